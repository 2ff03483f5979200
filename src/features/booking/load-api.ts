/** Loads the Supabase client late, shortly before the visitor can submit, because it is large. */
export function loadApi() {
  return import('./api');
}
