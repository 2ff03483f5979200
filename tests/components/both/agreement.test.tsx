import type { AgreementToAccept, AgreementView } from '@functions/contracts/agreement.ts';
import { AGREEMENT_VERSION } from '@functions/domain/agreement.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { site } from '@/content/facts/site';
import { queryClient } from '@/lib/forms/query-client';
import { addressIn, language } from '@/lib/language';
import { words } from '@/words/agreement';
import { words as job } from '@/words/job';
import { agreements } from '@/words/shared/agreements';
import { attestedWords } from '@/words/shared/attested';
import { formatDay } from '@/words/shared/dates';
import { fieldErrors } from '@/words/shared/errors';
import { refusals } from '@/words/shared/refusals';
import { words as ui } from '@/words/ui';
import { expectLogged } from '../support/console';
import { expectNoEnglish } from '../support/english';
import { type Answer, fakeBackend, heldAnswer, openAgreement } from '../support/fake-backend';
import { preload, renderApp } from '../support/render-app';
import { fakeClock, passTime } from '../support/time';

const TOKEN = '7K3M9Q2X4TBVR8ND';
const PATH = addressIn(language, '/agreement/7K3M-9Q2X-4TBV-R8ND');
const CONTACT = addressIn(language, '/contact');
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

const acceptedHeading = words.accepted.heading('Bay Haul', formatDay('2026-12-05'));

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  // 10 AM in Los Angeles.
  fakeClock(new Date('2026-12-05T18:00:00Z'));
  queryClient.clear();
  backend = fakeBackend();
});

const ok = (look: AgreementView): Answer => ({ status: 200, body: look });
const changedTo = (current: AgreementView): Answer => ({
  status: 409,
  body: { statusCode: 409, code: 'changed', message: 'It has changed.', current },
});

async function open(look: AgreementView, ...later: (Answer | Promise<Answer>)[]) {
  backend.answer('agreement', ok(look), ...later);
  const app = await renderApp(PATH);
  await screen.findByRole('article');
  return app;
}

type User = Awaited<ReturnType<typeof renderApp>>['user'];

const button = (name: string) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole('checkbox', { name });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const day = (name: string) => screen.getByLabelText(name);
const agreed = () => box(form.agreed('Bay Haul'));
const familyOwned = () => box(`${form.familyOwned} ${ui.field.optional}`);
const cities = () => screen.getByLabelText(`${terms.cityPermits} ${ui.field.optional}`);

async function fillIn(user: User) {
  await user.type(field(form.name), 'Ana Ruiz');
  await user.click(box(terms.registered));
  fireEvent.change(day(terms.liabilityUntil), { target: { value: attested.liabilityUntil } });
  fireEvent.change(day(terms.truckUntil), { target: { value: attested.truckUntil } });
  await user.type(field(terms.carrierPermit), attested.carrierPermit);
  await user.type(cities(), attested.cityPermits);
  await user.click(screen.getByRole('radio', { name: crews[attested.crew] }));
  await user.click(agreed());
}

/** The requests the page has sent, except for loading. */
function actsSent() {
  return backend.bodiesTo('agreement').filter((body) => !JSON.stringify(body).includes('"action":"look"'));
}

const acceptance = {
  token: TOKEN,
  action: 'accept',
  version: AGREEMENT_VERSION,
  name: 'Ana Ruiz',
  language,
  agreed: true,
  attested,
};

function expectPoints() {
  const section = within(screen.getByRole('region', { name: words.points }));
  const shown = section.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(shown).toEqual(points.map(({ title, text }) => `${title}. ${text}`));
  expect(section.getByText(words.version(AGREEMENT_VERSION))).toBeVisible();
}

