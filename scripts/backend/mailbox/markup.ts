import { html } from '../../../supabase/functions/send-notifications/mails/html.ts';

/** For HTML, between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return html`${text}`.markup;
}

/** A text with its URLs as links. */
export function renderText(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/)
    .map((part, index) =>
      index % 2 === 1
        ? `<a href="${escapeHtml(part)}" target="_blank" rel="noreferrer">${escapeHtml(part)}</a>`
        : escapeHtml(part),
    )
    .join('');
}

export function renderTime(at: string): string {
  // Like the times in the messages.
  const timeZone = 'America/Los_Angeles';
  const shown = new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium', timeZone });
  return `<time datetime="${at}">${shown}</time>`;
}
