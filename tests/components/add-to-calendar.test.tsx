import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AddToCalendar } from '@/features/request/add-to-calendar';
import { calendarUid } from '@/features/request/calendar';
import { listenForNotices } from '@/lib/notify';
import { expectLogged } from './support/console';

const event = {
  title: 'Junk pickup by Diaz & Sons Hauling',
  details: 'You pay when the job is done.',
  from: new Date('2026-11-24T09:00-08:00'),
  until: new Date('2026-11-24T11:00-08:00'),
};

async function press() {
  render(<AddToCalendar secret="7K3M9Q2X4TBVR8ND" event={event} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
}

test("the calendar file is made on click and doesn't reveal the secret", async () => {
  const saved: { name: string; href: string }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, href: this.href });
  });
  const makeUrl = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:pickup');

  await press();

  await waitFor(() => expect(saved).toEqual([{ name: 'pickup.ics', href: 'blob:pickup' }]));
  const file = makeUrl.mock.calls[0]?.[0] as Blob;
  const text = await file.text();
  expect(file.type).toBe('text/calendar');
  expect(text).toContain('\r\nDTSTART:20261124T170000Z\r\nDTEND:20261124T190000Z\r\n');
  expect(text.replaceAll('\r\n ', '')).toContain(`UID:${await calendarUid('7K3M9Q2X4TBVR8ND')}\r\n`);
  expect(text).not.toMatch(/7K3M|track/i);
});

test('the Google Calendar link opens in a new tab without a referrer', () => {
  render(<AddToCalendar secret="7K3M9Q2X4TBVR8ND" event={event} />);

  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Add to Google Calendar' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(link.href).toContain('https://calendar.google.com/calendar/render?action=TEMPLATE');
  expect(link.href).not.toMatch(/7K3M/);
});

test('a failure to make the file shows a notice with advice', async () => {
  expectLogged('No calendar file was made');
  const notices: unknown[] = [];
  const stop = listenForNotices((notice) => notices.push(notice));
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('No room');
  });

  await press();

  await waitFor(() => expect(notices).toMatchObject([{ title: 'We couldn’t make a calendar file' }]));
  stop();
});
