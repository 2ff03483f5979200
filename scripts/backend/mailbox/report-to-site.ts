import { mailReport } from './mail-reports.ts';
import {
  type Mail,
  type MailEvent,
  mailEvents,
  type Reply,
  type Report,
  type ReportedReply,
  type Text,
  type TextEvent,
  textEvents,
} from './messages.ts';
import type { TextKeys } from './text-provider.ts';
import { replyReport, textReport } from './text-reports.ts';

export type SiteOptions = {
  /** Where the providers send reports: the function `delivery-reports`. */
  reportsUrl: string;
  /** Signs reports about emails. */
  mailWebhookSecret: string;
  text: TextKeys;
  /** How many of the newest replies are kept. */
  maxReplies: number;
};

/** Reports delivery events to the site, as the providers do, and keeps the reports. */
export function createReporter({ reportsUrl, mailWebhookSecret, text: keys, maxReplies }: SiteOptions) {
  const reports = new Map<string, Report>();
  let replies: ReportedReply[] = [];

  async function post(address: string, request: RequestInit): Promise<number | null> {
    try {
      const response = await fetch(address, request);
      await response.body?.cancel();
      return response.status;
    } catch {
      return null;
    }
  }

  async function report(id: string, event: Report['event'], address: string, request: RequestInit) {
    const status = await post(address, request);
    const result = { at: new Date().toISOString(), event, status };
    reports.set(id, result);
    return result;
  }

  return {
    /** The last report about a message, if any. */
    reportOf: (id: string): Report | undefined => reports.get(id),
    /** Newest first. */
    replies: (): readonly ReportedReply[] => replies,
    forgetReplies() {
      replies = [];
    },
    ofMail: (mail: Mail, event: MailEvent, bounceType?: string): Promise<Report> =>
      report(mail.id, event, reportsUrl, mailReport(mail, event, mailWebhookSecret, bounceType)),
    /** To the callback address that the site sent with the text. */
    ofText: (text: Text, event: TextEvent, address: string, code?: string): Promise<Report> =>
      report(text.id, event, address, textReport(text, event, address, keys, code)),
    async ofReply(reply: Reply): Promise<ReportedReply> {
      const status = await post(reportsUrl, replyReport(reply, reportsUrl, keys));
      const result = { ...reply, at: new Date().toISOString(), status };
      replies = [result, ...replies].slice(0, maxReplies);
      return result;
    },
  };
}

/** Whether an email provider reports this event. */
export function isMailEvent(event: string): event is MailEvent {
  return mailEvents.some((each) => each === event);
}

/** Whether a text provider reports this event. */
export function isTextEvent(event: string): event is TextEvent {
  return textEvents.some((each) => each === event);
}
