import type { ReviewView } from '@functions/contracts/review.ts';
import type { Gone, PriceAnswer } from '@functions/domain/review.ts';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { App } from '@/app/app';
import { queryClient } from '@/lib/forms/query-client';
import { words as actionWords } from '@/words/actions';
import { words as reviews } from '@/words/published-reviews';
import { words } from '@/words/review';
import { fieldErrors } from '@/words/shared/errors';
import { refusals } from '@/words/shared/refusals';
import { words as ui } from '@/words/ui';
import { expectLogged } from './support/console';
import { type Answer, askedReview, backendOfTests, heldAnswer, tooMany } from './support/fake-backend';
import { fill } from './support/job';
import { preload, renderApp } from './support/render-app';
import { fakeClock, passTime } from './support/time';

// How what is typed is read is in tests/unit/review-form.test.ts.

const TOKEN = '7K3M9Q2X4TBVR8ND';
const PATH = '/review/7K3M-9Q2X-4TBV-R8ND';
const QUESTION = words.form.heading;
const MEANWHILE = words.form.meanwhile;
const UNTIL = '10:00 AM on December 13';
const { answered: thanks, publication, notSent } = words;

const backend = backendOfTests();

// 2 PM in Los Angeles.
beforeEach(() => fakeClock(new Date('2026-11-22T22:00:00Z')));

const ok = (look: ReviewView): Answer => ({ status: 200, body: look });
const refused = (code: string): Answer => ({ status: 409, body: { statusCode: 409, code, message: 'Too late.' } });
const answered = (review: Partial<ReviewView['review']> = {}) => askedReview({ gone: 'yes', ...review }, 'answered');
const toPublish = { stars: 4, words: 'Quick and kind.', mayPublish: true, shownName: 'Ana' } as const;

