/** Keeps a name on one line. The narrowest phones, under 360 px, can break it, because it would not fit. */
export function OnOneLine({ children }: { children: string }) {
  return <span className="min-[22.5rem]:whitespace-nowrap">{children}</span>;
}
