import type { AgreementToAccept, AgreementView } from '@functions/contracts/agreement.ts';
import { AGREEMENT_VERSION } from '@functions/domain/agreement.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { site } from '@/content/facts/site';
import { queryClient } from '@/lib/forms/query-client';
import { words as actionWords } from '@/words/actions';
import { words } from '@/words/agreement';
import { agreements } from '@/words/shared/agreements';
import { attestedWords } from '@/words/shared/attested';
import { formatDay } from '@/words/shared/dates';
import { words as ui } from '@/words/ui';
import { expectLogged } from './support/console';
import { type Answer, backendOfTests, openAgreement } from './support/fake-backend';
import { fill } from './support/job';
import { renderApp } from './support/render-app';
import { fakeClock, passTime } from './support/time';

// What the form accepts is in tests/unit/agreement-form.test.ts.

const TOKEN = '7K3M9Q2X4TBVR8ND';
const PATH = '/agreement/7K3M-9Q2X-4TBV-R8ND';
const { points } = agreements[AGREEMENT_VERSION](site.name);
const { terms, crews } = attestedWords;
const { form, errors } = words;

const attested = {
  registered: true,
  liabilityUntil: '2027-06-30',
  truckUntil: '2026-12-31',
  carrierPermit: 'CA 0123456',
  cityPermits: 'Burbank, Glendale',
  crew: 'employees',
} as const;

const accepted: AgreementToAccept = {
  ...openAgreement,
  state: 'accepted',
  accepted: { version: AGREEMENT_VERSION, at: '2026-12-05T18:00:00.000Z', by: 'Ana Ruiz', attested },
};

const acceptedHeading = words.accepted.heading('Bay Haul', 'December 5, 2026');

const backend = backendOfTests();

// 10 AM in Los Angeles.
beforeEach(() => fakeClock(new Date('2026-12-05T18:00:00Z')));

const ok = (look: AgreementView): Answer => ({ status: 200, body: look });
const refused = (code: string, current?: AgreementView): Answer => ({
  status: 409,
  body: { statusCode: 409, code, message: 'In words of the function.', ...(current && { current }) },
});

async function open(look: AgreementView, ...later: (Answer | Promise<Answer>)[]) {
  backend.answer('agreement', ok(look), ...later);
  const app = await renderApp(PATH);
  await screen.findByRole('article');
  return app;
}

const button = (name: string) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole('checkbox', { name });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const day = (name: string) => screen.getByLabelText(name);
const agreed = () => box(form.agreed('Bay Haul'));
const cities = () => screen.getByLabelText(`${terms.cityPermits} ${ui.field.optional}`);
const accept = (user: UserEvent) => user.click(button(form.accept));

async function fillIn(user: UserEvent) {
  await fill(user, field(form.name), 'Ana Ruiz');
  await user.click(box(terms.registered));
  fireEvent.change(day(terms.liabilityUntil), { target: { value: attested.liabilityUntil } });
  fireEvent.change(day(terms.truckUntil), { target: { value: attested.truckUntil } });
  await fill(user, field(terms.carrierPermit), attested.carrierPermit);
  await fill(user, cities(), attested.cityPermits);
  await user.click(screen.getByRole('radio', { name: crews[attested.crew] }));
  await user.click(agreed());
}

/** The requests the page has sent, except for loading. */
function actionsSent() {
  return backend.bodiesTo('agreement').filter((body) => !JSON.stringify(body).includes('"action":"view"'));
}

function expectPoints() {
  const section = within(screen.getByRole('region', { name: words.points }));
  const shown = section.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(shown).toEqual(points.map(({ title, text }) => `${title}. ${text}`));
  expect(section.getByText(words.version(AGREEMENT_VERSION))).toBeVisible();
}

