/** Keeps a name from breaking across two lines. The narrowest phones, under 360 px, may break it: it would not fit. */
export function OnOneLine({ children }: { children: string }) {
  return <span className="min-[22.5rem]:whitespace-nowrap">{children}</span>;
}
