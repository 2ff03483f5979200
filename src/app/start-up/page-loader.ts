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
  /** Where the page stands, see `AppRoute`. */
  readonly path: string;
  /** Whether it exists in both languages. */
  readonly inBoth: boolean;
  /** The same, and search engines may list it. */
  readonly hasPair: boolean;
  readonly #load: () => Promise<ComponentType>;
  #state: 'absent' | 'prefetching' | 'loading' | 'ready' | 'failed' = 'absent';
  #arrival: Promise<ComponentType> | undefined;
  #component: ComponentType | undefined;

  constructor({ path, isPublic, spanish, load }: AppRoute) {
    this.path = path;
    this.inBoth = spanishOn && spanish === true;
    this.hasPair = this.inBoth && isPublic;
    this.#load = load;
  }

  /** The page, once its code is there. */
  get component(): ComponentType | undefined {
    return this.#component;
  }

  /** The page, now that it is to be shown. After a failure the same failure, until `retry`. */
  load(): Promise<ComponentType> {
    if (this.#state === 'prefetching') this.#state = 'loading';
    return this.#arrival ?? this.#begin('loading');
  }

  /** Gets the page that may be shown next. If its code is gone, the page on the screen stays as it is. */
  prefetch(): void {
    if (this.#state === 'absent') this.#begin('prefetching');
  }

  /** Forgets a failure. To be called once it is on the screen: any sooner, and React would wait for the next try. */
  retry(): void {
    if (this.#state === 'failed') this.#forget();
  }

  #begin(state: 'prefetching' | 'loading'): Promise<ComponentType> {
    this.#state = state;
    // While it is only prefetched, a missing file must not reload the page on the screen.
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
