/** The keys of the embedded backend. They open nothing but a developer's own machine. */
export const embeddedKeys = {
  publishable: 'sb_publishable_embedded_backend_only',
  secret: 'sb_secret_embedded_backend_only',
  jwtSecret: 'embedded-backend-only-embedded-backend-only',
  /** What the functions answer to that the database wakes. */
  sender: 'sender_embedded_backend_only',
  /** What the mailbox answers to, in place of a mail provider. */
  mail: 're_embedded_backend_only',
} as const;
