import { site } from '@/content/facts/site';
import { sha256 } from '@/lib/sha-256';
import { type CalendarEvent, calendarMoment } from './google-calendar';

/** The longest line in bytes, without its line break (RFC 5545, 3.1). */
const LINE_BYTES = 75;

const encoder = new TextEncoder();

/**
 * A pickup as an iCalendar file (RFC 5545) with an alarm two hours before. Its times are in UTC, so that it needs no
 * time zone definition. A later file with the same `uid` replaces an earlier one.
 *
 * @param now when the file is created.
 */
export function toIcs({ uid, title, details, place, from, until }: CalendarEvent & { uid: string }, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(site.name)}//Pickup//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${Math.floor(now.getTime() / 60_000)}`,
    `DTSTAMP:${calendarMoment(now)}`,
    `DTSTART:${calendarMoment(from)}`,
    `DTEND:${calendarMoment(until)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(details)}`,
    ...(place === undefined ? [] : [`LOCATION:${escaped(place)}`]),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-PT2H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

/** A stable `uid` for the pickup of a tracking ID or token. Hashed, so that it does not reveal the secret. */
export async function calendarUid(secret: string): Promise<string> {
  return `${await sha256(secret)}@${new URL(site.url).host}`;
}

/** Escapes a text value (RFC 5545, 3.3.11). */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

/** Folds a long line without splitting a character. */
function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > LINE_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
