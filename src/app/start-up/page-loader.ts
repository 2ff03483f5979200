import type { ComponentType } from 'react';
import { spanishOn } from '@/lib/env';
import { withoutReload } from '@/lib/without-reload';
import type { AppRoute } from '../routes';

/**
 * The code of one page, with all its words.
 *
 *     absent ── prefetch ──▶ prefetching ── load ──▶ loading ──▶ failed
 *       ▲ ▲                    │      │                │  ▲        │
 *       │ └────── is gone ─────┘      └───▶ ready ◀────┘  │        │
 *       │                                                 │        │
 *       ├───────────────── load ──────────────────────────┘        │
 *       └───────────────── retry ──────────────────────────────────┘
 */
export class PageLoader {
  /** The page's path, see `AppRoute`. */
  readonly path: string;
  /** Whether it exists in both languages. */
  readonly inBoth: boolean;
  /** Whether it exists in both languages and is listed by search engines. */
  readonly hasTranslation: boolean;
  /** Its header and footer, see `AppRoute`. */
  readonly layout: AppRoute['layout'];
  readonly #load: () => Promise<ComponentType>;
  #state: 'absent' | 'prefetching' | 'loading' | 'ready' | 'failed' = 'absent';
  #arrival: Promise<ComponentType> | undefined;
  #component: ComponentType | undefined;

  constructor({ path, isPublic, spanish, layout, load }: AppRoute) {
    this.path = path;
    this.inBoth = spanishOn && spanish === true;
    this.hasTranslation = this.inBoth && isPublic;
    this.layout = layout;
    this.#load = load;
  }

  /** The page, once its code is loaded. */
  get component(): ComponentType | undefined {
    return this.#component;
  }

  /** Loads the page to show it. After a failure, rejects with the same error until `retry`. */
  load(): Promise<ComponentType> {
    if (this.#state === 'prefetching') this.#state = 'loading';
    return this.#arrival ?? this.#begin('loading');
  }

  /** Loads a page that may be shown next. If its code is missing, the current page stays as it is. */
  prefetch(): void {
    if (this.#state === 'absent') this.#begin('prefetching');
  }

  /** Clears a failure. Call it only after the error is rendered: earlier, React would suspend on the next try. */
  retry(): void {
    if (this.#state === 'failed') this.#forget();
  }

  #begin(state: 'prefetching' | 'loading'): Promise<ComponentType> {
    this.#state = state;
    // During a prefetch, a missing file must not reload the current page.
    const arrival = withoutReload(
      () => this.#load(),
      () => this.#state === 'prefetching',
    );
    this.#arrival = arrival;
    arrival.then(
      (Page) => {
        this.#component = Page;
        this.#state = 'ready';
      },
      () => {
        if (this.#state === 'prefetching') this.#forget();
        else this.#state = 'failed';
      },
    );
    return arrival;
  }

  #forget(): void {
    this.#state = 'absent';
    this.#arrival = undefined;
  }
}