describe('an agreement to accept', () => {
  test('opening the link shows the ten points and an empty form, and does nothing else', async () => {
    await open(openAgreement);
    await passTime(60_000);

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words.open.heading);
    expectPoints();
    for (const each of screen.getAllByRole('checkbox')) expect(each).not.toBeChecked();
    for (const each of screen.getAllByRole('radio')) expect(each).not.toBeChecked();
    for (const each of screen.getAllByRole('textbox')) expect(each).toHaveValue('');
    expect(backend.bodiesTo('agreement')).toEqual([{ token: TOKEN, action: 'look' }]);
    expect(window.dataLayer ?? []).toEqual([]);
    expect(localStorage).toHaveLength(0);
    expect(document.title).toBe(`${words.seo.title} | ${site.name}`);
    expectNoEnglish();
  });

  test.each([
    ['until a day', '2026-12-19T18:00:00.000Z', 1],
    ['no longer', '2026-12-05T17:00:00.000Z', 0],
    ['never', null, 0],
  ])('says that requests are offered without it %s', async (_, dueAt, times) => {
    await open({ ...openAgreement, dueAt });

    const until = dueAt?.slice(0, 10) ?? '2026-12-19';
    expect(screen.queryAllByText(words.open.until(formatDay(until)))).toHaveLength(times);
    expectNoEnglish();
  });

  test('says that an earlier version was accepted', async () => {
    const earlier = { version: '2026-11-01', at: '2026-11-03T18:00:00.000Z', by: 'Ana Ruiz', attested };
    await open({ ...openAgreement, accepted: earlier });

    expect(screen.getByText(words.open.earlier(formatDay('2026-11-03')))).toBeVisible();
    expect(button(form.accept)).toBeVisible();
  });

  test('sends what was filled in, and shows who accepted it', async () => {
    const { user } = await open(openAgreement, ok(accepted));

    await fillIn(user);
    await user.click(button(form.accept));

    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: acceptedHeading })).toHaveFocus());
    expect(actsSent()).toEqual([acceptance]);
    expect(localStorage).toHaveLength(0);
  });

  test('can be accepted without permits of cities, by a family-owned business', async () => {
    const { user } = await open(openAgreement, ok(accepted));

    await fillIn(user);
    await user.clear(cities());
    await user.click(familyOwned());
    await user.click(button(form.accept));

    await screen.findByRole('heading', { name: acceptedHeading });
    expect(actsSent()).toEqual([{ ...acceptance, attested: { ...attested, cityPermits: '' }, familyOwned: true }]);
  });

  test('the keyboard is enough', async () => {
    const { user } = await open(openAgreement, ok(accepted));

    act(() => field(form.name).focus());
    await user.keyboard('Ana Ruiz');
    await user.tab();
    await user.keyboard(' ');
    await user.tab();
    expect(day(terms.liabilityUntil)).toHaveFocus();
    await user.keyboard(attested.liabilityUntil);
    await user.tab();
    await user.keyboard(attested.truckUntil);
    await user.tab();
    await user.keyboard(attested.carrierPermit);
    await user.tab();
    await user.keyboard(attested.cityPermits);
    await user.tab();
    await user.keyboard(' {ArrowDown}');
    await user.tab();
    await user.tab();
    expect(agreed()).toHaveFocus();
    await user.keyboard(' ');
    await user.tab();
    await user.keyboard('{Enter}');

    await screen.findByRole('heading', { name: acceptedHeading });
    expect(actsSent()).toEqual([acceptance]);
  });

  test('an empty form lists every error and sends nothing', async () => {
    const { user } = await open(openAgreement);

    await user.click(button(form.accept));

    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    const said = within(summary).getAllByRole('link');
    expect(said.map(({ textContent }) => textContent)).toEqual([
      errors.name,
      errors.registered,
      errors.day,
      errors.day,
      errors.carrierPermit,
      errors.crew,
      errors.agreed,
    ]);
    for (const each of said) {
      const name = each.textContent ?? '';
      await user.click(each);
      expect(name === errors.crew || document.activeElement?.matches('[aria-invalid="true"]'), name).toBe(true);
    }
    expect(actsSent()).toEqual([]);
    expectNoEnglish();
  });

  test.each<[string, () => HTMLElement, string, string]>([
    ['yesterday', () => day(terms.liabilityUntil), '2026-12-04', errors.day],
    ['more than three years', () => day(terms.truckUntil), '2029-12-06', errors.day],
    ['a permit with other signs', () => field(terms.carrierPermit), 'CA#1', errors.carrierPermit],
    ['a permit that is too short', () => field(terms.carrierPermit), 'CA', errors.carrierPermit],
    ['a hidden character', () => field(form.name), 'Ana\u202e', fieldErrors['not-text']],
    ['too many cities', () => cities(), 'A'.repeat(301), fieldErrors['too-long'](300)],
  ])('refuses %s', async (_, control, value, error) => {
    const { user } = await open(openAgreement);

    await fillIn(user);
    fireEvent.change(control(), { target: { value } });
    await user.click(button(form.accept));

    expect(control()).toBeInvalid();
    expect(
      within(screen.getByRole('alert'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([error]);
    expect(actsSent()).toEqual([]);
  });

  test.each(['2026-12-05', '2029-12-05'])('takes insurance until %s', async (value) => {
    const { user } = await open(openAgreement, ok(accepted));

    await fillIn(user);
    fireEvent.change(day(terms.truckUntil), { target: { value } });
    await user.click(button(form.accept));

    await screen.findByRole('heading', { name: acceptedHeading });
    expect(actsSent()).toEqual([{ ...acceptance, attested: { ...attested, truckUntil: value } }]);
  });

  test('what was typed is still there after a reload', async () => {
    const { user, unmount } = await open(openAgreement);
    await fillIn(user);
    unmount();
    queryClient.clear();

    await open(openAgreement);
    expect(field(form.name)).toHaveValue('Ana Ruiz');
    expect(day(terms.truckUntil)).toHaveValue(attested.truckUntil);
    expect(screen.getByRole('radio', { name: crews.employees })).toBeChecked();
    expect(agreed()).toBeChecked();
  });

  test('a draft of another version is kept, except that it was agreed to', async () => {
    const { user, unmount } = await open(openAgreement);
    await fillIn(user);
    unmount();
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
  test('that began while the page was open is shown above the form, which stays filled in', async () => {
    const { user } = await open(openAgreement, changedTo(openAgreement), ok(accepted));
    expectLogged('The agreement was not accepted');

    await fillIn(user);
    await user.click(button(form.accept));

    const said = await screen.findByText(words.open.changed);
    expect(said).toHaveAttribute('role', 'alert');
    expect(screen.getByRole('region', { name: words.points })).toContainElement(said);
    await waitFor(() => expect(screen.getByRole('heading', { name: words.points })).toHaveFocus());
    expect(field(form.name)).toHaveValue('Ana Ruiz');
    expect(screen.getAllByRole('alert')).toEqual([said]);
    expectNoEnglish();

    await user.click(button(form.accept));
    await screen.findByRole('heading', { name: acceptedHeading });
  });

  test('whose words this build lacks can be read later, and what was typed is kept', async () => {
    const { user } = await open(openAgreement, changedTo({ ...openAgreement, version: '2027-01-01' }));
    expectLogged('The agreement was not accepted');

    await fillIn(user);
    await user.click(button(form.accept));

    expect(await screen.findByText(words.updating.text)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: form.accept })).not.toBeInTheDocument();
    expect(JSON.stringify(localStorage)).toContain('Ana Ruiz');
    expectNoEnglish();
  });

  test.each(['open', 'accepted'] as const)(
    'whose words this build lacks is not shown with the words of another: %s',
    async (state) => {
      backend.answer('agreement', ok({ ...accepted, state, version: '2027-01-01' }));
      await renderApp(PATH);

      expect(await screen.findByText(words.updating.text)).toBeInTheDocument();
      expect(screen.queryByText(points[0]?.title ?? '', { exact: false })).not.toBeInTheDocument();
      expect(button(words.updating.retry)).toBeVisible();
    },
  );
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
    expectNoEnglish(attested.cityPermits, 'Ana Ruiz');
    await user.click(button(words.accepted.print));
    expect(print).toHaveBeenCalledOnce();
  });

  test('on paper has no name and nothing attested', async () => {
    await open({
      ...accepted,
      accepted: { version: AGREEMENT_VERSION, at: '2026-12-05T18:00:00.000Z', by: null, attested: {} },
    });

    expect(screen.getByText(words.accepted.onPaper)).toBeVisible();
    expect(screen.queryByRole('term')).not.toBeInTheDocument();
    expect(screen.queryByText(words.accepted.attested)).not.toBeInTheDocument();
  });

  test('in another tab is shown once this one is looked at again, and the draft is gone', async () => {
    const { user } = await open(openAgreement, ok(accepted));
    await user.type(field(form.name), 'Ana');

    await act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

    await waitFor(() => expect(screen.getByRole('heading', { name: acceptedHeading })).toHaveFocus());
    expect(localStorage).toHaveLength(0);
  });
});

