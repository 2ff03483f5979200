import { escapeHtml, renderText, renderTime } from './markup.ts';
import type { Mail, MailEvent, Report } from './messages.ts';
import { renderReportButtons } from './report-buttons.ts';
import { reportInWords } from './words.ts';

const buttons: [MailEvent, string][] = [
  ['delivered', 'Delivered'],
  ['bounced', 'Bounced'],
  ['complained', 'Complained'],
];

/** An email, with buttons to report its delivery. */
export function renderMail(mail: Mail, report: Report | undefined): string {
  const details = [
    ['From', mail.from],
    ['To', mail.to.join(', ')],
    ['Reply to', mail.replyTo],
    ...Object.entries(mail.headers),
    ...mail.tags.map(({ name, value }) => [`Tag ${name}`, value]),
    ['Idempotency key', mail.idempotencyKey],
  ].flatMap(([name, value]) => (value ? `<dt>${escapeHtml(name ?? '')}</dt><dd>${escapeHtml(value)}</dd>` : []));
  return `<h2>${escapeHtml(mail.subject || '(no subject)')}</h2>
<dl><dt>Sent</dt><dd>${renderTime(mail.at)}</dd>${details.join('')}</dl>
${renderReportButtons('email', mail.id, buttons, report ? reportInWords(report, 'email') : '')}
${mail.html === null ? '' : `<h3>As HTML</h3>${renderFrame(mail.html)}`}
${mail.text === null ? '' : `<h3>As plain text</h3><pre>${renderText(mail.text)}</pre>`}`;
}

/** Links open in a new, unrestricted tab; scripts and forms are blocked. */
function renderFrame(html: string): string {
  const document = `<base target="_blank">${html}`;
  return `<iframe title="The email as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(document)}"></iframe>`;
}
