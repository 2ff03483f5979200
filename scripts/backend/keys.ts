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
  /** The account with the text provider that the mailbox stands in for. */
  textAccount: 'AC00000000000000000000000000000e0e',
  /** What that account answers to, and what reports about texts are signed with. */
  textToken: 'token_embedded_backend_only',
  /** Its Messaging Service. */
  textService: 'MG00000000000000000000000000000e0e',
} as const;

/** The account with the text provider, as one. */
export const textKeys = {
  account: embeddedKeys.textAccount,
  token: embeddedKeys.textToken,
  service: embeddedKeys.textService,
};
