import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { html } from '../../../supabase/functions/send-notifications/mails/html.ts';
import type { KeptMail, Mail } from './mail.ts';

/** More would make the page slow; the rest is in `/mailbox.json`. */
const MAX_LISTED = 200;

const style = readFileSync(path.join(import.meta.dirname, 'page.css'), 'utf8');
const script = readFileSync(path.join(import.meta.dirname, 'page.js'), 'utf8');

/**
 * What the page may do. The frame that shows a mail inherits it: a mail brings styles of its own, which is why they are
 * allowed, and nothing else.
 *
 * @param pictureOrigin whose pictures it may show.
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
 * The page of the mailbox. Whatever a mail holds is shown as text, or in a frame where no script runs.
 *
 * @param mails newest first.
 * @param chosenId of the mail that is shown, if there is one.
 */
export function renderPage(mails: readonly KeptMail[], chosenId: string | null): string {
  const chosen = mails.find(({ id }) => id === chosenId);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${chosen ? `${escapeHtml(chosen.mail.subject)} – ` : ''}Mailbox</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body${chosen ? ' class="has-mail"' : ''}>
<header>
<h1>Mailbox</h1>
<p role="status" id="count">${countOf(mails)}</p>
<button type="button" id="empty" aria-label="Empty the mailbox">Empty</button>
</header>
<nav aria-label="Mails" id="list">${renderList(mails, chosen)}</nav>
<main>${chosen ? renderMail(chosen.mail) : renderHint(mails)}</main>
<script>${script}</script>
</body>
</html>`;
}

function countOf(mails: readonly KeptMail[]): string {
  if (mails.length === 0) return 'No mails';
  return mails.length === 1 ? '1 mail' : `${mails.length.toLocaleString('en-US')} mails`;
}

function renderList(mails: readonly KeptMail[], chosen: KeptMail | undefined): string {
  const items = mails.slice(0, MAX_LISTED).map(
    (kept) => `<li><a href="/mailbox?mail=${kept.id}"${kept === chosen ? ' aria-current="page"' : ''}>
<span class="subject">${escapeHtml(kept.mail.subject || '(no subject)')}</span>
<span class="to">${escapeHtml(kept.mail.to.join(', '))}</span>
${renderTime(kept.mail.at)}</a></li>`,
  );
  const older = mails.length - items.length;
  return `<ol>${items.join('')}</ol>${older > 0 ? `<p>${older.toLocaleString('en-US')} older in <a href="/mailbox.json">mailbox.json</a></p>` : ''}`;
}

function renderHint(mails: readonly KeptMail[]): string {
  return mails.length === 0
    ? `<div class="hint"><h2>No mails yet</h2>
<p>What the site sends to customers and to the operator appears here by itself, for example after a request on the
booking form. Nothing leaves this machine.</p></div>`
    : '<div class="hint"><h2>Choose a mail</h2><p>New ones appear in the list by themselves.</p></div>';
}

function renderMail(mail: Mail): string {
  const details = [
    ['From', mail.from],
    ['To', mail.to.join(', ')],
    ['Reply to', mail.replyTo],
    ...Object.entries(mail.headers),
    ['Idempotency key', mail.idempotencyKey],
  ].flatMap(([name, value]) => (value ? `<dt>${escapeHtml(name ?? '')}</dt><dd>${escapeHtml(value)}</dd>` : []));
  return `<a class="back" href="/mailbox">All mails</a>
<h2>${escapeHtml(mail.subject || '(no subject)')}</h2>
<dl><dt>Sent</dt><dd>${renderTime(mail.at)}</dd>${details.join('')}</dl>
${mail.html === null ? '' : `<h3>As HTML</h3>${renderFrame(mail.html)}`}
${mail.text === null ? '' : `<h3>As plain text</h3><pre>${renderText(mail.text)}</pre>`}`;
}

/** Links open in a new tab, which is a tab like any other; scripts and forms do nothing. */
function renderFrame(html: string): string {
  const document = `<base target="_blank">${html}`;
  return `<iframe title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(document)}"></iframe>`;
}

/** A text whose addresses of pages are links. */
function renderText(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/)
    .map((part, index) =>
      index % 2 === 1
        ? `<a href="${escapeHtml(part)}" target="_blank" rel="noreferrer">${escapeHtml(part)}</a>`
        : escapeHtml(part),
    )
    .join('');
}

function renderTime(at: string): string {
  const shown = new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' });
  return `<time datetime="${at}">${shown}</time>`;
}

/** For HTML, between tags and in quoted attributes. */
function escapeHtml(text: string): string {
  return html`${text}`.markup;
}
