import { words } from '@/content/en/review';

/** Where the link of the question leads: whether all is gone. */
export function Review(_: { token: string }) {
  return <h1 className="font-extrabold text-title">{words.heading}</h1>;
}
