import { escapeHtml, renderText, renderTime } from './markup.ts';
import type { Report, ReportedReply, Text, TextEvent } from './messages.ts';
import { renderReportButtons } from './report-buttons.ts';
import { countSegments } from './segments.ts';
import { eventLabels, phoneInWords, replyInWords, reportInWords } from './words.ts';

/** How many of a number's newest texts and replies are shown. */
const MAX_SHOWN = 30;

const buttons: [TextEvent, string][] = [
  ['delivered', 'Delivered'],
  ['undelivered', 'Undelivered'],
];

type Conversation = {
  texts: readonly Text[];
  replies: readonly ReportedReply[];
  reportOf(id: string): Report | undefined;
  isStopped(phone: string): boolean;
};

/**
 * A text within the conversation with its number, as on a phone, with buttons to report its delivery or reply to it.
 */
export function renderConversation(text: Text, { texts, replies, reportOf, isStopped }: Conversation): string {
  const number = phoneInWords(text.to);
  const toNumber = texts.filter(({ to }) => to === text.to);
  const fromNumber = replies.filter(({ from }) => from === text.to);
  const bubbles = [
    ...toNumber.map((each) => ({ at: each.at, markup: renderBubble(each, each.id === text.id) })),
    ...fromNumber.map((each) => ({ at: each.at, markup: renderReply(each) })),
  ]
    .sort((one, other) => one.at.localeCompare(other.at))
    .slice(-MAX_SHOWN);
  const stopped = isStopped(text.to) ? '<li class="notice">STOP: the provider refuses texts to this number.</li>' : '';
  return `<h2>Text to ${escapeHtml(number)}</h2>
<div class="conversation"><div class="phone">
<p class="number">${escapeHtml(number)}</p>
<ol class="thread" aria-label="Conversation with ${escapeHtml(number)}" data-live="thread">${bubbles.map(({ markup }) => markup).join('')}${stopped}</ol>
${renderReplyForm(text.to)}
</div>
${renderReportButtons('text', text.id, text.statusCallback === null ? [] : buttons, outcomeOf(reportOf(text.id), fromNumber[0]))}</div>`;
}

/** The outcome of the last press, a report or a reply. */
function outcomeOf(report: Report | undefined, reply: ReportedReply | undefined): string {
  if (reply && !(report && report.at > reply.at)) return replyInWords(reply);
  return report ? reportInWords(report, 'text') : '';
}

function renderBubble(text: Text, isChosen: boolean): string {
  const { segments, used, room } = countSegments(text.body);
  const state = text.status === 'accepted' ? '' : ` · <strong>${eventLabels[text.status]}</strong>`;
  return `<li class="received"${isChosen ? ' aria-current="true"' : ''}><p class="bubble">${renderText(text.body)}</p>
<p class="about">${renderTime(text.at)} · ${segments === 1 ? '1 segment' : `${segments} segments`}, ${used} of ${room} characters${state}</p></li>`;
}

function renderReply({ at, body }: ReportedReply): string {
  return `<li class="sent"><p class="bubble">${escapeHtml(body)}</p><p class="about">${renderTime(at)}</p></li>`;
}

function renderReplyForm(from: string): string {
  const quick = ['STOP', 'START'].map(
    (body) =>
      `<button type="button" data-post="/mailbox/reply" data-body="${escapeHtml(JSON.stringify({ from, body }))}">Reply ${body}</button>`,
  );
  return `<form class="reply" data-from="${escapeHtml(from)}">
<div class="buttons">${quick.join('\n')}</div>
<label for="words">Your own words</label>
<div class="write"><input id="words" name="body" maxlength="1600" autocomplete="off" required><button type="submit">Reply</button></div>
</form>`;
}
