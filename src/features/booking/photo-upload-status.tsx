import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { readPhotos, savePhotos } from './draft';
import { type UploadProgress, uploadPhotos } from './photo-upload';
import { type RecentRequest, rememberRequest } from './recent-requests';

/** How long a lead takes photos, in milliseconds. The database refuses them after that. */
const OPEN_MS = 3_600_000;

/** One upload per lead, however often the confirmation is shown. */
const running = new Map<string, Promise<boolean>>();

type State = { kind: 'none' } | { kind: 'running' | 'done' | 'failed'; progress: UploadProgress };

/** Uploads the photos of a request that was just sent, and shows how far it is. Leaving the page meanwhile is warned of. */
export function PhotoUpload({ request }: { request: RecentRequest }) {
  const [attempt, setAttempt] = useState(1);
  // What the list of requests says later, that they have arrived, shall not take the message away.
  const [isWanted] = useState(request.wantsPhotos && Date.now() - request.submittedAt < OPEN_MS);
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

async function upload(request: RecentRequest, show: (state: State) => void) {
  const { leadId } = request;
  const photos = await readPhotos(leadId);
  if (photos.length === 0) return;
  let progress: UploadProgress = { total: photos.length, done: 0, failed: 0 };
  show({ kind: 'running', progress });
  const result =
    running.get(leadId) ??
    uploadPhotos(request, photos, (next) => {
      progress = next;
      show({ kind: 'running', progress });
    }).finally(() => running.delete(leadId));
  running.set(leadId, result);
  if (await result) {
    rememberRequest({ ...request, wantsPhotos: false });
    await savePhotos(leadId, []);
    show({ kind: 'done', progress: { ...progress, done: photos.length } });
  } else {
    show({ kind: 'failed', progress });
  }
}
