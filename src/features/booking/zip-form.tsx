import { isOutOfState, ZIP_CODE } from '@functions/domain/zip-code.ts';
import { clsx } from 'clsx';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import type { ServiceSlug } from '@/content/facts/services';
import { trackEvent } from '@/lib/analytics/track-event';
import { addressIn, language } from '@/lib/language';
import { paths } from '@/lib/paths';
import { words } from '@/words/zip-form';

const book = addressIn(language, paths.book);

/**
 * A ZIP code, optional, and a button that leads to the booking form, which fills it in. Works without scripts, too.
 *
 * @param service the service to check there.
 */
export function ZipForm({ service = '', className }: { service?: ServiceSlug | ''; className: string }) {
  const [note, setNote] = useState('');
  const navigate = useNavigate();
  const isInvalid = note === words.invalid;

  function open(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // A second press, while the booking form is loading, must not add a history entry.
    if (window.location.pathname === book) return;
    trackEvent('book_now_clicked', { location: 'shared_component' });
    // Not in the address, where analytics could read it.
    navigate(paths.book, { state: `zip=${new FormData(event.currentTarget).get('zip')}&service=${service}` });
  }

  return (
    <form action={book} onSubmit={open} className={className}>
      <div className="flex flex-wrap gap-1 rounded-panel border-2 border-field bg-white p-1 shadow-card">
        <label className="relative grow basis-36">
          <span className="absolute top-2 left-5 font-semibold text-ink-soft text-xs">{words.label}</span>
          <input
            name="zip"
            inputMode="numeric"
            autoComplete="postal-code"
            // Allows spaces around the ZIP code, and the digits of all scripts.
            pattern={`\\s*${ZIP_CODE.source.slice(1, -1).replaceAll('\\d', '\\p{Nd}')}\\s*`}
            aria-invalid={isInvalid}
            aria-describedby="zip-note"
            onChange={(event) => setNote(isOutOfState(event.target.value) ? words.outOfState : '')}
            onInvalid={(event) => {
              event.preventDefault();
              setNote(words.invalid);
              event.currentTarget.focus();
            }}
            className="min-h-14 w-full rounded-full px-5 pt-5 font-semibold text-lg"
          />
        </label>
        {/*
          The service is the value of the button, not of a hidden input: an input with a value would count as filled in,
          and links would wait for the page's code.
        */}
        <Button type="submit" size="lg" name={service && 'service'} value={service} className="grow px-6!">
          {words.quote}
        </Button>
      </div>
      <p
        id="zip-note"
        role="status"
        className={clsx('px-5 font-semibold text-sm not-empty:mt-2', isInvalid && 'text-danger')}
      >
        {note}
      </p>
    </form>
  );
}
