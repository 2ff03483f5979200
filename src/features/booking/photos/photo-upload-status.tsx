import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { awaitsPhotos, type RecentRequest } from '@/lib/recent-requests';
import { words } from '@/words/booking';
import { startUpload, useUpload } from './upload-store';

/** The upload progress of a request's photos. Resumes missing uploads, as after a reload. */
export function PhotoUploadStatus({ request }: { request: RecentRequest }) {
  const upload = useUpload(request.leadId);

  useEffect(() => {
    if (awaitsPhotos(request)) void startUpload(request);
  }, [request]);

  if (!upload) return null;
  const { total, done, failed } = upload.progress;
  return (
    <div className="mt-5 rounded-card bg-sand/60 p-5">
      <p role="status" className="font-semibold">
        {words.upload[upload.kind](total, done + failed)}
      </p>
      {upload.kind === 'running' && (
        <progress
          value={done + failed}
          max={total}
          aria-label={words.upload.label}
          className="mt-2 h-2.5 w-full accent-leaf"
        />
      )}
      {upload.kind === 'failed' && (
        <Button variant="secondary" className="mt-3" onClick={() => void startUpload(request)} data-print="hide">
          {words.upload.again}
        </Button>
      )}
    </div>
  );
}
