import type { ReviewView } from '@functions/contracts/review.ts';
import type { Gone, PriceAnswer } from '@functions/domain/review.ts';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { App } from '@/app/app';
import { queryClient } from '@/lib/forms/query-client';
import { addressIn, language } from '@/lib/language';
import { words as job } from '@/words/job';
import { words as reviews } from '@/words/published-reviews';
import { words } from '@/words/review';
import { fieldErrors } from '@/words/shared/errors';
import { refusals } from '@/words/shared/refusals';
import { servicesInShort } from '@/words/shared/services';
import { words as ui } from '@/words/ui';
import { expectLogged } from '../support/console';
import { expectNoEnglish } from '../support/english';
import { type Answer, askedReview, fakeBackend, heldAnswer } from '../support/fake-backend';
import { preload, renderApp } from '../support/render-app';
import { fakeClock, passTime, skipTime } from '../support/time';

const TOKEN = '7K3M9Q2X4TBVR8ND';
const PATH = addressIn(language, '/review/7K3M-9Q2X-4TBV-R8ND');
const OTHER_PATH = addressIn(language, '/review/0000-0000-0000-0000');
const CONTACT = addressIn(language, '/contact');
const DAY_MS = 86_400_000;
const QUESTION = words.form.heading;
const UNKNOWN = words.unknownLink.heading;
const MEANWHILE = words.form.meanwhile;
const UNTIL = { en: '10:00 AM on December 13', es: 'las 10:00 a.m. del 13 de diciembre' }[language];

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  // 2 PM in Los Angeles.
  fakeClock(new Date('2026-11-22T22:00:00Z'));
  queryClient.clear();
  backend = fakeBackend();
});

const ok = (look: ReviewView): Answer => ({ status: 200, body: look });
const unknown: Answer = { status: 200, body: { message: 'We don’t recognize this link.' } };
const closedRefusal: Answer = { status: 409, body: { statusCode: 409, code: 'closed', message: 'Too late.' } };
const answered = (review: Partial<ReviewView['review']> = {}) => askedReview({ gone: 'yes', ...review }, 'answered');
const toPublish = { stars: 4, words: 'Quick and kind.', mayPublish: true, shownName: 'Ana' } as const;

const button = (name: string) => screen.getByRole('button', { name });
const radio = (name: string, group: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('radio', { name });
const gone = (answer: Gone) => radio(words.form.gone[answer], QUESTION);
const price = (answer: PriceAnswer) => radio(words.form.price.choices[answer], words.form.price.legend);
const star = (count: number) =>
  radio(count === 0 ? words.form.stars.none : words.form.stars.of(count), words.form.stars.legend);
const box = () => screen.getByRole('checkbox');
const field = (label: string) => screen.getByRole('textbox', { name: label });

async function open(look: ReviewView, ...later: (Answer | Promise<Answer>)[]) {
  backend.answer('review', ok(look), ...later);
  const app = await renderApp(PATH);
  await screen.findByRole('article');
  return app;
}

/** The requests the page has sent, except for loading. */
function actsSent() {
  return backend.bodiesTo('review').filter((body) => JSON.stringify(body).includes('"action":"look"') === false);
}

async function expectFocused(name: RegExp | string) {
  await waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus());
}

/** The terms and values of a list on the page. */
function facts() {
  return Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
}