describe('an agreement to accept', () => {
  test('shows the ten points, how long offers come without it, and an empty form, and does nothing else', async () => {
    const earlier = { version: '2026-11-01', at: '2026-11-03T18:00:00.000Z', by: 'Ana Ruiz', attested };
    await open({ ...openAgreement, accepted: earlier, dueAt: '2026-12-19T18:00:00.000Z' });
    await passTime(60_000);

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words.open.heading);
    expectPoints();
    expect(screen.getByText(words.open.earlier('November 3, 2026'))).toBeVisible();
    expect(screen.getByText(words.open.until('December 19, 2026'))).toBeVisible();
    for (const each of screen.getAllByRole('checkbox')) expect(each).not.toBeChecked();
    for (const each of screen.getAllByRole('radio')) expect(each).not.toBeChecked();
    for (const each of screen.getAllByRole('textbox')) expect(each).toHaveValue('');
    expect(backend.bodiesTo('agreement')).toEqual([{ token: TOKEN, action: 'view' }]);
    expect(window.dataLayer ?? []).toEqual([]);
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  test('sends what was filled in, also for a family without permits of cities, and shows who accepted it', async () => {
    const { user } = await open({ ...openAgreement, dueAt: '2026-12-05T17:00:00.000Z' }, ok(accepted));
    expect(screen.queryByText(words.open.until('December 5, 2026'))).not.toBeInTheDocument();

    await fillIn(user);
    await user.clear(cities());
    await user.click(box(`${form.familyOwned} ${ui.field.optional}`));
    await accept(user);

    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: acceptedHeading })).toHaveFocus());
    const acceptance = {
      version: AGREEMENT_VERSION,
      name: 'Ana Ruiz',
      language: 'en',
      agreed: true,
      familyOwned: true,
    };
    const withoutCities = { ...attested, cityPermits: '' };
    expect(actionsSent()).toEqual([{ token: TOKEN, action: 'accept', ...acceptance, attested: withoutCities }]);
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  test('lists every error with a link to its field, and sends nothing', async () => {
    const { user } = await open(openAgreement);

    await accept(user);

    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    const said = within(summary).getAllByRole('link');
    expect(said).toHaveLength(7);
    for (const each of said) {
      const name = each.textContent ?? '';
      await user.click(each);
      expect(name === errors.crew || document.activeElement?.matches('[aria-invalid="true"]'), name).toBe(true);
    }
    expect(actionsSent()).toEqual([]);
  });

  test('keeps what was typed after a reload, but of another version not that it was agreed to', async () => {
    const { user, unmount } = await open(openAgreement);
    await fillIn(user);
    unmount();
    queryClient.clear();

    const again = await open(openAgreement);
    expect(field(form.name)).toHaveValue('Ana Ruiz');
    expect(day(terms.truckUntil)).toHaveValue(attested.truckUntil);
    expect(screen.getByRole('radio', { name: crews.employees })).toBeChecked();
    expect(agreed()).toBeChecked();
    again.unmount();
    queryClient.clear();
    const key = 'agreement-drafts';
    localStorage.setItem(key, (localStorage.getItem(key) ?? '').replaceAll(AGREEMENT_VERSION, '2026-11-01'));

    await open(openAgreement);
    expect(field(form.name)).toHaveValue('Ana Ruiz');
    expect(box(terms.registered)).toBeChecked();
    expect(agreed()).not.toBeChecked();
  });
});

describe('a new version', () => {
  test('a version that began while the page was open is shown above the form, which stays filled in', async () => {
    const { user } = await open(openAgreement, refused('changed', openAgreement), ok(accepted));
    expectLogged('The agreement was not accepted');

    await fillIn(user);
    await accept(user);

    const said = await screen.findByText(words.open.changed);
    expect(said).toHaveAttribute('role', 'alert');
    expect(screen.getByRole('region', { name: words.points })).toContainElement(said);
    await waitFor(() => expect(screen.getByRole('heading', { name: words.points })).toHaveFocus());
    expect(field(form.name)).toHaveValue('Ana Ruiz');
    expect(screen.getAllByRole('alert')).toEqual([said]);

    await accept(user);
    await screen.findByRole('heading', { name: acceptedHeading });
  });

  test('whose words this build lacks can be read later, and what was typed is kept', async () => {
    const { user } = await open(openAgreement, refused('changed', { ...openAgreement, version: '2027-01-01' }));
    expectLogged('The agreement was not accepted');

    await fillIn(user);
    await accept(user);

    expect(await screen.findByText(words.updating.text)).toBeInTheDocument();
    expect(screen.queryByText(points[0]?.title ?? '', { exact: false })).not.toBeInTheDocument();
    expect(button(words.updating.retry)).toBeVisible();
    expect(screen.queryByRole('button', { name: form.accept })).not.toBeInTheDocument();
    expect(JSON.stringify(localStorage)).toContain('Ana Ruiz');
  });
});