describe('a link that does not work', () => {
  test.each(['/agreement', '/agreement/7K3M-9Q2X', '/agreement/nonsense'])(
    '%s is not known, and no call is made',
    async (path) => {
      await renderApp(addressIn(language, path));

      expect(await screen.findByRole('heading', { name: words.unknownLink.heading })).toBeInTheDocument();
      expect(within(screen.getByRole('main')).getByRole('link')).toHaveAttribute('href', CONTACT);
      expect(backend.callsTo('agreement')).toEqual([]);
      expectNoEnglish();
    },
  );

  test.each([
    ['unknown', words.unknownLink.heading],
    ['ended', words.endedLink.heading],
  ] as const)('%s says so and how to write to us', async (state, heading) => {
    backend.answer('agreement', ok({ state }));
    await renderApp(PATH);

    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByRole('link')).toHaveAttribute('href', CONTACT);
    expectNoEnglish();
  });

  test('that ends meanwhile accepts nothing', async () => {
    const { user } = await open(openAgreement, ok({ state: 'ended' }));

    await fillIn(user);
    await user.click(button(form.accept));

    expect(await screen.findByRole('heading', { name: words.endedLink.heading })).toBeInTheDocument();
  });
});

describe('sending', () => {
  test.each([
    ['the server fails', { status: 500 }, form.failed],
    ['the connection is lost', 'connection lost', form.failed],
    [
      'there were too many requests',
      { status: 429, body: { statusCode: 429, code: 'too-many-requests', message: 'Of the function.' } },
      refusals['too-many-requests'],
    ],
  ] as const)('when %s the page says so and the form stays', async (_, fault, said) => {
    const { user } = await open(openAgreement);
    expectLogged('The agreement was not accepted');
    await fillIn(user);
    backend.answer('agreement', fault);
    await user.click(button(form.accept));
    await passTime(10_000);

    backend.answer('agreement', ok(openAgreement));
    expect(await screen.findByText(said)).toHaveAttribute('role', 'alert');
    expect(field(form.name)).toHaveValue('Ana Ruiz');
  });

  test('a second press sends nothing more', async () => {
    const held = heldAnswer();
    const { user } = await open(openAgreement, held.answer);

    await fillIn(user);
    await user.dblClick(button(form.accept));
    await user.click(await screen.findByRole('button', { name: job.sending }));
    await act(async () => held.release(ok(accepted)));

    await screen.findByRole('heading', { name: acceptedHeading });
    expect(actsSent()).toHaveLength(1);
  });

  test('offline, it waits for the connection', async () => {
    const { user } = await open(openAgreement, ok(accepted));
    await fillIn(user);
    fireEvent.offline(window);

    await user.click(button(form.accept));
    expect(await screen.findByText(job.actNotice.offline)).toBeVisible();
    expect(actsSent()).toEqual([]);
    fireEvent.online(window);

    await screen.findByRole('heading', { name: acceptedHeading });
    expect(actsSent()).toEqual([acceptance]);
  });

  test.each(['cancels it', 'edits the form'])('offline, nothing is sent once the hauler %s', async (how) => {
    const { user } = await open(openAgreement);
    await fillIn(user);
    fireEvent.offline(window);

    await user.click(button(form.accept));
    const cancel = await screen.findByRole('button', { name: job.actNotice.takeBack });
    if (how === 'cancels it') await user.click(cancel);
    else await user.type(field(form.name), 'x');
    fireEvent.online(window);
    await passTime(10_000);

    expect(actsSent()).toEqual([]);
    expect(button(form.accept)).toBeVisible();
  });

  test('offline, the page itself waits for the connection', async () => {
    await preload(PATH);
    fireEvent.offline(window);
    await renderApp(PATH);

    expect(await screen.findByText(words.loading.offline)).toBeInTheDocument();
    fireEvent.online(window);
    expect(await screen.findByRole('article')).toBeInTheDocument();
  });
});
