import type { ProposedWindow } from '@functions/contracts/pickup.ts';
import { noonOf } from '@functions/domain/los-angeles-clock.ts';
import { dayAfter, losAngelesMoment } from '@/features/request/windows';
import { words } from '@/words/job';
import { dayText, timesText, windowText } from '@/words/shared/pickups';

/** A day for a chip: "Today", "Tomorrow", "Thu, Nov 26". */
export function shortDay(day: string, today: string): string {
  return nearDay(day, today) ?? words.proposalForm.days.short(dayText(noonOf(day)));
}

/** A time for a list: "Tomorrow, 8:00–10:00 AM", "Thursday, November 26, 8:00–10:00 AM". */
export function timeInList(window: ProposedWindow, today: string): string {
  const day = nearDay(window.day, today) ?? dayText(noonOf(window.day));
  return `${day}, ${timesText(momentsOf(window))}`;
}

/** A time with its date: "Thursday, November 26, 8:00–10:00 AM". */
export function timeWithDate(window: ProposedWindow): string {
  return windowText(momentsOf(window));
}

function nearDay(day: string, today: string): string | undefined {
  if (day === today) return words.proposalForm.days.today;
  return day === dayAfter(today) ? words.proposalForm.days.tomorrow : undefined;
}

function momentsOf({ day, from, until }: ProposedWindow) {
  return { from: losAngelesMoment(day, from), until: losAngelesMoment(day, until) };
}
