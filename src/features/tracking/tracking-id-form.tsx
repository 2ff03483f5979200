import { formatTrackingId, parseTrackingId } from '@functions/domain/tracking-id.ts';
import { clsx } from 'clsx';
import { type SubmitEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { TextField } from '@/components/fields/field';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/paths';
import { words } from '@/words/tracking';
import { SentFromThisDevice } from './sent-from-this-device';

type TrackingIdFormProps = {
  /** Whether the address has no ID, so that the form is what the page is for. */
  isWithoutId?: boolean;
};

/** A form for a tracking ID, with the requests sent from this device. */
export function TrackingIdForm({ isWithoutId = false }: TrackingIdFormProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const navigate = useNavigate();
  const id = useId();

  function view(event: SubmitEvent) {
    event.preventDefault();
    const trackingId = parseTrackingId(text);
    if (trackingId) navigate(paths.track(formatTrackingId(trackingId)));
    else setError(text.trim() === '' ? words.noTrackingId : words.trackingIdForm.malformed);
  }

  return (
    <>
      {/* The method: a press before the code has loaded does nothing. */}
      <form method="dialog" noValidate onSubmit={view} className="max-w-md">
        <TextField
          id={id}
          label={words.trackingIdForm.label}
          hint={
            <>
              <span>{words.trackingIdForm.hint}</span>
              {isWithoutId && !error && (
                <span aria-hidden={text !== ''} className={clsx('mt-1 block', text && 'invisible')}>
                  <span>{words.noTrackingId}</span>.
                </span>
              )}
            </>
          }
          isLarge
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={text}
          error={error}
          onChange={(event) => {
            setText(event.target.value);
            setError(undefined);
          }}
        />
        <Button type="submit" variant={isWithoutId ? 'primary' : 'secondary'} size="lg" className="mt-4 max-sm:w-full">
          {words.trackingIdForm.submit}
        </Button>
      </form>
      <SentFromThisDevice />
    </>
  );
}
