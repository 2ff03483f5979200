import type { Ref } from 'react';
import { words } from '@/words/ui';

/** A field that people can neither see nor reach. Bots fill it in and give themselves away. */
export function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw]">
      <label>
        {words.honeypot}
        <input ref={ref} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
