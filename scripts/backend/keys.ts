/** The keys of the embedded backend. They open nothing but a developer's own machine. */
export const embeddedKeys = {
  publishable: 'sb_publishable_embedded_backend_only',
  secret: 'sb_secret_embedded_backend_only',
  jwtSecret: 'embedded-backend-only-embedded-backend-only',
} as const;