describe('the question', () => {
  test('opening the link loads the review once and does nothing else', async () => {
    await open(askedReview());
    await passTime(60_000);

    expect(screen.getByRole('heading', { level: 1, name: QUESTION })).toBeInTheDocument();
    const services = servicesInShort(['Furniture Removal', 'Old Appliances']);
    const pickup = `${words.pickup(services, 'Torrance', 'Bay Haul')} ${words.form.onlyThis}`;
    expect(screen.getByText(pickup)).toBeInTheDocument();
    expect(backend.bodiesTo('review')).toEqual([{ token: TOKEN, action: 'look' }]);
    expect(window.dataLayer ?? []).toEqual([]);
    expect(localStorage).toHaveLength(0);
    expect(document.title).toContain(`${words.seo.title} |`);
    expectNoEnglish();
    expect(document.title).not.toContain('7K3M');
  });

  test('the keyboard is enough', async () => {
    const { user } = await open(askedReview(), ok(answered({ gone: 'partly', stars: 4 })));

    act(() => gone('yes').focus());
    await user.keyboard(' {ArrowRight}');
    await user.tab();
    expect(field(words.form.leftBehind)).toHaveFocus();
    await user.tab();
    await user.tab();
    expect(star(1)).toHaveFocus();
    await user.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}');
    await user.tab();
    await user.tab();
    expect(box()).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');

    await expectFocused(words.answered.thanks);
    expect(actsSent()).toEqual([{ token: TOKEN, action: 'answer', gone: 'partly', stars: 4, language }]);
  });

  test('only the name is filled in', async () => {
    const { user } = await open(askedReview());

    for (const each of screen.getAllByRole('radio')) expect(each).not.toBeChecked();
    expect(box()).not.toBeChecked();
    for (const each of screen.getAllByRole('textbox')) expect(each).toHaveValue('');
    await user.click(box());
    expect(field(words.form.shownName)).toHaveValue('Ana');
  });

  test('the first question is enough, and the thanks get the focus', async () => {
    const { user } = await open(askedReview(), ok(answered()));

    await user.click(gone('yes'));
    await user.click(button(words.form.send));

    await expectFocused(words.answered.thanks);
    expect(actsSent()).toEqual([{ token: TOKEN, action: 'answer', gone: 'yes', language }]);
    expect(facts()).toEqual({ [words.answered.terms.gone]: words.form.gone.yes });
    expect(screen.queryByText(words.answered.told)).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: words.publication.heading })).not.toBeInTheDocument();
  });

  test('everything is sent as filled in', async () => {
    const { user } = await open(askedReview(), ok(answered()));

    await user.click(gone('partly'));
    await user.type(field(words.form.leftBehind), ' The box spring ');
    await user.click(price('higher'));
    await user.type(field(words.form.amountPaid.label), '$1,240');
    await user.click(star(2));
    await user.type(field(words.form.words), 'Late, and they left a part.');
    await user.click(box());
    await user.clear(field(words.form.shownName));
    await user.type(field(words.form.shownName), 'Ana D.');
    expectNoEnglish();
    await user.click(button(words.form.send));

    await expectFocused(words.answered.thanks);
    expect(actsSent()).toEqual([
      {
        token: TOKEN,
        action: 'answer',
        gone: 'partly',
        leftBehind: 'The box spring',
        price: 'higher',
        amountPaid: 1240,
        stars: 2,
        words: 'Late, and they left a part.',
        mayPublish: true,
        shownName: 'Ana D.',
        language,
      },
    ]);
  });

  test('answers that no longer fit the choice are not sent', async () => {
    const { user } = await open(askedReview(), ok(answered()));

    await user.click(gone('no'));
    await user.type(field(words.form.leftBehind), 'All of it');
    await user.click(price('lower'));
    await user.type(field(words.form.amountPaid.label), 'I forgot');
    await user.click(star(5));
    await user.click(gone('yes'));
    await user.click(price('as-agreed'));
    await user.click(star(0));
    await user.click(button(words.form.send));

    await expectFocused(words.answered.thanks);
    expect(screen.queryByText('I forgot')).not.toBeInTheDocument();
    expect(actsSent()).toEqual([{ token: TOKEN, action: 'answer', gone: 'yes', price: 'as-agreed', language }]);
  });

  test('asks what is left only if something is, and for the amount only if it was not as agreed', async () => {
    const { user } = await open(askedReview());

    for (const [answer, isAsked] of [
      ['yes', false],
      ['partly', true],
      ['no', true],
    ] as const) {
      await user.click(gone(answer));
      expect(screen.queryAllByRole('textbox', { name: words.form.leftBehind })).toHaveLength(isAsked ? 1 : 0);
    }
    for (const [answer, isAsked] of [
      ['as-agreed', false],
      ['lower', true],
      ['higher', true],
      ['none-agreed', true],
    ] as const) {
      await user.click(price(answer));
      expect(screen.queryAllByRole('textbox', { name: words.form.amountPaid.label })).toHaveLength(isAsked ? 1 : 0);
    }
  });

  test('the box shows what will be published as it is typed', async () => {
    const { user } = await open(askedReview());

    expect(box()).toHaveAccessibleName(words.form.mayPublish('Ana, Torrance', true));
    await user.click(box());
    await user.clear(field(words.form.shownName));
    expect(box()).toHaveAccessibleName(words.form.mayPublish('…, Torrance', true));
    await user.type(field(words.form.shownName), 'A. D.');
    expect(box()).toHaveAccessibleName(words.form.mayPublish('A. D., Torrance', true));
    expect(screen.getByText(words.form.whoSees)).toBeVisible();
  });

  test.each([
    ['without a city', { city: null }, words.form.mayPublish('Ana', false)],
    ['without a name that can be shown', { firstName: 'ana@x' }, words.form.mayPublish('…, Torrance', true)],
  ])('the box of a request %s is accurate', async (_, review, name) => {
    await open(askedReview(review));

    expect(box()).toHaveAccessibleName(name);
  });
});

