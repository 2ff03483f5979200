/** A name that stays on one line, save on the smallest phones. */
export function Unbroken({ children }: { children: string }) {
  return <span className="min-[22.5rem]:whitespace-nowrap">{children}</span>;
}
