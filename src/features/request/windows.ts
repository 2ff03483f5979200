import type { HeldLead } from '@functions/contracts/job.ts';
import type { ProposedWindow } from '@functions/contracts/pickup.ts';
import type { ProposalConflict } from '@functions/contracts/refusals.ts';
import { losAngelesClock } from '@functions/domain/los-angeles-clock.ts';
import { PICKUP_HOURS, WINDOW_MINUTES } from '@functions/domain/proposals.ts';

// All days and times here are strings in Los Angeles time: `2026-11-24`, `09:00`. The device's time zone is not used.

const DAY_MS = 86_400_000;
const QUARTER = 15;
const LATEST_END = minutesOf(PICKUP_HOURS.until);

/** Default suggestions for haulers: a morning, then an afternoon. */
const USUAL_TIMES = [
  { from: '09:00', until: '11:00' },
  { from: '13:00', until: '15:00' },
] as const;

/** The limits of a time. */
export type Limits = {
  now: string;
  /** The earliest start of a time for the customer to choose. */
  earliest: string;
  lastDay: string;
  /** Whether it is already agreed on: it can have started, but not ended. */
  isAgreed: boolean;
};

/** The current limits for a time. The team has no bounds. */
export function limitsOf(bounds: HeldLead['proposalBounds'], isAgreed: boolean, moment: Date): Limits {
  const now = losAngelesClock(moment);
  const { earliest = moment, lastDay = '2999-12-31' } = bounds ?? {};
  return { now, earliest: losAngelesClock(earliest), lastDay, isAgreed };
}

/** The first day that can be chosen. */
export function firstDay({ now, earliest, isAgreed }: Limits): string {
  return (isAgreed ? now : earliest).slice(0, 10);
}

/** The possible start times of a window. */
export function startTimes(): string[] {
  return quarterHours(minutesOf(PICKUP_HOURS.from), LATEST_END - WINDOW_MINUTES.min);
}

/** The possible end times of a window with this start. */
export function endsAfter(from: string): string[] {
  const start = minutesOf(from);
  return quarterHours(start + WINDOW_MINUTES.min, Math.min(start + WINDOW_MINUTES.max, LATEST_END));
}

/** Moves a window's start. Keeps its length, unless that would pass the end of the day. */
export function moveStart(window: ProposedWindow, from: string): ProposedWindow {
  const length = minutesOf(window.until) - minutesOf(window.from);
  return { ...window, from, until: timeAt(Math.min(minutesOf(from) + length, LATEST_END)) };
}

/**
 * The moment of a Los Angeles wall-clock time, such as `09:00` on `2026-11-24`. During the hour of a daylight saving
 * change it can be off by an hour.
 */
export function losAngelesMoment(day: string, time: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  let moment = wanted;
  // Twice, because the first try may land on the other side of a daylight saving change.
  for (let turn = 0; turn < 2; turn++) moment += wanted - Date.parse(`${losAngelesClock(moment)}:00Z`);
  return new Date(moment);
}

/** A window as form values. */
export function toProposedWindow({ from, until }: { from: string; until: string }): ProposedWindow {
  const [start, end] = [losAngelesClock(from), losAngelesClock(until)];
  return { day: start.slice(0, 10), from: start.slice(11), until: end.slice(11) };
}

/** Why a window cannot be proposed; undefined if it can. */
export function windowProblem(
  window: ProposedWindow,
  limits: Limits,
): 'day-required' | Extract<ProposalConflict, 'window-passed' | 'too-soon' | 'too-late'> | undefined {
  const { day, from, until } = window;
  if (!isDay(day)) return 'day-required';
  if (`${day}T${limits.isAgreed ? until : from}` <= limits.now) return 'window-passed';
  if (!limits.isAgreed && `${day}T${from}` < limits.earliest) return 'too-soon';
  if (day > limits.lastDay) return 'too-late';
  return undefined;
}

/** Whether a string is a valid date. */
export function isDay(text: string): boolean {
  return /^2\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** Whether two windows are the same. */
export function isSameWindow(one: ProposedWindow, other: ProposedWindow): boolean {
  return windowKey(one) === windowKey(other);
}

/** The windows, earlier ones first. */
export function sortWindows(windows: readonly ProposedWindow[]): ProposedWindow[] {
  return [...windows].sort((one, other) => (windowKey(one) < windowKey(other) ? -1 : 1));
}

/** A unique key for a window. Keys sort by time. */
export function windowKey({ day, from, until }: ProposedWindow): string {
  return `${day}T${from}/${until}`;
}

/** Whether two windows overlap. Adjacent ones don't. */
export function windowsOverlap(one: ProposedWindow, other: ProposedWindow): boolean {
  return one.day === other.day && one.from < other.until && other.from < one.until;
}

/** A suggested window that does not overlap the taken ones: the next usual time after them, or from tomorrow on. */
export function freeWindow(taken: readonly ProposedWindow[], limits: Limits): ProposedWindow {
  const last = taken.filter(({ day }) => isDay(day)).at(-1);
  const start = last?.day ?? dayAfter(limits.now.slice(0, 10));
  for (let day = start; day <= limits.lastDay; day = dayAfter(day)) {
    for (const time of USUAL_TIMES) {
      const window = { day, ...time };
      if (!windowProblem(window, limits) && !taken.some((each) => windowsOverlap(each, window))) return window;
    }
  }
  const [day = '', from = ''] = limits.earliest.split('T');
  return moveStart({ day, from: '00:00', until: '02:00' }, from);
}

/** The next day. */
export function dayAfter(day: string): string {
  // Both sides use UTC.
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}

function quarterHours(first: number, last: number): string[] {
  return Array.from({ length: (last - first) / QUARTER + 1 }, (_, index) => timeAt(first + index * QUARTER));
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return Number(hours) * 60 + Number(minutes);
}

function timeAt(minutes: number): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}