describe('invalid input', () => {
  test('no choice is reported in the summary, which links to the first answer', async () => {
    const { user } = await open(askedReview());

    await user.click(button(words.form.send));

    const summary = screen.getByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(document.title).toMatch(new RegExp(`^${ui.field.error}`));
    expect(screen.getByRole('group', { name: QUESTION })).toHaveAccessibleDescription(
      new RegExp(`^${ui.field.error.trim()} ?${words.form.goneRequired}$`),
    );
    await user.click(within(summary).getByRole('link', { name: words.form.goneRequired }));
    expect(gone('yes')).toHaveFocus();
    await user.click(gone('yes'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(actsSent()).toEqual([]);
  });

  test('publishing needs stars and a valid name, and an amount is in whole dollars', async () => {
    const { user } = await open(askedReview());

    await user.click(price('lower'));
    await user.type(field(words.form.amountPaid.label), 'a lot');
    await user.click(box());
    await user.clear(field(words.form.shownName));
    await user.click(button(words.form.send));

    const lines = () =>
      within(screen.getByRole('alert'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect(lines()).toEqual([
      words.form.goneRequired,
      fieldErrors['price-invalid'],
      fieldErrors['stars-required'],
      fieldErrors['shown-name-required'],
    ]);
    expectNoEnglish();
    await user.click(gone('yes'));
    await user.click(screen.getByRole('link', { name: fieldErrors['stars-required'] }));
    expect(star(1)).toHaveFocus();
    await user.click(star(0));
    expect(lines()).toContain(fieldErrors['stars-required']);
    await user.click(star(3));
    await user.type(field(words.form.shownName), 'call 555');
    await user.click(button(words.form.send));
    expect(lines()).toEqual([fieldErrors['price-invalid'], fieldErrors['shown-name-invalid']]);
    expect(actsSent()).toEqual([]);
  });

  test('hidden characters are rejected in every text', async () => {
    const { user } = await open(askedReview());
    const hidden = 'Ana\u202e';

    await user.click(gone('no'));
    await user.click(star(3));
    await user.click(box());
    const fields = [field(words.form.leftBehind), field(words.form.words), field(words.form.shownName)];
    for (const each of fields) fireEvent.change(each, { target: { value: hidden } });
    await user.click(button(words.form.send));

    for (const each of fields) expect(each).toBeInvalid();
    expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(3);
    expect(actsSent()).toEqual([]);
  });
});

describe('the stars in the link', () => {
  test.each([1, 5])('#stars=%d selects them, sends nothing, and disappears from the address', async (count) => {
    backend.answer('review', ok(askedReview()));
    const { unmount } = await renderApp(`${PATH}#stars=${count}`);
    await screen.findByRole('article');

    expect(star(count)).toBeChecked();
    expect(gone('yes')).not.toBeChecked();
    expect(actsSent()).toEqual([]);
    // Opened again without the stars, as on a reload.
    unmount();
    await renderApp(PATH);
    await screen.findByRole('article');
    expect(star(count)).toBeChecked();
  });

  test('are removed from the address without a history entry', async () => {
    backend.answer('review', ok(askedReview()));
    await preload(PATH);
    window.history.replaceState(null, '', `${PATH}#stars=4`);
    const visited = window.history.length;
    await act(async () =>
      render(
        <BrowserRouter basename={addressIn(language, '/')}>
          <App />
        </BrowserRouter>,
      ),
    );
    await screen.findByRole('article');

    expect(star(4)).toBeChecked();
    expect(window.location.pathname + window.location.hash).toBe(PATH);
    expect(window.history).toHaveLength(visited);
  });

  test('keep what was typed, with the notice about another answer', async () => {
    const { user, unmount } = await open(askedReview());
    await user.click(gone('no'));
    unmount();
    queryClient.clear();

    backend.answer('review', ok(answered({ stars: 2 })));
    await renderApp(`${PATH}#stars=4`);
    await screen.findByRole('article');
    expect(gone('no')).toBeChecked();
    expect(star(4)).toBeChecked();
    expect(screen.getByText(MEANWHILE)).toBeInTheDocument();
  });

  test.each(['#stars=0', '#stars=6', '#stars=4x', '#gone=yes'])('%s selects nothing', async (hash) => {
    backend.answer('review', ok(askedReview()));
    await renderApp(PATH + hash);
    await screen.findByRole('article');

    for (const each of screen.getAllByRole('radio')) expect(each).not.toBeChecked();
  });

  test('leave the earlier answer shown and are selected in its form', async () => {
    backend.answer('review', ok(answered({ stars: 2 })));
    const { user } = await renderApp(`${PATH}#stars=4`);
    await screen.findByRole('article');

    expect(screen.getByRole('img', { name: reviews.stars(2) })).toBeInTheDocument();
    await user.click(button(words.answered.change));
    expect(star(4)).toBeChecked();
  });
});

describe('the thanks', () => {
  test.each([
    ['something is left', { gone: 'partly' }, [words.answered.toldHauler('Bay Haul')]],
    ['nothing is gone and no one has the job', { gone: 'no', hauler: null }, [words.answered.told]],
    ['the price was higher', { price: 'higher' }, [words.answered.toldOfPrice]],
    [
      'something is left and the price was higher',
      { gone: 'no', price: 'higher' },
      [words.answered.toldHauler('Bay Haul'), words.answered.toldOfPrice],
    ],
    ['the price was lower', { price: 'lower' }, []],
  ] as const)('say who is told if %s', async (_, review, told) => {
    await open(answered(review));

    const { toldHauler, told: toldTeam, toldOfPrice, whatNext } = words.answered;
    const all = [toldHauler('Bay Haul'), toldTeam, toldOfPrice];
    expect(all.filter((each) => screen.queryByText(each))).toEqual(told);
    const help = screen.queryByText(whatNext.before, { exact: false });
    if (told.length === 0) expect(help).not.toBeInTheDocument();
    else expect(within(help as HTMLElement).getByRole('link')).toHaveAttribute('href', CONTACT);
    expectNoEnglish();
  });

  test.each([
    ['waiting', {}, words.publication.waiting],
    ['published', {}, words.publication.published],
    ['published', { buildsItself: true }, words.publication.publishedWithinAnHour],
    [
      'withheld',
      { withheldBecause: 'not-about-the-pickup' },
      `${words.publication.withheld(words.publication.reasons['not-about-the-pickup'])} ${words.answered.mayChange(UNTIL)}`,
    ],
    ['withheld', {}, `${words.publication.withheld(undefined)} ${words.answered.mayChange(UNTIL)}`],
  ] as const)('a review that is %s says so', async (publication, review, said) => {
    await open(answered({ ...toPublish, publication, ...review }));

    const site = within(screen.getByRole('region', { name: words.publication.heading }));
    expect(site.getByText(said)).toBeVisible();
    expect(site.getByText(words.publication.signed('Ana, Torrance'))).toBeVisible();
    expect(screen.getAllByText(words.answered.mayChange(UNTIL), { exact: false })).toHaveLength(1);
    const links = site.queryAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(publication === 'published' ? [addressIn(language, '/reviews')] : []);
    expectNoEnglish(toPublish.words);
  });

  test('the answer is shown as plain text', async () => {
    const said = '<b>Quick</b>\nand kind.';
    const left = { gone: 'no', leftBehind: 'A <i>bed</i>' } as const;
    await open(answered({ ...left, price: 'higher', amountPaid: 240, stars: 5, words: said }));

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words.answered.heading);
    const { terms } = words.answered;
    expect(facts()).toEqual({
      [terms.gone]: words.form.gone.no,
      [terms.leftBehind]: 'A <i>bed</i>',
      [terms.price]: words.form.price.choices.higher,
      [terms.amountPaid]: '$240',
      [terms.stars]: '★★★★★',
      [terms.words]: said,
    });
    expect(screen.getByRole('img', { name: reviews.stars(5) })).toBeInTheDocument();
  });
});

describe('changing the answer', () => {
  test('the form has the earlier answer and gets the focus', async () => {
    const said = { gone: 'partly', leftBehind: 'A bed', price: 'higher', amountPaid: 240, ...toPublish } as const;
    const changed = answered({ ...said, gone: 'yes', leftBehind: null, publication: 'waiting' });
    const { user } = await open(answered({ ...said, publication: 'published' }), ok(changed));

    await user.click(button(words.answered.change));

    await expectFocused(QUESTION);
    expect(screen.getByText(words.form.leavesSite)).toBeVisible();
    expectNoEnglish();
    expect(gone('partly')).toBeChecked();
    expect(field(words.form.leftBehind)).toHaveValue('A bed');
    expect(field(words.form.amountPaid.label)).toHaveValue('240');
    expect(star(4)).toBeChecked();
    expect(box()).toBeChecked();
    await user.click(gone('yes'));
    await user.click(button(words.form.send));
    await expectFocused(words.answered.thanks);
    expect(actsSent()).toEqual([
      { token: TOKEN, action: 'answer', gone: 'yes', price: 'higher', amountPaid: 240, ...toPublish, language },
    ]);
    expect(facts()[words.answered.terms.gone]).toBe(words.form.gone.yes);
  });

  test('going back sends nothing and discards what was typed', async () => {
    const { user } = await open(answered());

    await user.click(button(words.answered.change));
    await user.click(gone('no'));
    await user.click(button(words.form.close));

    await expectFocused(words.answered.heading);
    expect(actsSent()).toEqual([]);
    expect(localStorage).toHaveLength(0);
    await user.click(button(words.answered.change));
    expect(gone('yes')).toBeChecked();
  });

  test('the same answer can be sent again', async () => {
    const { user } = await open(answered({ stars: 3 }), ok(answered({ stars: 3 })));

    await user.click(button(words.answered.change));
    await user.click(button(words.form.send));

    await expectFocused(words.answered.thanks);
    expect(actsSent()).toEqual([{ token: TOKEN, action: 'answer', gone: 'yes', stars: 3, language }]);
  });
});

describe('after the deadline', () => {
  test('an unanswered question says so and how to contact us', async () => {
    await open(askedReview({}, 'closed'));

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words.unanswered.heading);
    expect(screen.getByText(words.unanswered.until(UNTIL))).toBeVisible();
    expect(screen.queryByRole('button', { name: words.form.send })).not.toBeInTheDocument();
  });

  test("the answer is shown and can't be changed, and publishing can still be withdrawn", async () => {
    const look = askedReview({ gone: 'yes', ...toPublish, publication: 'published' }, 'closed');
    const { user } = await open(look, ok(askedReview({ gone: 'yes', stars: 4, shownName: 'Ana' }, 'closed')));

    expect(facts()[words.answered.terms.words]).toBe('Quick and kind.');
    expect(screen.getByText(words.answered.isClosed(UNTIL))).toBeVisible();
    expectNoEnglish(toPublish.words);
    expect(screen.queryByRole('button', { name: words.answered.change })).not.toBeInTheDocument();
    await user.click(button(words.publication.unpublish));

    await expectFocused(words.publication.heading);
    expect(screen.getByText(words.publication.unpublished)).toBeVisible();
    expect(actsSent()).toEqual([{ token: TOKEN, action: 'unpublish' }]);
    expect(screen.queryByRole('button', { name: words.publication.unpublish })).not.toBeInTheDocument();
  });

  test('a withheld review no longer says that it can be changed', async () => {
    const withheld = { ...toPublish, publication: 'withheld', withheldBecause: 'abuse' } as const;
    await open(askedReview({ gone: 'yes', ...withheld }, 'closed'));

    const site = within(screen.getByRole('region', { name: words.publication.heading }));
    expect(site.getByText(words.publication.withheld(words.publication.reasons.abuse))).toBeVisible();
    expect(screen.queryByText(words.answered.mayChange(UNTIL), { exact: false })).not.toBeInTheDocument();
  });

  test('a late answer is reported and its draft removed', async () => {
    const { user } = await open(askedReview(), closedRefusal, ok(askedReview({}, 'closed')));
    expectLogged('The review was not sent');

    await user.click(gone('yes'));
    await user.click(button(words.form.send));

    await expectFocused(words.unanswered.heading);
    expect(screen.getByRole('alert')).toHaveTextContent(`${words.notSent.couldNotSend} ${words.notSent.closed}`);
    expect(screen.queryByRole('region', { name: words.unsent })).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });

  test.each([
    ['nothing', {}],
    ['something else', { gone: 'yes', words: 'Quick and kind.' } as const],
  ])('what was typed can still be read if %s was answered before', async (_, said) => {
    const { user } = await open(askedReview(said), closedRefusal, ok(askedReview(said, 'closed')));
    expectLogged('The review was not sent');

    await user.click(gone('partly'));
    await user.type(screen.getByRole('textbox', { name: words.form.leftBehind }), 'The crib');
    await user.clear(screen.getByRole('textbox', { name: words.form.words }));
    await user.type(screen.getByRole('textbox', { name: words.form.words }), 'Nobody called.');
    await user.click(button(words.form.send));

    const unsent = within(await screen.findByRole('region', { name: words.unsent }));
    expect(unsent.getByText('The crib')).toBeVisible();
    expect(unsent.getByText('Nobody called.')).toBeVisible();
    expectNoEnglish('The crib', 'Nobody called.', toPublish.words);
    expect(localStorage).toHaveLength(0);
  });
});

describe('the link', () => {
  test.each(['/review', '/review/7K3M-9Q2X', '/review/7K3M-9Q2X-4TBV-R8NU'])('%s calls no function', async (path) => {
    await renderApp(addressIn(language, path));

    expect(await screen.findByRole('heading', { name: UNKNOWN })).toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByRole('link', { name: ui.writeToUs.withinSentence })).toHaveAttribute(
      'href',
      CONTACT,
    );
    expectNoEnglish();
    expect(backend.callsTo('review')).toEqual([]);
  });

  test('an unknown link says so', async () => {
    backend.answer('review', unknown);
    await renderApp(PATH);

    expect(await screen.findByRole('heading', { name: UNKNOWN })).toBeInTheDocument();
    expect(document.title).not.toContain('7K3M');
  });

  test('a request deleted in the meantime is unknown', async () => {
    const { user } = await open(askedReview(), unknown);

    await user.click(gone('yes'));
    await user.click(button(words.form.send));

    expect(await screen.findByRole('heading', { name: UNKNOWN })).toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });

  test.each([
    ['the connection is lost', 'connection lost', words.lookFailed.text],
    ['the server fails', { status: 500 }, words.lookFailed.text],
    [
      'there were too many requests',
      { status: 429, body: { statusCode: 429, code: 'too-many-requests', message: 'Of the function.' } },
      refusals['too-many-requests'],
    ],
  ] as const)('when %s the page says so and can be reloaded', async (_, fault, said) => {
    backend.answer('review', fault);
    const { user } = await renderApp(PATH);
    await passTime(10_000);

    expect(await screen.findByRole('alert')).toHaveTextContent(said);
    expect(screen.getByRole('heading', { name: words.lookFailed.heading })).toBeInTheDocument();
    expectNoEnglish();
    backend.answer('review', ok(askedReview()));
    await user.click(button(words.lookFailed.retry));
    expect(await screen.findByRole('heading', { name: QUESTION })).toBeInTheDocument();
  });

  test('offline, the page waits for the connection', async () => {
    await preload(PATH);
    fireEvent.offline(window);
    backend.answer('review', ok(askedReview()));
    await renderApp(PATH);

    expect(await screen.findByText(words.loading.offline)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: words.loading.heading })).toBeInTheDocument();
    fireEvent.online(window);
    expect(await screen.findByRole('article')).toBeInTheDocument();
  });
});

