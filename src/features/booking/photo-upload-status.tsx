import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { readPhotos, savePhotos } from './draft';
import { type UploadProgress, uploadPhotos } from './photo-upload';
import type { Photo } from './photos';
import { awaitsPhotos, type RecentRequest, rememberRequest } from './recent-requests';

type State = { kind: 'none' } | { kind: 'running' | 'done' | 'failed'; progress: UploadProgress };

type Upload = {
  progress: UploadProgress;
  /** Whether every photo has arrived. */
  result: Promise<boolean>;
  /** Tells the confirmation that was opened last. */
  show(state: State): void;
};

/** One upload per lead, however often the confirmation is shown. */
const running = new Map<string, Upload>();

/** Uploads the photos of a request that was just sent, and shows how far it is. Leaving the page meanwhile is warned of. */
export function PhotoUpload({ request }: { request: RecentRequest }) {
  const [attempt, setAttempt] = useState(1);
  // What the list of requests says later, that they have arrived, shall not take the message away.
  const [isWanted] = useState(() => awaitsPhotos(request));
  return isWanted ? <UploadAttempt key={attempt} request={request} onRetry={() => setAttempt(attempt + 1)} /> : null;
}

function UploadAttempt({ request, onRetry }: { request: RecentRequest; onRetry(): void }) {
  const [state, setState] = useState<State>({ kind: 'none' });
  const [sentRequest] = useState(request);

  useEffect(() => {
    let isShown = true;
    void upload(sentRequest, (next) => {
      if (isShown) setState(next);
    });
    return () => {
      isShown = false;
    };
  }, [sentRequest]);

  useEffect(() => {
    if (state.kind !== 'running') return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [state.kind]);

  if (state.kind === 'none') return null;
  const { total, done, failed } = state.progress;
  const photos = total === 1 ? 'photo' : 'photos';
  return (
    <div className="mt-5 rounded-card bg-sand/60 p-5">
      <p role="status" className="font-semibold">
        {state.kind === 'running' && `Uploading ${done + failed} of ${total} ${photos}…`}
        {state.kind === 'done' && `${total} ${photos} uploaded`}
        {state.kind === 'failed' && 'Some photos did not get through. Your request is safe without them.'}
      </p>
      {state.kind === 'running' && (
        <progress
          value={done + failed}
          max={total}
          aria-label="Photo upload"
          className="mt-2 h-2.5 w-full accent-leaf"
        />
      )}
      {state.kind === 'failed' && (
        <Button variant="secondary" className="mt-3" onClick={onRetry} data-print="hide">
          Try the photos again
        </Button>
      )}
    </div>
  );
}

async function upload(request: RecentRequest, show: Upload['show']) {
  const { leadId } = request;
  const photos = await readPhotos(leadId);
  if (photos.length === 0) return;
  const current = running.get(leadId) ?? start(request, photos);
  current.show = show;
  show({ kind: 'running', progress: current.progress });
  if (await current.result) {
    rememberRequest({ ...request, wantsPhotos: false });
    await savePhotos(leadId, []);
    show({ kind: 'done', progress: current.progress });
  } else {
    show({ kind: 'failed', progress: current.progress });
  }
}

function start(request: RecentRequest, photos: readonly Photo[]): Upload {
  const started: Upload = {
    progress: { total: photos.length, done: 0, failed: 0 },
    result: uploadPhotos(request, photos, (progress) => {
      started.progress = progress;
      started.show({ kind: 'running', progress });
    }).finally(() => running.delete(request.leadId)),
    show() {},
  };
  running.set(request.leadId, started);
  return started;
}
