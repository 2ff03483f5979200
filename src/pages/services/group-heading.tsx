/** The heading of a group of services, and who the group is for. */
export function GroupHeading({ id, heading, lede }: { id: string; heading: string; lede: string }) {
  return (
    <>
      <h2 id={`${id}-heading`} className="text-heading">
        {heading}
      </h2>
      <p className="mt-2 max-w-prose text-ink-soft">{lede}</p>
    </>
  );
}
