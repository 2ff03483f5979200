import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderMail } from './mail-view.ts';
import { escapeHtml, renderTime } from './markup.ts';
import type { Mail, Report, ReportedReply, Text } from './messages.ts';
import { renderConversation } from './text-view.ts';
import { eventLabels, phoneInWords } from './words.ts';

/** More would make the page slow; the rest is in `/mailbox.json`. */
const MAX_LISTED = 200;

const style = readFileSync(path.join(import.meta.dirname, 'page.css'), 'utf8');
const script = readFileSync(path.join(import.meta.dirname, 'page.js'), 'utf8');

/** The page's data; each list newest first. */
export type Shown = {
  mails: readonly Mail[];
  texts: readonly Text[];
  replies: readonly ReportedReply[];
  /** The last delivery event reported for a message. */
  reportOf(id: string): Report | undefined;
  /** Whether the provider refuses texts to this number. */
  isStopped(phone: string): boolean;
};

/** A line of the list. */
type Entry = { kind: 'Email' | 'Text'; id: string; at: string; href: string; title: string; to: string };

/**
 * The page's Content Security Policy. The frame that shows an email inherits it, and emails bring styles of their own,
 * so inline styles are allowed and nothing else.
 *
 * @param pictureOrigin origin of the pictures that the page can show.
 */
export function contentSecurityPolicy(pictureOrigin: string): string {
  return [
    "default-src 'none'",
    `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    "style-src 'unsafe-inline'",
    `img-src data: ${pictureOrigin}`.trim(),
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The mailbox page. Message content is escaped, or shown in a frame without scripts. Elements with a `data-live` name
 * are replaced by newer versions while the page is open.
 *
 * @param chosenId the email or text to show, if any.
 */
export function renderPage(shown: Shown, chosenId: string | null): string {
  const chosen = renderChosen(shown, chosenId);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${chosen ? `${escapeHtml(chosen.title)} – ` : ''}Mailbox</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body${chosen ? ' class="has-message"' : ''}>
<header>
<h1>Mailbox</h1>
<p role="status" id="count" data-live="count">${countOf(shown)}</p>
<button type="button" id="empty" aria-label="Empty the mailbox">Empty</button>
</header>
<main>
<nav aria-label="Messages" id="list" data-live="list">${renderList(shown, chosenId)}</nav>
<div id="shown">${chosen ? `<a class="back" href="/mailbox">All messages</a>${chosen.html}` : renderHint(shown)}</div>
</main>
<script>${script}</script>
</body>
</html>`;
}

function renderChosen(shown: Shown, id: string | null): { title: string; html: string } | null {
  const mail = shown.mails.find((each) => each.id === id);
  if (mail) return { title: mail.subject, html: renderMail(mail, shown.reportOf(mail.id)) };
  const text = shown.texts.find((each) => each.id === id);
  return text ? { title: `Text to ${phoneInWords(text.to)}`, html: renderConversation(text, shown) } : null;
}

function countOf({ mails, texts }: Shown): string {
  const counts = [counted(mails.length, 'email'), counted(texts.length, 'text')].filter((each) => each !== null);
  return counts.join(', ') || 'No messages';
}

function counted(count: number, noun: string): string | null {
  if (count === 0) return null;
  return count === 1 ? `1 ${noun}` : `${count.toLocaleString('en-US')} ${noun}s`;
}

function entriesOf({ mails, texts }: Shown): Entry[] {
  return [
    ...mails.map(({ id, at, subject, to }) => ({
      kind: 'Email' as const,
      id,
      at,
      href: `/mailbox?mail=${id}`,
      title: subject || '(no subject)',
      to: to.join(', '),
    })),
    ...texts.map(({ id, at, body, to }) => ({
      kind: 'Text' as const,
      id,
      at,
      href: `/mailbox?text=${id}`,
      title: body,
      to: phoneInWords(to),
    })),
  ].sort((one, other) => other.at.localeCompare(one.at));
}

function renderList(shown: Shown, chosenId: string | null): string {
  const entries = entriesOf(shown);
  const items = entries.slice(0, MAX_LISTED).map((entry) => {
    const report = shown.reportOf(entry.id);
    return `<li><a href="${entry.href}"${entry.id === chosenId ? ' aria-current="page"' : ''}>
<span class="subject">${escapeHtml(entry.title)}</span>
<span class="to"><span class="kind ${entry.kind.toLowerCase()}">${entry.kind}</span> to ${escapeHtml(entry.to)}</span>
<span class="line">${renderTime(entry.at)}${report ? ` <span class="state ${report.event}">${eventLabels[report.event]}</span>` : ''}</span></a></li>`;
  });
  const older = entries.length - items.length;
  return `<ol>${items.join('')}</ol>${older > 0 ? `<p>${older.toLocaleString('en-US')} older in <a href="/mailbox.json">mailbox.json</a> and <a href="/mailbox/texts.json">texts.json</a></p>` : ''}`;
}

function renderHint({ mails, texts }: Shown): string {
  return mails.length + texts.length === 0
    ? `<div class="hint"><h2>No messages yet</h2>
<p>Emails and texts from the site to customers, haulers and the operator appear here automatically, for example
after a request on the booking form. Nothing leaves this machine.</p></div>`
    : `<div class="hint"><h2>Choose a message</h2><p>New ones appear in the list automatically. You can report what happened
to each, or reply to a text, to see how the site reacts.</p></div>`;
}
