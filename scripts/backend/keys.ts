/** The keys of the embedded backend. They open nothing but a developer's own machine. */
export const embeddedKeys = {
  publishable: 'sb_publishable_embedded_backend_only',
  secret: 'sb_secret_embedded_backend_only',
  jwtSecret: 'embedded-backend-only-embedded-backend-only',
  /** What the functions answer to that the database wakes. */
  sender: 'sender_embedded_backend_only',
  /** What the mailbox answers to, in place of a mail provider. */
  mail: 're_embedded_backend_only',
  /** What the mailbox signs reports about mails with, as the provider does: base64 after the prefix. */
  mailWebhookSecret: 'whsec_ZW1iZWRkZWQtYmFja2VuZC1vbmx5',
} as const;

/** The account with the text provider that the mailbox stands in for. */
export const textKeys = {
  account: 'AC00000000000000000000000000000e0e',
  /** What that account answers to, and what reports about texts are signed with. */
  token: 'token_embedded_backend_only',
  /** Its Messaging Service. */
  service: 'MG00000000000000000000000000000e0e',
};
