/** Keeps a name on one line if it fits. */
export function OnOneLine({ children }: { children: string }) {
  return <span className="inline-block max-w-full">{children}</span>;
}
