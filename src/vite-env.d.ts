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
  readonly VITE_GA_MEASUREMENT_ID?: string;
  readonly VITE_TEXTS?: string;
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

interface WindowEventMap {
  /** The page is about to be loaded again. Who has something on its way adds a promise for it, and is waited for. */
  beforereload: CustomEvent<Promise<void>[]>;
}
