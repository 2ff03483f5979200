import { mailReport } from './mail-reports.ts';
import {
  type Mail,
  type MailEvent,
  mailEvents,
  type Reply,
  type Report,
  type Text,
  type TextEvent,
  type ToldReply,
  textEvents,
} from './messages.ts';
import type { TextKeys } from './text-provider.ts';
import { replyReport, textReport } from './text-reports.ts';

export type SiteOptions = {
  /** Where the providers report: the function `delivery-reports`. */
  reportsUrl: string;
  /** What reports about mails are signed with. */
  mailWebhookSecret: string;
  text: TextKeys;
  /** How many replies are kept, of the newest. */
  maxReplies: number;
};

/** Tells the site what became of messages, as the providers do, and keeps what it was told. */
export function createTeller({ reportsUrl, mailWebhookSecret, text: keys, maxReplies }: SiteOptions) {
  const reports = new Map<string, Report>();
  let replies: ToldReply[] = [];

  async function tell(address: string, request: RequestInit): Promise<number | null> {
    try {
      const response = await fetch(address, request);
      await response.body?.cancel();
      return response.status;
    } catch {
      return null;
    }
  }

  async function report(id: string, event: Report['event'], address: string, request: RequestInit) {
    const status = await tell(address, request);
    const told = { at: new Date().toISOString(), event, status };
    reports.set(id, told);
    return told;
  }

  return {
    /** What the site was told last of a message, if anything. */
    reportOf: (id: string): Report | undefined => reports.get(id),
    /** Newest first. */
    replies: (): readonly ToldReply[] => replies,
    forgetReplies() {
      replies = [];
    },
    ofMail: (mail: Mail, event: MailEvent, bounceType?: string): Promise<Report> =>
      report(mail.id, event, reportsUrl, mailReport(mail, event, mailWebhookSecret, bounceType)),
    /** To the address that came with the text. */
    ofText: (text: Text, event: TextEvent, address: string, code?: string): Promise<Report> =>
      report(text.id, event, address, textReport(text, event, address, keys, code)),
    async ofReply(reply: Reply): Promise<ToldReply> {
      const status = await tell(reportsUrl, replyReport(reply, reportsUrl, keys));
      const told = { ...reply, at: new Date().toISOString(), status };
      replies = [told, ...replies].slice(0, maxReplies);
      return told;
    },
  };
}

/** Whether a provider of mails says so. */
export function isMailEvent(event: string): event is MailEvent {
  return mailEvents.some((each) => each === event);
}

/** Whether a provider of texts says so. */
export function isTextEvent(event: string): event is TextEvent {
  return textEvents.some((each) => each === event);
}
