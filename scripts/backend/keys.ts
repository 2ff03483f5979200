/** The keys of the embedded backend. They work only on a developer's own machine. */
export const embeddedKeys = {
  publishable: 'sb_publishable_embedded_backend_only',
  secret: 'sb_secret_embedded_backend_only',
  jwtSecret: 'embedded-backend-only-embedded-backend-only',
  /** The key for functions that the database calls. */
  sender: 'sender_embedded_backend_only',
  /** The mailbox's API key, in place of an email provider's. */
  mail: 're_embedded_backend_only',
  /** Signs the mailbox's reports about emails, like the provider: base64 after the prefix. */
  mailWebhookSecret: 'whsec_ZW1iZWRkZWQtYmFja2VuZC1vbmx5',
} as const;

/** The text provider account that the mailbox stands in for. */
export const textKeys = {
  account: 'AC00000000000000000000000000000e0e',
  /** The account's auth token, which also signs reports about texts. */
  token: 'token_embedded_backend_only',
  /** The account's Messaging Service. */
  service: 'MG00000000000000000000000000000e0e',
};
