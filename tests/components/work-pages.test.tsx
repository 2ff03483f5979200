import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { words as desk } from '@/content/en/desk';
import { words as deskPage } from '@/content/en/desk-page';
import { words as agreement } from '@/words/agreement';
import { words as job } from '@/words/job';
import { words as offlineJob } from '@/words/job-offline';
import { words as pause } from '@/words/pause';
import { words as review } from '@/words/review';
import { refusals } from '@/words/shared/refusals';
import { words as stopMail } from '@/words/stop-mail';
import { requestViewOf } from '../fixtures/desk';
import { askedReview, backendOfTests, openAgreement, openJob, tooMany } from './support/fake-backend';
import { preload, renderApp } from './support/render-app';
import { fakeClock, passTime } from './support/time';

// What the pages of secret links have in common.

const backend = backendOfTests();

beforeEach(() => fakeClock(new Date('2026-11-22T22:00:00Z')));

test.each([
  ['/agreement', agreement.seo.title, agreement.unknownLink.heading],
  ['/desk', deskPage.seo.title, desk.noLink.heading],
  ['/job', job.seo.title, offlineJob.mine.heading, job.brokenLink.heading],
  ['/pause', pause.seo.title, pause.unknownLink.heading],
  ['/review', review.seo.title, review.unknownLink.heading],
  ['/stop-mail', stopMail.seo.title, stopMail.brokenLink.heading],
])(
  '%s is not for search engines, and without a whole token asks nothing',
  async (path, title, heading, broken = heading) => {
    const { unmount } = await renderApp(path);

    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe(`${title} | PoppyHaul`));
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(document.head.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
    unmount();
    await renderApp(`${path}/7K3M-9Q2X`);
    const dead = path === '/desk' ? desk.deadLink.heading : broken;
    expect(await screen.findByRole('heading', { level: 1, name: dead })).toBeInTheDocument();
    if (path !== '/desk') {
      const help = within(screen.getByRole('main')).getByRole('link');
      expect(help).toHaveAttribute('href', '/contact');
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
    }
    const endpoints = ['agreement', 'desk', 'job', 'review', 'stopMail'] as const;
    expect(endpoints.flatMap((endpoint) => backend.callsTo(endpoint))).toEqual([]);
  },
);

// Phones would turn numbers in typed text into links, including those that must not be called.
test.each(['/agreement', '/desk', '/job'])('%s lets phones turn no numbers into links', async (path) => {
  await renderApp(path);

  const meta = () => document.querySelector('meta[name="format-detection"]');
  await waitFor(() => expect(meta()).toHaveAttribute('content', 'telephone=no'));
});

type Endpoint = Parameters<ReturnType<typeof backendOfTests>['answer']>[0];
type Words = { lookFailed: { heading: string; text: string; retry: string } };

test.each<[string, Endpoint, Words, offline: string, shows: object, button: string]>([
  ['/agreement', 'agreement', agreement, agreement.loading.offline, openAgreement, agreement.form.accept],
  ['/desk', 'desk', desk, desk.loading.offline, requestViewOf(), desk.buttons.assign],
  ['/job', 'job', job, offlineJob.notOpened.text, openJob, job.openOffer.accept],
  ['/pause', 'stopMail', pause, pause.loading.offline, { state: 'active' }, pause.actions.pause],
  ['/review', 'review', review, review.loading.offline, askedReview(), review.form.send],
])('%s waits for the connection, says why it could not load, and loads again', async (path, endpoint, ...page) => {
  const [{ lookFailed }, offline, shows, button] = page;
  const address = `${path}/7K3M-9Q2X-4TBV-R8ND`;
  await preload(address);
  fireEvent.offline(window);
  const { user } = await renderApp(address);
  expect(await screen.findByText(offline)).toBeInTheDocument();
  expect(backend.callsTo(endpoint)).toEqual([]);

  backend.answer(endpoint, 'connection lost');
  fireEvent.online(window);
  await waitFor(() => expect(backend.callsTo(endpoint)).toHaveLength(1));
  await passTime(7000);
  expect(await screen.findByRole('heading', { level: 1, name: lookFailed.heading })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(lookFailed.text);
  expect(backend.callsTo(endpoint)).toHaveLength(4);

  backend.answer(endpoint, tooMany);
  await user.click(screen.getByRole('button', { name: lookFailed.retry }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(refusals['too-many-requests']));
  expect(backend.callsTo(endpoint)).toHaveLength(5);

  backend.answer(endpoint, { status: 200, body: shows });
  await user.click(screen.getByRole('button', { name: lookFailed.retry }));
  expect(await screen.findByRole('button', { name: button })).toBeInTheDocument();
  expect(document.title).not.toContain('7K3M');
});
