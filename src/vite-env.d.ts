interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_PUBLISHABLE_KEY: string;
  readonly VITE_SITE_NAME?: string;
  readonly VITE_SITE_URL?: string;
  readonly VITE_SITE_EMAIL?: string;
  readonly VITE_SITE_PHONE?: string;
  readonly VITE_SITE_TRUST_CLAIM?: string;
  readonly VITE_SITE_LEGAL_NAME?: string;
  readonly VITE_SITE_LEGAL_ADDRESS?: string;
  readonly VITE_SITE_HOW_PAID?: string;
  readonly VITE_SITE_HAULER_COST?: string;
  /** Read by `scripts/build/claims.ts`. */
  readonly VITE_SITE_PICKUP_CLAIM?: string;
  /** Read by `scripts/build/claims.ts`. */
  readonly VITE_SITE_ARRIVAL_CLAIM?: string;
  readonly VITE_GA_MEASUREMENT_ID?: string;
  readonly VITE_TEXTS?: string;
  readonly VITE_REPORTS?: string;
  readonly VITE_JOB_OFFLINE?: string;
  /** Set by `scripts/build/site-language.ts`, not the environment. */
  readonly SITE_LANGUAGE: 'en' | 'es';
  readonly VITE_SPANISH: 'on' | 'off';
  readonly VITE_SITE_ANSWERS_SPANISH?: string;
}

interface Window {
  dataLayer?: unknown[];
}

interface Navigator {
  /** Not in every browser. */
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  /** Not in every browser. */
  readonly globalPrivacyControl?: boolean;
}

interface PerformanceObserverInit {
  /** Of events, in milliseconds. TypeScript does not know it yet. */
  durationThreshold?: number;
}

interface WindowEventMap {
  /**
   * The page is about to be reloaded. Listeners with requests in progress add a promise, which the reload waits for.
   */
  beforereload: CustomEvent<Promise<void>[]>;
  /** A page broke, with the error; the visitor sees `PageFault`. */
  boundary: CustomEvent<unknown>;
}

/** From `scripts/build/reviews-plugin.ts`, in the build's language. With too few reviews, the lists are empty. */
declare module 'virtual:reviews/home' {
  import type { PublishedReview } from '@/content/shapes/published-review';

  /** Up to 3. */
  export const reviews: readonly PublishedReview[];
  /** How often the promise was kept, as a sentence; null with too few requests. */
  export const promise: string | null;
  /** Undefined unless the reviews are samples. */
  export const sampleClaim: string | undefined;
}

declare module 'virtual:reviews/figures' {
  /** How many customers were asked, answered and are published, as a sentence; null if nothing was read. */
  export const counts: string | null;
  /** The note that the reviews are samples; undefined if they are not. */
  export const sampleNote: string | undefined;
}

declare module 'virtual:reviews/all' {
  import type { KeptWords, PublishedReview, ReviewFigures } from '@/content/shapes/published-review';

  /** Up to 200. */
  export const reviews: readonly PublishedReview[];
  export const figures: ReviewFigures | null;
  /** Null with too few pickups. */
  export const kept: KeptWords | null;
}

/** From `scripts/build/claims.ts`, in the build's language. Constants, so that what isn't said is in no file. */
declare module 'virtual:reviews/claims' {
  /** Within how many hours pages say that most pickups happen; null if they don't. */
  export const pickupTime: string | null;
  /** Within how many hours of booking pages say that haulers may arrive; null if they don't. */
  export const arrivalTime: string | null;
  /** What replaces both once it is measured, as a sentence; otherwise null. */
  export const pickupFigure: string | null;
  /** Whether pages say that many haulers are family-owned. */
  export const manyFamilyOwned: boolean;
}

/** From `scripts/build/reviews-plugin.ts`, in the build's language. */
declare module 'virtual:prices/all' {
  /** What people paid for all loads; null with too few pickups, and on a demo. */
  export const paid: string | null;
}

/** From the same. */
declare module 'virtual:prices/home' {
  import type { LoadSize } from '@functions/domain/load-sizes.ts';

  /** What half paid for a load, such as "$215 to $290"; empty if most loads have too few pickups, and on a demo. */
  export const loads: Partial<Record<LoadSize, string>>;
  /** The same for all loads, as sentences; null with too few pickups. */
  export const allLoads: string | null;
  /** As in `virtual:prices/all`. */
  export const paid: string | null;
}

/** Only for the page of prices and the booking form: up to 96 figures. */
declare module 'virtual:prices/table' {
  import type { PriceFigure } from '@/content/shapes/price-figure';

  export const figures: readonly PriceFigure[];
  /** When they were counted, as a sentence; null if there are none. */
  export const counted: string | null;
  /** What people paid for all loads. */
  export const paid: string | null;
  /** The note that the figures are samples; undefined if they are not. */
  export const sampleNote: string | undefined;
}
