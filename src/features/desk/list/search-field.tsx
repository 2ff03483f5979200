import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { words } from '@/content/en/desk-list';

type SearchFieldProps = {
  value: string;
  onChange(value: string): void;
  /** Called on Enter or by the button. */
  onSubmit(): void;
};

/** The search field, which filters as you type. `/` focuses it, Escape clears it. */
export function SearchField({ value, onChange, onSubmit }: SearchFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const listening = new AbortController();
    function goThere(event: globalThis.KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    }
    document.addEventListener('keydown', goThere, { signal: listening.signal });
    return () => listening.abort();
  }, []);

  function clear() {
    onChange('');
    field.current?.focus();
  }

  function clearByEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    clear();
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form noValidate onSubmit={submit}>
      <label htmlFor={id} className="font-semibold">
        {words.find.label}
      </label>
      <p id={`${id}-hint`} className="text-ink-soft text-sm">
        {words.find.hint}
      </p>
      <div className="mt-1.5 flex flex-wrap gap-x-3 gap-y-2">
        <input
          ref={field}
          id={id}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          maxLength={120}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={clearByEscape}
          className="block min-h-12 w-full min-w-0 rounded-xl border-2 border-field bg-white px-4 py-2.5 text-base hover:border-ink-soft focus-visible:border-leaf focus-visible:outline-offset-0 sm:w-auto sm:grow"
        />
        {value !== '' && (
          <>
            <Button type="submit" variant="secondary">
              {words.find.submit}
            </Button>
            <Button variant="quiet" onClick={clear}>
              {words.find.clear}
            </Button>
          </>
        )}
      </div>
    </form>
  );
}

/** Whether a key press there is text input, or meant for a dialog. */
function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const isText = target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select');
  return isText || target.isContentEditable || target.closest('[role="dialog"]') !== null;
}