describe('an accepted agreement', () => {
  test('shows who accepted it, the points and what was attested, and can be printed', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue();
    const { user } = await open(accepted);

    expect(screen.getByRole('heading', { level: 1, name: acceptedHeading })).toBeInTheDocument();
    expect(screen.getByText(words.accepted.by('Ana Ruiz'))).toBeVisible();
    expectPoints();
    const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts).toEqual([
      [terms.registered, attestedWords.yes],
      [terms.liabilityUntil, formatDay('2027-06-30')],
      [terms.truckUntil, formatDay('2026-12-31')],
      [terms.carrierPermit, 'CA 0123456'],
      [terms.cityPermits, 'Burbank, Glendale'],
      [terms.crew, crews.employees],
    ]);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(button(words.accepted.print));
    expect(print).toHaveBeenCalledOnce();
  });

  test('an agreement on paper has no name and nothing attested', async () => {
    const onPaper = { version: AGREEMENT_VERSION, at: '2026-12-05T18:00:00.000Z', by: null, attested: {} };
    await open({ ...accepted, accepted: onPaper });

    expect(screen.getByText(words.accepted.onPaper)).toBeVisible();
    expect(screen.queryByRole('term')).not.toBeInTheDocument();
    expect(screen.queryByText(words.accepted.attested)).not.toBeInTheDocument();
  });

  test('an acceptance in another tab is shown once this one is looked at again, and the draft is gone', async () => {
    const { user } = await open(openAgreement, ok(accepted));
    await user.type(field(form.name), 'Ana');

    await act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

    await waitFor(() => expect(screen.getByRole('heading', { name: acceptedHeading })).toHaveFocus());
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });
});

test.each([
  ['unknown', words.unknownLink.heading],
  ['ended', words.endedLink.heading],
] as const)('a link that is %s says so and how to write to us', async (state, heading) => {
  backend.answer('agreement', ok({ state }));
  await renderApp(PATH);

  expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
  expect(within(screen.getByRole('main')).getByRole('link')).toHaveAttribute('href', '/contact');
});

describe('sending', () => {
  test('a refusal for an unknown reason says so, and the form stays until the link ends', async () => {
    const { user } = await open(openAgreement, refused('moon-is-full'), ok(openAgreement), ok({ state: 'ended' }));
    expectLogged('The agreement was not accepted');
    await fillIn(user);

    await accept(user);
    expect(await screen.findByText(form.failed)).toHaveAttribute('role', 'alert');
    expect(field(form.name)).toHaveValue('Ana Ruiz');
    await waitFor(() => expect(button(form.accept)).not.toHaveAttribute('aria-disabled', 'true'));
    await accept(user);

    expect(await screen.findByRole('heading', { name: words.endedLink.heading })).toBeInTheDocument();
  });

  test('offline is canceled when the form changes', async () => {
    const { user } = await open(openAgreement);
    await fillIn(user);
    fireEvent.offline(window);

    await accept(user);
    await screen.findByRole('button', { name: actionWords.takeBack });
    await user.type(field(form.name), 'x');
    fireEvent.online(window);
    await passTime(10_000);

    expect(actionsSent()).toEqual([]);
    expect(button(form.accept)).toBeVisible();
  });
});
