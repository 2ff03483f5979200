import { clsx } from 'clsx';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { words } from '@/content/en/desk-list';

type SearchFieldProps = {
  value: string;
  onChange(value: string): void;
  /** Called on Enter. */
  onSubmit(): void;
};

/** The search field in the header, which filters as you type. `/` focuses it, Escape clears it. */
export function SearchField({ value, onChange, onSubmit }: SearchFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isFocused, setFocused] = useState(false);

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
    // biome-ignore lint/a11y/useSemanticElements: browsers from before 2023 give <search> no role.
    <form role="search" noValidate onSubmit={submit} className="relative min-w-0 grow sm:max-w-xl">
      <label htmlFor={id} className="sr-only">
        {words.find.label}
      </label>
      <Search className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-5 text-ink-soft" />
      <input
        ref={field}
        id={id}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={words.find.label}
        aria-describedby={`${id}-hint`}
        maxLength={120}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={clearByEscape}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        className={clsx(
          'block min-h-11 w-full truncate rounded-full border-2 border-field bg-white pl-10 text-base placeholder:text-ink-soft hover:border-ink-soft focus-visible:border-leaf focus-visible:outline-offset-0',
          value === '' ? 'pr-3' : 'pr-11',
        )}
      />
      {value !== '' && (
        <button
          type="button"
          aria-label={words.find.clear}
          onClick={clear}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-full hover:text-rust"
        >
          <X className="size-5" />
        </button>
      )}
      {/* Out of the way of what is found. */}
      <p
        id={`${id}-hint`}
        className={
          isFocused && value === ''
            ? 'absolute inset-x-0 top-full mt-2 rounded-card border border-line bg-paper p-3 text-sm shadow-lift'
            : 'sr-only'
        }
      >
        {words.find.hint}
      </p>
    </form>
  );
}

/** Whether a key press there is text input, or meant for a dialog. */
function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const isText = target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select');
  return isText || target.isContentEditable || target.closest('[role="dialog"]') !== null;
}
