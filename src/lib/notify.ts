export type Notice = {
  kind: 'success' | 'error';
  title: string;
  description?: string | undefined;
  /** Where to read more. A notice with a link stays until it is followed or closed. */
  link?: NoticeLink | undefined;
};

/** `to` is a path of the site, or a phone number such as `tel:+12135550142`. */
type NoticeLink = { label: string; to: string; state?: unknown };

type Show = (notice: Notice) => void;

let show: Show | undefined;
let wanted = false;
let waiting: Notice[] = [];
const onWanted = new Set<() => void>();

/** Shows a toast. Notices before the toaster is loaded are queued. */
export function notify(kind: Notice['kind'], title: string, description?: string, link?: NoticeLink): void {
  const notice = { kind, title, description, link };
  if (show) {
    show(notice);
    return;
  }
  waiting.push(notice);
  wanted = true;
  for (const each of onWanted) each();
}

/** Passes the queued notices, and then each new one, to the toaster. @returns a function that stops. */
export function listenForNotices(next: Show): () => void {
  show = next;
  for (const notice of waiting) next(notice);
  waiting = [];
  return () => {
    show = undefined;
  };
}

/** Whether there has been a notice on this visit. */
export function hasNotices(): boolean {
  return wanted;
}

/** Calls back at the first notice. @returns a function that stops. */
export function onFirstNotice(callback: () => void): () => void {
  onWanted.add(callback);
  return () => onWanted.delete(callback);
}
