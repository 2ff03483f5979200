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
import { OutOfState } from './out-of-state';

const book = addressIn(language, paths.book);

/** A capsule with the button inside. Where the words of the language don't fit beside each other, two rows. */
const look =
  language === 'es'
    ? {
        capsule: '@max-[27rem]:contents',
        input: '@max-[27rem]:border-field',
        button: '@max-[27rem]:mt-2 @max-[27rem]:w-full',
      }
    : {
        capsule: '@max-[21rem]:contents',
        input: '@max-[21rem]:border-field',
        button: '@max-[21rem]:mt-2 @max-[21rem]:w-full',
      };

type ZipFormProps = {
  /** The service to check there. */
  service?: ServiceSlug | '';
  /** A ZIP code of the place that the page is about. */
  example?: string | undefined;
  className: string;
};

/** A ZIP code, optional, and a button that leads to the booking form, which fills it in. Works without scripts, too. */
export function ZipForm({ service = '', example = '91335', className }: ZipFormProps) {
  const [note, setNote] = useState<'' | 'invalid' | 'outOfState'>('');
  const navigate = useNavigate();
  const isInvalid = note === 'invalid';

  function open(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // A second press, while the booking form is loading, must not add a history entry.
    if (window.location.pathname === book) return;
    trackEvent('book_now_clicked', { location: 'shared_component' });
    // Not in the address, where analytics could read it.
    navigate(paths.book, { state: `zip=${new FormData(event.currentTarget).get('zip')}&service=${service}` });
  }

  return (
    <form action={book} onSubmit={open} className={clsx('@container text-ink', className)}>
      <div
        className={clsx(
          'flex flex-wrap gap-2 rounded-panel border-2 border-field bg-white p-1 shadow-card',
          look.capsule,
        )}
      >
        <label className="relative block grow basis-32">
          <span className="pointer-events-none absolute top-2 right-2 left-5.5 truncate font-semibold text-ink-soft text-sm leading-tight">
            {words.label}
          </span>
          <input
            name="zip"
            inputMode="numeric"
            autoComplete="postal-code"
            placeholder={example}
            // Allows spaces around the ZIP code, and the digits of all scripts.
            pattern={`\\s*${ZIP_CODE.source.slice(1, -1).replaceAll('\\d', '\\p{Nd}')}\\s*`}
            aria-invalid={isInvalid}
            aria-describedby="zip-note"
            onChange={(event) => setNote(isOutOfState(event.target.value) ? 'outOfState' : '')}
            onInvalid={(event) => {
              event.preventDefault();
              setNote('invalid');
              event.currentTarget.focus();
            }}
            className={clsx(
              'min-h-14 w-full rounded-full border-2 border-transparent bg-white px-5 pt-5 font-semibold text-lg placeholder:font-normal placeholder:text-ink-soft/85',
              look.input,
            )}
          />
        </label>
        {/*
          The service is the value of the button, not of a hidden input: an input with a value would count as filled in,
          and links would wait for the page's code.
        */}
        <Button
          type="submit"
          size="lg"
          name={service && 'service'}
          value={service}
          className={clsx('grow px-6!', look.button)}
        >
          {words.quote}
        </Button>
      </div>
      <p id="zip-note" role="status" className="font-semibold text-sm not-empty:mt-2">
        {note === 'outOfState' && <OutOfState />}
        {isInvalid && <span className="block px-5 text-danger">{words.invalid}</span>}
      </p>
    </form>
  );
}
