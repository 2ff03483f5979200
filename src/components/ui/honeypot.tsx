import type { Ref } from 'react';
import { words as english } from '@/content/en/ui';
import { useWords } from '@/lib/words';

/** A field that people neither see nor reach. Scripts fill it in, and give themselves away. */
export function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
  const words = useWords('ui', english);
  return (
    <div aria-hidden="true" className="absolute -left-[200vw]">
      <label>
        {words.honeypot}
        <input ref={ref} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