describe('sending', () => {
  test.each([
    ['the server fails', { status: 500 }, `${words.notSent.couldNotSend} ${words.notSent.tryAgain}`],
    ['the connection is lost', 'connection lost', `${words.notSent.couldNotSend} ${words.notSent.tryAgain}`],
    [
      'there were too many requests',
      { status: 429, body: { statusCode: 429, code: 'too-many-requests', message: 'Of the function.' } },
      `${words.notSent.couldNotSend} ${refusals['too-many-requests']}`,
    ],
    [
      'it is refused for an unknown reason',
      { status: 409, body: { statusCode: 409, code: 'moon-is-full', message: 'Of the function.' } },
      `${words.notSent.couldNotSend} ${words.notSent.tryAgain}`,
    ],
    [
      'the function is stricter than the page',
      { status: 400, body: { statusCode: 400, code: 'too-long:400', message: 'Of the function.' } },
      `${words.notSent.couldNotSend} ${fieldErrors['too-long'](400)}`,
    ],
  ] as const)('when %s the page says so and the form stays', async (_, fault, said) => {
    const { user } = await open(askedReview());
    expectLogged('The review was not sent');
    await user.click(gone('no'));
    await user.type(field(words.form.leftBehind), 'All of it');
    backend.answer('review', fault);
    await user.click(button(words.form.send));
    await passTime(10_000);

    backend.answer('review', ok(answered({ gone: 'no' })));
    expect(await screen.findByText(said)).toHaveAttribute('role', 'alert');
    expect(field(words.form.leftBehind)).toHaveValue('All of it');
  });

  test('a second click sends nothing more', async () => {
    const held = heldAnswer();
    const { user } = await open(askedReview(), held.answer);

    await user.click(gone('yes'));
    await user.dblClick(button(words.form.send));
    await user.click(await screen.findByRole('button', { name: job.sending }));
    await act(async () => held.release(ok(answered())));

    await expectFocused(words.answered.thanks);
    expect(actsSent()).toHaveLength(1);
  });

  test("what is typed during sending stays and doesn't count as sent", async () => {
    const held = heldAnswer();
    const { user } = await open(askedReview(), held.answer);

    await user.click(gone('yes'));
    await user.click(button(words.form.send));
    await user.type(field(words.form.words), 'Quick.');
    await act(async () => held.release(ok(answered())));

    expect(await screen.findByText(MEANWHILE)).toBeInTheDocument();
    expect(field(words.form.words)).toHaveValue('Quick.');
    expect(JSON.stringify(localStorage)).toContain('Quick.');
  });

  test('a failure to withdraw permission is reported', async () => {
    const published = answered({ ...toPublish, publication: 'published' });
    const tooMany = { statusCode: 429, code: 'too-many-requests', message: 'Of the function.' };
    const { user } = await open(published, { status: 429, body: tooMany }, ok(published));
    expectLogged('The review was not sent');
    await user.click(button(words.publication.unpublish));

    expect(await screen.findByRole('alert')).toHaveTextContent(
      `${words.notSent.couldNotSend} ${refusals['too-many-requests']}`,
    );
    expect(button(words.publication.unpublish)).toBeInTheDocument();
  });

  test('offline, the answer waits and can be canceled', async () => {
    const { user } = await open(askedReview());
    fireEvent.offline(window);

    await user.click(gone('yes'));
    await user.click(button(words.form.send));
    await user.click(await screen.findByRole('button', { name: job.actNotice.takeBack }));
    fireEvent.online(window);
    await passTime(10_000);

    expect(gone('yes')).toBeChecked();
    expect(button(words.form.send)).not.toHaveAttribute('aria-disabled', 'true');
    expect(actsSent()).toEqual([]);
  });

  test('offline, the answer is sent when the connection is back', async () => {
    const { user } = await open(askedReview(), ok(answered()));
    fireEvent.offline(window);

    await user.click(gone('yes'));
    await user.click(button(words.form.send));
    expect(await screen.findByText(job.actNotice.offline)).toBeInTheDocument();
    fireEvent.online(window);

    await expectFocused(words.answered.thanks);
    expect(actsSent()).toHaveLength(1);
  });

  test('an answer waiting offline is canceled when the form changes', async () => {
    const { user } = await open(askedReview(), ok(answered()));
    fireEvent.offline(window);

    await user.click(gone('yes'));
    await user.click(button(words.form.send));
    await screen.findByRole('button', { name: job.actNotice.takeBack });
    await user.click(gone('no'));
    fireEvent.online(window);
    await passTime(10_000);

    expect(actsSent()).toEqual([]);
  });

  test('no analytics event is recorded', async () => {
    window.dataLayer = [];
    const { user } = await open(askedReview(), ok(answered()));

    await user.click(gone('no'));
    await user.click(button(words.form.send));

    await expectFocused(words.answered.thanks);
    expect(window.dataLayer).toEqual([]);
  });
});

