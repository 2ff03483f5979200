/** A mail that was sent, as `/mailbox.json` shows it. */
export type Mail = {
  id: string;
  /** ISO 8601. */
  at: string;
  to: string[];
  from: string;
  replyTo: string | null;
  subject: string;
  text: string | null;
  html: string | null;
  headers: Record<string, string>;
  tags: { name: string; value: string }[];
  idempotencyKey: string | null;
};

/** A text that was sent, as `/mailbox/texts.json` shows it. */
export type Text = {
  id: string;
  /** ISO 8601. */
  at: string;
  /** E.164. */
  to: string;
  body: string;
  /** `accepted`, until it is said what became of it. */
  status: 'accepted' | TextEvent;
  /** Where the site wants to hear of it. */
  statusCallback: string | null;
};

/** What somebody answered to a text. */
export type Reply = {
  /** E.164. */
  from: string;
  body: string;
};

export const mailEvents = ['delivered', 'bounced', 'complained', 'delayed'] as const;
export type MailEvent = (typeof mailEvents)[number];

export const textEvents = ['delivered', 'undelivered', 'failed'] as const;
export type TextEvent = (typeof textEvents)[number];

/** What the site was told, and what it answered. */
type Told = {
  /** ISO 8601. */
  at: string;
  /** The status of the site's answer; null if nobody answered. */
  status: number | null;
};

/** What the site was told of a message. */
export type Report = Told & { event: MailEvent | TextEvent };

/** A reply that the site was told of. */
export type ToldReply = Told & Reply;
