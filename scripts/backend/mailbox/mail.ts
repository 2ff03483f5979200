/** A mail that was sent, as `/mailbox.json` shows it. */
export type Mail = {
  /** ISO 8601. */
  at: string;
  to: string[];
  from: string;
  replyTo: string | null;
  subject: string;
  text: string | null;
  html: string | null;
  headers: Record<string, string>;
  idempotencyKey: string | null;
};

export type KeptMail = { id: string; mail: Mail };
