type Pressable = HTMLAnchorElement | HTMLButtonElement;

/** Presses that wait for the site's code. */
export type PressHold = {
  /** The link that was pressed last, unless a button was pressed after it. */
  link(): HTMLAnchorElement | undefined;
  /** Stops holding and does the last press, once. */
  release(): void;
};

/**
 * Holds back presses, by tap, click or key, that only the site's code can answer, until it is there. What the browser
 * answers by itself goes through: the menu, telephone numbers, links within the page. What is typed or ticked early is
 * the forms' own business.
 */
export function holdPresses(area: Element): PressHold {
  const holding = new AbortController();
  let pressed: Pressable | undefined;

  function pressedBy({ target }: Event): Pressable | null {
    const found = target instanceof Element ? target.closest<Pressable>('a, button') : null;
    return found && area.contains(found) ? found : null;
  }

  function hold(event: MouseEvent) {
    const target = pressedBy(event);
    if (!target || !needsCode(target)) return;
    // A click with a key held down opens a tab or a menu, which is the browser's own business.
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = target;
  }

  /** A disabled button gets no click. In a form with something ticked, it is the missing code that keeps it disabled. */
  function holdDisabled(event: PointerEvent) {
    const target = pressedBy(event);
    if (target instanceof HTMLButtonElement && target.disabled && target.form?.querySelector(':checked')) {
      pressed = target;
    }
  }

  // On the window, and so ahead of React, which drops clicks on what it has not brought to life.
  const options = { capture: true, signal: holding.signal };
  window.addEventListener('click', hold, options);
  window.addEventListener('pointerup', holdDisabled, options);
  return {
    link: () => (pressed instanceof HTMLAnchorElement ? pressed : undefined),
    release() {
      holding.abort();
      if (pressed instanceof HTMLButtonElement && pressed.disabled) pressOnceEnabled(pressed);
      else pressed?.click();
      pressed = undefined;
    },
  };
}

function needsCode(target: Pressable): boolean {
  if (target instanceof HTMLButtonElement) return target.popoverTargetElement === null;
  const isWithinPage = target.pathname === window.location.pathname && target.hash !== '';
  return target.origin === window.location.origin && target.target === '' && !isWithinPage;
}

/** Presses a button when it is enabled, unless the visitor goes on to something else before. */
function pressOnceEnabled(button: HTMLButtonElement): void {
  const waiting = new AbortController();
  const observer = new MutationObserver(() => {
    if (button.disabled) return;
    waiting.abort();
    button.click();
  });
  observer.observe(button, { attributeFilter: ['disabled'] });
  waiting.signal.addEventListener('abort', () => observer.disconnect());
  for (const sign of ['pointerdown', 'keydown']) {
    window.addEventListener(sign, () => waiting.abort(), { capture: true, signal: waiting.signal });
  }
}
