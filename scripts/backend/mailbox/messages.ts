/** An email that was sent, as in `/mailbox.json`. */
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

/** A text that was sent, as in `/mailbox/texts.json`. */
export type Text = {
  id: string;
  /** ISO 8601. */
  at: string;
  /** E.164. */
  to: string;
  body: string;
  /** `accepted` until a delivery event is reported. */
  status: 'accepted' | TextEvent;
  /** Where the site wants status callbacks. */
  statusCallback: string | null;
};

export type Reply = {
  /** E.164. */
  from: string;
  body: string;
};

export const mailEvents = ['delivered', 'bounced', 'complained', 'delayed'] as const;
export type MailEvent = (typeof mailEvents)[number];

export const textEvents = ['delivered', 'undelivered', 'failed'] as const;
export type TextEvent = (typeof textEvents)[number];

/** A report to the site, and its response. */
type SiteResponse = {
  /** ISO 8601. */
  at: string;
  /** The status of the site's response; null if there was none. */
  status: number | null;
};

/** The last delivery event reported for a message. */
export type Report = SiteResponse & { event: MailEvent | TextEvent };

/** A reply that was reported to the site. */
export type ReportedReply = SiteResponse & Reply;
