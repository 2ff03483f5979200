import { escapeHtml } from './markup.ts';
import type { Report } from './messages.ts';

/**
 * Buttons that report what happened to a message, as its provider would.
 *
 * @param outcome the result of the last press, as a sentence; empty if there was none.
 */
export function renderReportButtons(
  kind: 'email' | 'text',
  id: string,
  buttons: readonly [Report['event'], string][],
  outcome: string,
): string {
  const markup = buttons.map(
    ([event, label]) =>
      `<button type="button" data-post="/mailbox/report" data-body="${escapeHtml(JSON.stringify({ id, event }))}">${label}</button>`,
  );
  return `<section class="became" aria-labelledby="became">
<h3 id="became">What happened to this ${kind}?</h3>
<p>Click one to report it to the site, as the provider would.</p>
<div class="buttons">${markup.join('\n')}</div>
<p role="status" id="outcome" data-live="outcome">${escapeHtml(outcome)}</p>
</section>`;
}