describe('the typed answer', () => {
  test('comes back after a reload and is gone once sent', async () => {
    const { user, unmount } = await open(askedReview());
    await user.click(gone('partly'));
    await user.type(field(words.form.leftBehind), 'A bed');
    await user.click(star(2));
    unmount();
    queryClient.clear();

    const reloaded = await open(askedReview(), ok(answered({ gone: 'partly', leftBehind: 'A bed', stars: 2 })));
    expect(gone('partly')).toBeChecked();
    expect(field(words.form.leftBehind)).toHaveValue('A bed');
    expect(star(2)).toBeChecked();
    await reloaded.user.click(button(words.form.send));

    await expectFocused(words.answered.thanks);
    expect(localStorage).toHaveLength(0);
  });

  test('is forgotten after 7 days', async () => {
    const { user, unmount } = await open(askedReview());
    await user.click(gone('no'));
    unmount();
    queryClient.clear();
    skipTime(7 * DAY_MS + 1000);

    await open(askedReview());
    expect(gone('no')).not.toBeChecked();
  });

  test('belongs only to its link', async () => {
    const { user, unmount } = await open(askedReview());
    await user.click(gone('no'));
    unmount();

    const other = await renderApp(OTHER_PATH);
    await screen.findByRole('article');
    expect(gone('no')).not.toBeChecked();
    await user.click(gone('yes'));
    other.unmount();

    await renderApp(PATH);
    await screen.findByRole('article');
    expect(gone('no')).toBeChecked();
  });

  test('of another link stays when one is sent', async () => {
    backend.answer('review', ok(askedReview()), ok(askedReview()), ok(answered()));
    const { user, unmount } = await renderApp(OTHER_PATH);
    await screen.findByRole('article');
    await user.click(gone('no'));
    unmount();
    const other = await renderApp(PATH);
    await screen.findByRole('article');
    await user.click(gone('yes'));
    await user.click(button(words.form.send));
    await expectFocused(words.answered.thanks);
    other.unmount();

    backend.answer('review', ok(askedReview()));
    await renderApp(OTHER_PATH);
    await screen.findByRole('article');
    expect(gone('no')).toBeChecked();
  });

  test('is discarded if another tab withdrew the same permission', async () => {
    const { user, unmount } = await open(answered(toPublish));
    await user.click(button(words.answered.change));
    await user.click(box());
    unmount();
    queryClient.clear();

    await open(answered({ ...toPublish, mayPublish: false }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words.answered.heading);
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  test('is discarded if it had arrived and only the response was lost', async () => {
    const { user, unmount } = await open(askedReview());
    await user.click(gone('no'));
    unmount();
    queryClient.clear();

    await open(answered({ gone: 'no' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words.answered.heading);
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  test('stays with a notice if another tab answered in the meantime', async () => {
    const { user } = await open(askedReview(), ok(answered({ stars: 5 })));
    await user.click(gone('no'));
    await user.click(star(1));
    expect(screen.queryByText(MEANWHILE)).not.toBeInTheDocument();
    await act(() => queryClient.invalidateQueries());

    expect(await screen.findByText(MEANWHILE)).toBeInTheDocument();
    expect(star(1)).toBeChecked();
    await user.click(star(2));
    expect(screen.getByText(MEANWHILE)).toBeInTheDocument();
    await user.click(button(words.form.close));
    await expectFocused(words.answered.heading);
    expect(screen.getByRole('img', { name: reviews.stars(5) })).toBeInTheDocument();
  });

  test('if empty, gives way to the answer of another tab', async () => {
    await open(askedReview(), ok(answered()));
    await act(() => queryClient.invalidateQueries());

    await expectFocused(words.answered.heading);
  });
});