const button = (name: string) => screen.getByRole('button', { name });
const radio = (name: string, group: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('radio', { name });
const gone = (answer: Exclude<Gone, 'no'>) => radio(words.form.gone[answer], QUESTION);
const price = (answer: PriceAnswer) => radio(words.form.price.choices[answer], words.form.price.legend);
const star = (count: number) =>
  radio(count === 0 ? words.form.stars.none : words.form.stars.of(count), words.form.stars.legend);
const box = () => screen.getByRole('checkbox');
const field = (label: string) => screen.getByRole('textbox', { name: label });
const isAsked = (label: string) => screen.queryByRole('textbox', { name: label }) !== null;

async function openAt(address: string, look: ReviewView, ...later: (Answer | Promise<Answer>)[]) {
  backend.answer('review', ok(look), ...later);
  const app = await renderApp(address);
  await screen.findByRole('article');
  return app;
}

const open = (look: ReviewView, ...later: (Answer | Promise<Answer>)[]) => openAt(PATH, look, ...later);

/** The requests the page has sent, except for loading. */
function actionsSent() {
  return backend.bodiesTo('review').filter((body) => !JSON.stringify(body).includes('"action":"view"'));
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
  test('opening the link loads it once, with only the name filled in, and does nothing else', async () => {
    const { user } = await open(askedReview());
    await passTime(60_000);

    expect(screen.getByRole('heading', { level: 1, name: QUESTION })).toBeInTheDocument();
    const pickup = 'Furniture Removal and 1 more in Torrance, by Bay Haul.';
    expect(screen.getByText(`${pickup} ${words.form.onlyThis}`)).toBeInTheDocument();
    expect(backend.bodiesTo('review')).toEqual([{ token: TOKEN, action: 'view' }]);
    expect(window.dataLayer ?? []).toEqual([]);
    await waitFor(() => expect(localStorage).toHaveLength(0));
    for (const each of screen.getAllByRole('radio')) expect(each).not.toBeChecked();
    for (const each of screen.getAllByRole('textbox')) expect(each).toHaveValue('');
    expect(box()).not.toBeChecked();
    // The box shows what will be published as it is typed.
    expect(box()).toHaveAccessibleName(words.form.mayPublish('Ana, Torrance', true));
    await user.click(box());
    expect(field(words.form.shownName)).toHaveValue('Ana');
    await user.clear(field(words.form.shownName));
    expect(box()).toHaveAccessibleName(words.form.mayPublish('…, Torrance', true));
    await fill(user, field(words.form.shownName), 'A. D.');
    expect(box()).toHaveAccessibleName(words.form.mayPublish('A. D., Torrance', true));
    expect(screen.getByText(words.form.whoSees)).toBeVisible();
  });

  test('needs only the first answer, thanks with the focus, and tells no analytics', async () => {
    window.dataLayer = [];
    const { user } = await open(askedReview({ city: null }), ok(answered()));
    expect(box()).toHaveAccessibleName(words.form.mayPublish('Ana', false));

    await user.click(gone('yes'));
    await user.click(button(words.form.send));

    await expectFocused(thanks.thanks);
    expect(actionsSent()).toEqual([{ token: TOKEN, action: 'answer', gone: 'yes', language: 'en' }]);
    expect(facts()).toEqual({ [thanks.terms.gone]: words.form.gone.yes });
    expect(screen.queryByText(thanks.told)).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: publication.heading })).not.toBeInTheDocument();
    expect(window.dataLayer).toEqual([]);
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  test('asks what is left and what was paid only if it matters, and sends everything', async () => {
    const { user } = await open(askedReview(), ok(answered()));

    for (const answer of ['yes', 'partly'] as const) {
      await user.click(gone(answer));
      expect(isAsked(words.form.leftBehind)).toBe(answer !== 'yes');
    }
    await fill(user, field(words.form.leftBehind), ' The box spring ');
    for (const answer of ['as-agreed', 'lower', 'none-agreed', 'higher'] as const) {
      await user.click(price(answer));
      expect(isAsked(words.form.amountPaid.label)).toBe(answer !== 'as-agreed');
    }
    await fill(user, field(words.form.amountPaid.label), '$1,240');
    await user.click(star(2));
    await fill(user, field(words.form.words), 'Late, and they left a part.');
    await user.click(box());
    await user.clear(field(words.form.shownName));
    await fill(user, field(words.form.shownName), 'Ana D.');
    await user.click(button(words.form.send));

    await expectFocused(thanks.thanks);
    const answer = { gone: 'partly', leftBehind: 'The box spring', price: 'higher', amountPaid: 1240, stars: 2 };
    const review = { words: 'Late, and they left a part.', mayPublish: true, shownName: 'Ana D.' };
    expect(actionsSent()).toEqual([{ token: TOKEN, action: 'answer', ...answer, ...review, language: 'en' }]);
  });

  test('asks if they came in the agreed time only if there was one, and begins with that answer again', async () => {
    const { legend, no } = words.form.cameInWindow;
    const came = (answer: boolean) => answered({ hadWindow: true, cameInWindow: answer });
    const { user, unmount } = await open(askedReview({ hadWindow: true }), ok(came(false)));

    await user.click(gone('yes'));
    await user.click(radio(no, legend));
    await user.click(button(words.form.send));
    await expectFocused(thanks.thanks);
    expect(actionsSent()).toEqual([
      { token: TOKEN, action: 'answer', gone: 'yes', cameInWindow: false, language: 'en' },
    ]);
    expect(facts()[legend]).toBe(no);
    await user.click(button(thanks.change));
    expect(radio(no, legend)).toBeChecked();
    unmount();
    queryClient.clear();
    await open(askedReview());
    expect(screen.queryByRole('group', { name: legend })).not.toBeInTheDocument();
  });

  test('with errors is not sent: a summary links to each until it is fixed', async () => {
    const { user } = await open(askedReview());
    const lines = () =>
      within(screen.getByRole('alert'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);

    await user.click(price('lower'));
    await fill(user, field(words.form.amountPaid.label), 'a lot');
    await user.click(box());
    await user.clear(field(words.form.shownName));
    await user.click(button(words.form.send));

    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(document.title).toMatch(new RegExp(`^${ui.field.error}`));
    expect(lines()).toEqual([
      words.form.goneRequired,
      fieldErrors['price-invalid'],
      fieldErrors['stars-required'],
      fieldErrors['shown-name-required'],
    ]);
    expect(screen.getByRole('group', { name: QUESTION })).toHaveAccessibleDescription(
      new RegExp(`^${ui.field.error.trim()} ?${words.form.goneRequired}$`),
    );
    await user.click(screen.getByRole('link', { name: words.form.goneRequired }));
    expect(gone('yes')).toHaveFocus();
    await user.click(gone('yes'));
    await user.click(screen.getByRole('link', { name: fieldErrors['stars-required'] }));
    expect(star(1)).toHaveFocus();
    await user.click(star(3));
    await fill(user, field(words.form.shownName), 'Ana');
    expect(lines()).toEqual([fieldErrors['price-invalid']]);
    await user.click(price('as-agreed'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(actionsSent()).toEqual([]);
  });
});

describe('the stars in the link', () => {
  test('are selected and kept, send nothing, and leave the address without a history entry', async () => {
    backend.answer('review', ok(askedReview()));
    await preload(PATH);
    window.history.replaceState(null, '', `${PATH}#stars=4`);
    const visited = window.history.length;
    const { unmount } = await act(async () =>
      render(
        <BrowserRouter>
          <App />
        </BrowserRouter>,
      ),
    );
    await screen.findByRole('article');

    expect(star(4)).toBeChecked();
    expect(gone('yes')).not.toBeChecked();
    expect(window.location.pathname + window.location.hash).toBe(PATH);
    expect(window.history).toHaveLength(visited);
    expect(actionsSent()).toEqual([]);
    unmount();
    await open(askedReview());
    expect(star(4)).toBeChecked();
  });

  test('keep what was typed, with the notice about another answer', async () => {
    const { user, unmount } = await open(askedReview());
    await user.click(gone('partly'));
    unmount();
    queryClient.clear();

    await openAt(`${PATH}#stars=4`, answered({ stars: 2 }));
    expect(gone('partly')).toBeChecked();
    expect(star(4)).toBeChecked();
    expect(screen.getByText(MEANWHILE)).toBeInTheDocument();
  });

  test.each(['#stars=0', '#stars=6', '#stars=4x'])('%s selects nothing', async (hash) => {
    await openAt(PATH + hash, askedReview());

    for (const each of screen.getAllByRole('radio')) expect(each).not.toBeChecked();
  });

  test('open the earlier answer to change it, if it has others', async () => {
    const { user } = await openAt(`${PATH}#stars=4`, answered({ stars: 2 }));
    expect(star(4)).toBeChecked();
    await user.click(button(words.form.close));
    expect(screen.getByRole('img', { name: reviews.stars(2) })).toBeInTheDocument();
  });
});

describe('the thanks', () => {
  test.each<[Partial<ReviewView['review']>, told: string[]]>([
    [{ gone: 'partly' }, [thanks.toldHauler('Bay Haul')]],
    [{ gone: 'no', hauler: null }, [thanks.told]],
    [{ gone: 'no', price: 'higher' }, [thanks.toldHauler('Bay Haul'), thanks.toldOfPrice]],
    [{ price: 'lower' }, []],
  ])('for %j say who is told: %j', async (review, told) => {
    await open(answered(review));

    const all = [thanks.toldHauler('Bay Haul'), thanks.told, thanks.toldOfPrice];
    expect(all.filter((each) => screen.queryByText(each))).toEqual(told);
    expect(screen.queryAllByText(thanks.whatNext.before, { exact: false })).toHaveLength(told.length > 0 ? 1 : 0);
  });

  const { withheld, reasons } = publication;

  test.each<[Partial<ReviewView['review']>, said: string]>([
    [{ publication: 'waiting' }, publication.waiting],
    [{ publication: 'published' }, publication.published],
    [{ publication: 'published', buildsItself: true }, publication.publishedWithinAnHour],
    [
      { publication: 'withheld', withheldBecause: 'not-about-the-pickup' },
      `${withheld(reasons['not-about-the-pickup'])} ${thanks.mayChangeUntilDay('December 13')}`,
    ],
    [{ publication: 'withheld' }, `${withheld(undefined)} ${thanks.mayChangeUntilDay('December 13')}`],
  ])('for a review that is %j say so: %s', async (review, said) => {
    await open(answered({ ...toPublish, ...review }));

    const site = within(screen.getByRole('region', { name: publication.heading }));
    expect(site.getByText(said)).toBeVisible();
    expect(site.getByText(publication.signed('Ana, Torrance'))).toBeVisible();
    expect(screen.getAllByText(thanks.mayChangeUntilDay('December 13'), { exact: false })).toHaveLength(1);
    const links = site.queryAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(review.publication === 'published' ? ['/reviews'] : []);
  });

  test('name the time until which they can be changed from the day before', async () => {
    fakeClock(new Date('2026-12-12T20:00:00Z'));
    await open(answered());

    expect(screen.getByText(thanks.mayChange('10:00 AM tomorrow'))).toBeVisible();
    expect(screen.getByRole('link', { name: thanks.bookAnother })).toHaveAttribute('href', '/book');
  });

  test('show the answer as plain text', async () => {
    const said = '<b>Quick</b>\nand kind.';
    const left = { gone: 'no', leftBehind: 'A <i>bed</i>' } as const;
    await open(answered({ ...left, price: 'higher', amountPaid: 240, stars: 5, words: said }));

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(thanks.heading);
    expect(facts()).toEqual({
      [thanks.terms.gone]: words.form.gone.no,
      [thanks.terms.leftBehind]: 'A <i>bed</i>',
      [thanks.terms.price]: words.form.price.choices.higher,
      [thanks.terms.amountPaid]: '$240',
      [thanks.terms.stars]: '★★★★★',
      [thanks.terms.words]: said,
    });
    expect(screen.getByRole('img', { name: reviews.stars(5) })).toBeInTheDocument();
  });
});

describe('changing the answer', () => {
  test('begins with the earlier answer and the focus', async () => {
    const said = { gone: 'partly', leftBehind: 'A bed', price: 'higher', amountPaid: 240, ...toPublish } as const;
    const changed = answered({ ...said, gone: 'yes', leftBehind: null, publication: 'waiting' });
    const { user } = await open(answered({ ...said, publication: 'published' }), ok(changed));

    await user.click(button(thanks.change));

    await expectFocused(QUESTION);
    expect(screen.getByText(words.form.leavesSite)).toBeVisible();
    expect(gone('partly')).toBeChecked();
    expect(field(words.form.leftBehind)).toHaveValue('A bed');
    expect(field(words.form.amountPaid.label)).toHaveValue('240');
    expect(star(4)).toBeChecked();
    expect(box()).toBeChecked();
    await user.click(gone('yes'));
    await user.click(button(words.form.send));
    await expectFocused(thanks.thanks);
    expect(actionsSent()).toEqual([
      { token: TOKEN, action: 'answer', gone: 'yes', price: 'higher', amountPaid: 240, ...toPublish, language: 'en' },
    ]);
    expect(facts()[thanks.terms.gone]).toBe(words.form.gone.yes);
  });

  test('keeps a “No” from before there were two buttons', async () => {
    const { user } = await open(answered({ gone: 'no', stars: 3 }), ok(answered({ gone: 'no' })));

    await user.click(button(thanks.change));
    expect(gone('partly')).toBeChecked();
    await user.click(star(1));
    await user.click(button(words.form.send));

    await expectFocused(thanks.thanks);
    expect(actionsSent()).toMatchObject([{ gone: 'no', stars: 1 }]);
  });

  test('sends nothing and keeps nothing on the way back, and can send the same again', async () => {
    const { user } = await open(answered({ stars: 3 }), ok(answered({ stars: 3 })));

    await user.click(button(thanks.change));
    await user.click(gone('partly'));
    await user.click(button(words.form.close));
    await expectFocused(thanks.heading);
    expect(actionsSent()).toEqual([]);
    await waitFor(() => expect(localStorage).toHaveLength(0));
    await user.click(button(thanks.change));
    expect(gone('yes')).toBeChecked();
    await user.click(button(words.form.send));

    await expectFocused(thanks.thanks);
    expect(actionsSent()).toEqual([{ token: TOKEN, action: 'answer', gone: 'yes', stars: 3, language: 'en' }]);
  });
});

describe('after the deadline', () => {
  test("the answer can't be changed, but publishing can still be withdrawn", async () => {
    const look = askedReview({ gone: 'yes', ...toPublish, publication: 'published' }, 'closed');
    const unpublished = ok(askedReview({ gone: 'yes', stars: 4, shownName: 'Ana' }, 'closed'));
    const { user } = await open(look, tooMany, ok(look), unpublished);
    expectLogged('The review was not sent');

    expect(facts()[thanks.terms.words]).toBe('Quick and kind.');
    expect(screen.getByText(thanks.isClosed(UNTIL))).toBeVisible();
    expect(screen.queryByRole('button', { name: thanks.change })).not.toBeInTheDocument();
    await user.click(button(publication.unpublish));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `${notSent.couldNotSend} ${refusals['too-many-requests']}`,
    );
    await waitFor(() => expect(button(publication.unpublish)).not.toHaveAttribute('aria-disabled', 'true'));
    await user.click(button(publication.unpublish));

    await expectFocused(publication.heading);
    expect(await screen.findByText(publication.unpublished)).toBeVisible();
    expect(actionsSent().at(-1)).toEqual({ token: TOKEN, action: 'unpublish' });
    expect(screen.queryByRole('button', { name: publication.unpublish })).not.toBeInTheDocument();
  });

  test('a withheld review no longer says that it can be changed', async () => {
    const withheld = { ...toPublish, publication: 'withheld', withheldBecause: 'abuse' } as const;
    await open(askedReview({ gone: 'yes', ...withheld }, 'closed'));

    const site = within(screen.getByRole('region', { name: publication.heading }));
    expect(site.getByText(publication.withheld(publication.reasons.abuse))).toBeVisible();
    expect(screen.queryByText(thanks.mayChangeUntilDay('December 13'), { exact: false })).not.toBeInTheDocument();
  });

  test('a late answer is reported and its draft removed', async () => {
    const { user } = await open(askedReview(), refused('closed'), ok(askedReview({}, 'closed')));
    expectLogged('The review was not sent');

    await user.click(gone('yes'));
    await user.click(button(words.form.send));

    await expectFocused(words.unanswered.heading);
    expect(screen.getByText(words.unanswered.until(UNTIL))).toBeVisible();
    expect(screen.queryByRole('button', { name: words.form.send })).not.toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent(`${notSent.couldNotSend} ${notSent.closed}`);
    expect(screen.queryByRole('region', { name: words.unsent })).not.toBeInTheDocument();
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  test('what was typed too late can still be read, also if something else was answered before', async () => {
    const said = { gone: 'yes', words: 'Quick and kind.' } as const;
    const { user } = await open(askedReview(said), refused('closed'), ok(askedReview(said, 'closed')));
    expectLogged('The review was not sent');

    await user.click(gone('partly'));
    await fill(user, field(words.form.leftBehind), 'The crib');
    await user.clear(field(words.form.words));
    await fill(user, field(words.form.words), 'Nobody called.');
    await user.click(button(words.form.send));

    const unsent = within(await screen.findByRole('region', { name: words.unsent }));
    expect(unsent.getByText('The crib')).toBeVisible();
    expect(unsent.getByText('Nobody called.')).toBeVisible();
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });
});

describe('sending', () => {
  test('that is refused for an unknown reason says so, and the form stays', async () => {
    const { user } = await open(askedReview(), refused('moon-is-full'), ok(askedReview()));
    expectLogged('The review was not sent');
    await user.click(gone('partly'));
    await fill(user, field(words.form.leftBehind), 'All of it');

    await user.click(button(words.form.send));

    const said = `${notSent.couldNotSend} ${notSent.tryAgain}`;
    expect(await screen.findByText(said)).toHaveAttribute('role', 'alert');
    expect(field(words.form.leftBehind)).toHaveValue('All of it');
  });

  test('about a request that was deleted meanwhile leads to no question', async () => {
    const { user } = await open(askedReview(), { status: 200, body: { message: 'We don’t recognize this link.' } });

    await user.click(gone('yes'));
    await user.click(button(words.form.send));

    expect(await screen.findByRole('heading', { name: words.unknownLink.heading })).toBeInTheDocument();
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  test("keeps what is typed meanwhile, which doesn't count as sent", async () => {
    const held = heldAnswer();
    const { user } = await open(askedReview(), held.answer);

    await user.click(gone('yes'));
    await user.click(button(words.form.send));
    await fill(user, field(words.form.words), 'Quick.');
    await act(async () => held.release(ok(answered())));

    expect(await screen.findByText(MEANWHILE)).toBeInTheDocument();
    expect(field(words.form.words)).toHaveValue('Quick.');
    expect(JSON.stringify(localStorage)).toContain('Quick.');
  });

  test('offline is canceled when the form changes', async () => {
    const { user } = await open(askedReview(), ok(answered()));
    fireEvent.offline(window);

    await user.click(gone('yes'));
    await user.click(button(words.form.send));
    await screen.findByRole('button', { name: actionWords.takeBack });
    await user.click(gone('partly'));
    fireEvent.online(window);
    await passTime(10_000);

    expect(actionsSent()).toEqual([]);
  });
});

describe('the typed answer', () => {
  test('comes back after a reload, and is discarded if it had arrived and only the response was lost', async () => {
    const { user, unmount } = await open(askedReview());
    await user.click(gone('partly'));
    await fill(user, field(words.form.leftBehind), 'A bed');
    await user.click(star(2));
    unmount();
    queryClient.clear();

    const again = await open(askedReview());
    expect(gone('partly')).toBeChecked();
    expect(field(words.form.leftBehind)).toHaveValue('A bed');
    expect(star(2)).toBeChecked();
    again.unmount();
    queryClient.clear();

    await open(answered({ gone: 'partly', leftBehind: 'A bed', stars: 2 }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(thanks.heading);
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  test('stays with a notice if another tab answered in the meantime', async () => {
    const { user } = await open(askedReview(), ok(answered({ stars: 5 })));
    await user.click(gone('partly'));
    await user.click(star(1));
    expect(screen.queryByText(MEANWHILE)).not.toBeInTheDocument();
    await act(() => queryClient.invalidateQueries());

    expect(await screen.findByText(MEANWHILE)).toBeInTheDocument();
    expect(star(1)).toBeChecked();
    await user.click(star(2));
    expect(screen.getByText(MEANWHILE)).toBeInTheDocument();
    await user.click(button(words.form.close));
    await expectFocused(thanks.heading);
    expect(screen.getByRole('img', { name: reviews.stars(5) })).toBeInTheDocument();
  });

  test('if empty, gives way to the answer of another tab', async () => {
    await open(askedReview(), ok(answered()));
    await act(() => queryClient.invalidateQueries());

    await expectFocused(thanks.heading);
  });
});
