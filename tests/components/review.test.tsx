import type { ReviewView } from '@functions/contracts/review.ts';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { App } from '@/app/app';
import { queryClient } from '@/lib/forms/query-client';
import { expectLogged } from './support/console';
import { type Answer, askedReview, fakeBackend, heldAnswer } from './support/fake-backend';
import { preload, renderApp } from './support/render-app';
import { pass, skipTime, takeTheClock } from './support/time';

const TOKEN = '7K3M9Q2X4TBVR8ND';
const PATH = '/review/7K3M-9Q2X-4TBV-R8ND';
const DAY_MS = 86_400_000;
const QUESTION = 'Is it all gone?';
const UNKNOWN = 'This link is not known';
const MEANWHILE = /^You have answered meanwhile/;

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  // 2 PM in Los Angeles.
  takeTheClock(new Date('2026-11-22T22:00:00Z'));
  queryClient.clear();
  backend = fakeBackend();
});

const ok = (look: ReviewView): Answer => ({ status: 200, body: look });
const unknown: Answer = { status: 200, body: { message: 'This link is not known.' } };
const closedRefusal: Answer = { status: 409, body: { statusCode: 409, code: 'closed', message: 'Too late.' } };
const answered = (review: Partial<ReviewView['review']> = {}) => askedReview({ gone: 'yes', ...review }, 'answered');
const toPublish = { stars: 4, words: 'Quick and kind.', mayPublish: true, shownName: 'Ana' } as const;

const button = (name: string) => screen.getByRole('button', { name });
const radio = (name: string, group: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('radio', { name });
const gone = (name: string) => radio(name, QUESTION);
const price = (name: string) => radio(name, 'Was the price what you agreed?');
const star = (name: string) => radio(name, 'How many stars for this pickup?');
const box = () => screen.getByRole('checkbox', { name: /^You may publish my stars and words/ });
const field = (label: RegExp | string) => screen.getByRole('textbox', { name: label });

/** Opens the link of a question. */
async function open(look: ReviewView, ...later: (Answer | Promise<Answer>)[]) {
  backend.answer('review', ok(look), ...later);
  const app = await renderApp(PATH);
  await screen.findByRole('article');
  return app;
}

/** What the page has sent besides looks. */
function actsSent() {
  return backend.bodiesTo('review').filter((body) => JSON.stringify(body).includes('"action":"look"') === false);
}

async function expectFocused(name: RegExp | string) {
  await waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus());
}

/** What a list of facts on the page says. */
function facts() {
  return Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
}

describe('the question', () => {
  test('opening the link looks at once and does nothing else', async () => {
    await open(askedReview());
    await pass(60_000);

    expect(screen.getByRole('heading', { level: 1, name: QUESTION })).toBeInTheDocument();
    expect(screen.getByText(/^Furniture Removal and 1 more in Torrance, by Bay Haul\./)).toBeInTheDocument();
    expect(backend.bodiesTo('review')).toEqual([{ token: TOKEN, action: 'look' }]);
    expect(window.dataLayer ?? []).toEqual([]);
    expect(localStorage).toHaveLength(0);
    expect(document.title).toMatch(/^Is It All Gone\?/);
    expect(document.title).not.toContain('7K3M');
  });

  test('the keys alone are enough', async () => {
    const { user } = await open(askedReview(), ok(answered({ gone: 'partly', stars: 4 })));

    act(() => gone('Yes').focus());
    await user.keyboard(' {ArrowRight}');
    await user.tab();
    expect(field('What is left?')).toHaveFocus();
    await user.tab();
    await user.tab();
    expect(star('1 star')).toHaveFocus();
    await user.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}');
    await user.tab();
    await user.tab();
    expect(box()).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');

    await expectFocused('Thank you.');
    expect(actsSent()).toEqual([{ token: TOKEN, action: 'answer', gone: 'partly', stars: 4, language: 'en' }]);
  });

  test('nothing is filled in but the name', async () => {
    const { user } = await open(askedReview());

    for (const each of screen.getAllByRole('radio')) expect(each).not.toBeChecked();
    expect(box()).not.toBeChecked();
    for (const each of screen.getAllByRole('textbox')) expect(each).toHaveValue('');
    await user.click(box());
    expect(field('Name to show')).toHaveValue('Ana');
  });

  test('the first question alone is enough, and the thanks take the focus', async () => {
    const { user } = await open(askedReview(), ok(answered()));

    await user.click(gone('Yes'));
    await user.click(button('Send'));

    await expectFocused('Thank you.');
    expect(actsSent()).toEqual([{ token: TOKEN, action: 'answer', gone: 'yes', language: 'en' }]);
    expect(facts()).toEqual({ 'Is it all gone?': 'Yes' });
    expect(screen.queryByText(/^We have told/)).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'On the site' })).not.toBeInTheDocument();
  });

  test('all of it is sent as it was filled in', async () => {
    const { user } = await open(askedReview(), ok(answered()));

    await user.click(gone('Something is left'));
    await user.type(field(/^What is left\?/), ' The box spring ');
    await user.click(price('I paid more'));
    await user.type(field(/^What did you pay\?/), '$1,240');
    await user.click(star('2 stars'));
    await user.type(field(/^Anything you want to say/), 'Late, and they left a part.');
    await user.click(box());
    await user.clear(field('Name to show'));
    await user.type(field('Name to show'), 'Ana D.');
    await user.click(button('Send'));

    await expectFocused('Thank you.');
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
        language: 'en',
      },
    ]);
  });

  test('what no longer fits the choice is not sent', async () => {
    const { user } = await open(askedReview(), ok(answered()));

    await user.click(gone('No'));
    await user.type(field(/^What is left\?/), 'All of it');
    await user.click(price('I paid less'));
    await user.type(field(/^What did you pay\?/), 'I forgot');
    await user.click(star('5 stars'));
    await user.click(gone('Yes'));
    await user.click(price('Yes'));
    await user.click(star('No stars'));
    await user.click(button('Send'));

    await expectFocused('Thank you.');
    expect(screen.queryByText('I forgot')).not.toBeInTheDocument();
    expect(actsSent()).toEqual([{ token: TOKEN, action: 'answer', gone: 'yes', price: 'as-agreed', language: 'en' }]);
  });

  test('what is left is asked for where something is, and the amount where it was another', async () => {
    const { user } = await open(askedReview());

    for (const [answer, isAsked] of [
      ['Yes', false],
      ['Something is left', true],
      ['No', true],
    ] as const) {
      await user.click(gone(answer));
      expect(screen.queryAllByRole('textbox', { name: /^What is left\?/ })).toHaveLength(isAsked ? 1 : 0);
    }
    for (const [answer, isAsked] of [
      ['Yes', false],
      ['I paid less', true],
      ['I paid more', true],
      ['We had not agreed on one', true],
    ] as const) {
      await user.click(price(answer));
      expect(screen.queryAllByRole('textbox', { name: /^What did you pay\?/ })).toHaveLength(isAsked ? 1 : 0);
    }
  });

  test('the box says what is published, as it is typed', async () => {
    const { user } = await open(askedReview());
    const words = 'You may publish my stars and words with my first name and city:';

    expect(box()).toHaveAccessibleName(`${words} “Ana, Torrance”`);
    await user.click(box());
    await user.clear(field('Name to show'));
    expect(box()).toHaveAccessibleName(`${words} “…, Torrance”`);
    await user.type(field('Name to show'), 'A. D.');
    expect(box()).toHaveAccessibleName(`${words} “A. D., Torrance”`);
    expect(screen.getByText('Your hauler sees what is left, and what you let us publish, good or bad.')).toBeVisible();
  });

  test.each([
    ['without a city', { city: null }, 'You may publish my stars and words with my first name: “Ana”'],
    ['whose name can be none to show', { firstName: 'ana@x' }, /my first name and city: “…, Torrance”$/],
  ])('the box of a request %s is true', async (_, review, name) => {
    await open(askedReview(review));

    expect(box()).toHaveAccessibleName(name);
  });
});

describe('what is wrong', () => {
  test('nothing chosen is said in the summary, and its link leads to the first answer', async () => {
    const { user } = await open(askedReview());

    await user.click(button('Send'));

    const summary = screen.getByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(document.title).toMatch(/^Error: /);
    expect(screen.getByRole('group', { name: QUESTION })).toHaveAccessibleDescription(
      /^Error: ?Say whether it is all gone$/,
    );
    await user.click(within(summary).getByRole('link', { name: 'Say whether it is all gone' }));
    expect(gone('Yes')).toHaveFocus();
    await user.click(gone('Yes'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(actsSent()).toEqual([]);
  });

  test('who may be quoted gives stars and a name that is one, and an amount is whole dollars', async () => {
    const { user } = await open(askedReview());

    await user.click(gone('Yes'));
    await user.click(price('I paid less'));
    await user.type(field(/^What did you pay\?/), 'a lot');
    await user.click(box());
    await user.clear(field('Name to show'));
    await user.click(button('Send'));

    const lines = () =>
      within(screen.getByRole('alert'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect(lines()).toEqual([
      'Please enter whole dollars, from 0 to 20,000',
      'Choose how many stars',
      'Enter the name to show',
    ]);
    await user.click(screen.getByRole('link', { name: 'Choose how many stars' }));
    expect(star('1 star')).toHaveFocus();
    await user.click(star('No stars'));
    expect(lines()).toContain('Choose how many stars');
    await user.click(star('3 stars'));
    await user.type(field('Name to show'), 'call 555');
    await user.click(button('Send'));
    expect(lines()).toEqual(['Please enter whole dollars, from 0 to 20,000', 'Enter a name, without digits or signs']);
    expect(actsSent()).toEqual([]);
  });

  test('a character that hides what it stands beside is none of a text', async () => {
    const { user } = await open(askedReview());
    const hidden = 'Ana\u202e';

    await user.click(gone('No'));
    await user.click(star('3 stars'));
    await user.click(box());
    const fields = [field(/^What is left\?/), field(/^Anything you want to say/), field('Name to show')];
    for (const each of fields) fireEvent.change(each, { target: { value: hidden } });
    await user.click(button('Send'));

    for (const each of fields) expect(each).toBeInvalid();
    expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(3);
    expect(actsSent()).toEqual([]);
  });
});

describe('the stars of the link', () => {
  test.each([1, 5])('#stars=%d chooses them, sends nothing, and goes from the address', async (count) => {
    backend.answer('review', ok(askedReview()));
    const { unmount } = await renderApp(`${PATH}#stars=${count}`);
    await screen.findByRole('article');

    expect(star(count === 1 ? '1 star' : '5 stars')).toBeChecked();
    expect(gone('Yes')).not.toBeChecked();
    expect(actsSent()).toEqual([]);
    // Shown anew without them, such as by a reload.
    unmount();
    await renderApp(PATH);
    await screen.findByRole('article');
    expect(star(count === 1 ? '1 star' : '5 stars')).toBeChecked();
  });

  test('the address no longer has them, and nothing is added to the history', async () => {
    backend.answer('review', ok(askedReview()));
    await preload(PATH);
    window.history.replaceState(null, '', `${PATH}#stars=4`);
    const visited = window.history.length;
    await act(async () =>
      render(
        <BrowserRouter>
          <App />
        </BrowserRouter>,
      ),
    );
    await screen.findByRole('article');

    expect(star('4 stars')).toBeChecked();
    expect(window.location.pathname + window.location.hash).toBe(PATH);
    expect(window.history).toHaveLength(visited);
  });

  test('what is typed stays beside them, and is still said to be of before another answer', async () => {
    const { user, unmount } = await open(askedReview());
    await user.click(gone('No'));
    unmount();
    queryClient.clear();

    backend.answer('review', ok(answered({ stars: 2 })));
    await renderApp(`${PATH}#stars=4`);
    await screen.findByRole('article');
    expect(gone('No')).toBeChecked();
    expect(star('4 stars')).toBeChecked();
    expect(screen.getByText(MEANWHILE)).toBeInTheDocument();
  });

  test.each(['#stars=0', '#stars=6', '#stars=4x', '#gone=yes'])('%s chooses nothing', async (hash) => {
    backend.answer('review', ok(askedReview()));
    await renderApp(PATH + hash);
    await screen.findByRole('article');

    for (const each of screen.getAllByRole('radio')) expect(each).not.toBeChecked();
  });

  test('what was said stays shown, and they are chosen in its form', async () => {
    backend.answer('review', ok(answered({ stars: 2 })));
    const { user } = await renderApp(`${PATH}#stars=4`);
    await screen.findByRole('article');

    expect(screen.getByRole('img', { name: '2 out of 5 stars' })).toBeInTheDocument();
    await user.click(button('Change my answer'));
    expect(star('4 stars')).toBeChecked();
  });
});

describe('thanks', () => {
  test.each([
    ['something is left', { gone: 'partly' }, ['We have told Bay Haul and the team.']],
    ['nothing is gone, and nobody has the job', { gone: 'no', hauler: null }, ['We have told the team.']],
    ['the price was higher', { price: 'higher' }, ['We have told the team that you paid more than agreed.']],
    [
      'something is left and the price was higher',
      { gone: 'no', price: 'higher' },
      ['We have told Bay Haul and the team.', 'We have told the team that you paid more than agreed.'],
    ],
    ['the price was lower', { price: 'lower' }, []],
  ] as const)('where %s they say who is told', async (_, review, told) => {
    await open(answered(review));

    expect(screen.queryAllByText(/^We have told/).map(({ textContent }) => textContent)).toEqual(told);
    const help = screen.queryByText(/^They have your number\./);
    if (told.length === 0) expect(help).not.toBeInTheDocument();
    else expect(within(help as HTMLElement).getByRole('link')).toHaveAttribute('href', '/contact');
  });

  test.each([
    ['waiting', {}, 'Somebody reads each review before it is published, usually within a week.'],
    ['published', {}, 'Published. It appears on the site within an hour.'],
    [
      'withheld',
      { withheldBecause: 'not-about-the-pickup' },
      'Not published: it is not about the pickup. You may change it until 10:00 AM on December 13.',
    ],
  ] as const)('a review that is %s says so', async (publication, review, said) => {
    await open(answered({ ...toPublish, publication, ...review }));

    const site = within(screen.getByRole('region', { name: 'On the site' }));
    expect(site.getByText(said)).toBeVisible();
    expect(site.getByText('Your stars and words, signed “Ana, Torrance”.')).toBeVisible();
    expect(screen.getAllByText(/You may change it until 10:00 AM on December 13\./)).toHaveLength(1);
    const links = site.queryAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(publication === 'published' ? ['/reviews'] : []);
  });

  test('what was said is text, as it was written', async () => {
    const words = '<b>Quick</b>\nand kind.';
    await open(answered({ gone: 'no', leftBehind: 'A <i>bed</i>', price: 'higher', amountPaid: 240, stars: 5, words }));

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your answer');
    expect(facts()).toEqual({
      'Is it all gone?': 'No',
      'What is left': 'A <i>bed</i>',
      'Was the price what you agreed?': 'I paid more',
      'What you paid': '$240',
      Stars: '★★★★★',
      'What else you said': words,
    });
    expect(screen.getByRole('img', { name: '5 out of 5 stars' })).toBeInTheDocument();
  });
});

describe('changing it', () => {
  test('the form holds what was said, and takes the focus', async () => {
    const said = { gone: 'partly', leftBehind: 'A bed', price: 'higher', amountPaid: 240, ...toPublish } as const;
    const changed = answered({ ...said, gone: 'yes', leftBehind: null, publication: 'waiting' });
    const { user } = await open(answered({ ...said, publication: 'published' }), ok(changed));

    await user.click(button('Change my answer'));

    await expectFocused(QUESTION);
    expect(screen.getByText(/^Your review is on the site\./)).toBeVisible();
    expect(gone('Something is left')).toBeChecked();
    expect(field(/^What is left\?/)).toHaveValue('A bed');
    expect(field(/^What did you pay\?/)).toHaveValue('240');
    expect(star('4 stars')).toBeChecked();
    expect(box()).toBeChecked();
    await user.click(gone('Yes'));
    await user.click(button('Send'));
    await expectFocused('Thank you.');
    expect(actsSent()).toEqual([
      { token: TOKEN, action: 'answer', gone: 'yes', price: 'higher', amountPaid: 240, ...toPublish, language: 'en' },
    ]);
    expect(facts()['Is it all gone?']).toBe('Yes');
  });

  test('the way back sends nothing and forgets what was typed', async () => {
    const { user } = await open(answered());

    await user.click(button('Change my answer'));
    await user.click(gone('No'));
    await user.click(button('Back, without sending'));

    await expectFocused('Your answer');
    expect(actsSent()).toEqual([]);
    expect(localStorage).toHaveLength(0);
    await user.click(button('Change my answer'));
    expect(gone('Yes')).toBeChecked();
  });

  test('the same answer may be sent again', async () => {
    const { user } = await open(answered({ stars: 3 }), ok(answered({ stars: 3 })));

    await user.click(button('Change my answer'));
    await user.click(button('Send'));

    await expectFocused('Thank you.');
    expect(actsSent()).toEqual([{ token: TOKEN, action: 'answer', gone: 'yes', stars: 3, language: 'en' }]);
  });
});

describe('when it is too late', () => {
  test('a question without an answer says so, and how to reach us', async () => {
    await open(askedReview({}, 'closed'));

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The time to answer has passed');
    expect(screen.getByText('The question was open until 10:00 AM on December 13.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
  });

  test('what was said is shown and no longer changed; publishing is taken back all the same', async () => {
    const look = askedReview({ gone: 'yes', ...toPublish, publication: 'published' }, 'closed');
    const { user } = await open(look, ok(askedReview({ gone: 'yes', stars: 4, shownName: 'Ana' }, 'closed')));

    expect(facts()['What else you said']).toBe('Quick and kind.');
    expect(screen.queryByRole('button', { name: 'Change my answer' })).not.toBeInTheDocument();
    await user.click(button('Do not publish this any more'));

    await expectFocused('On the site');
    expect(screen.getByText(/^Saved: we do not publish it\./)).toBeVisible();
    expect(actsSent()).toEqual([{ token: TOKEN, action: 'unpublish' }]);
    expect(screen.queryByRole('button', { name: 'Do not publish this any more' })).not.toBeInTheDocument();
  });

  test('a withheld one no longer says that it may be changed', async () => {
    const withheld = { ...toPublish, publication: 'withheld', withheldBecause: 'abuse' } as const;
    await open(askedReview({ gone: 'yes', ...withheld }, 'closed'));

    const site = within(screen.getByRole('region', { name: 'On the site' }));
    expect(site.getByText('Not published: it holds threats, obscenity, slander or hatred.')).toBeVisible();
    expect(screen.queryByText(/You may change it until/)).not.toBeInTheDocument();
  });

  test('an answer that comes too late says so and forgets the draft', async () => {
    const { user } = await open(askedReview(), closedRefusal, ok(askedReview({}, 'closed')));
    expectLogged('The review was not sent');

    await user.click(gone('Yes'));
    await user.click(button('Send'));

    await expectFocused('The time to answer has passed');
    expect(screen.getByRole('alert')).toHaveTextContent('Could not send. The time to answer has passed.');
    expect(screen.queryByRole('region', { name: 'What was not sent' })).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });

  test.each([
    ['nothing', {}],
    ['something else', { gone: 'yes', words: 'Quick and kind.' } as const],
  ])('what was typed can still be read where %s was said before', async (_, said) => {
    const { user } = await open(askedReview(said), closedRefusal, ok(askedReview(said, 'closed')));
    expectLogged('The review was not sent');

    await user.click(gone('Something is left'));
    await user.type(screen.getByRole('textbox', { name: 'What is left?' }), 'The crib');
    await user.clear(screen.getByRole('textbox', { name: 'Anything you want to say' }));
    await user.type(screen.getByRole('textbox', { name: 'Anything you want to say' }), 'Nobody called.');
    await user.click(button('Send'));

    const unsent = within(await screen.findByRole('region', { name: 'What was not sent' }));
    expect(unsent.getByText('The crib')).toBeVisible();
    expect(unsent.getByText('Nobody called.')).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });
});

describe('the link', () => {
  test.each(['/review', '/review/7K3M-9Q2X', '/review/7K3M-9Q2X-4TBV-R8NU'])('%s asks nobody', async (path) => {
    await renderApp(path);

    expect(await screen.findByRole('heading', { name: UNKNOWN })).toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'write to us' })).toHaveAttribute(
      'href',
      '/contact',
    );
    expect(backend.callsTo('review')).toEqual([]);
  });

  test('one that nobody knows says so', async () => {
    backend.answer('review', unknown);
    await renderApp(PATH);

    expect(await screen.findByRole('heading', { name: UNKNOWN })).toBeInTheDocument();
    expect(document.title).not.toContain('7K3M');
  });

  test('a request that was deleted meanwhile is not known any more', async () => {
    const { user } = await open(askedReview(), unknown);

    await user.click(gone('Yes'));
    await user.click(button('Send'));

    expect(await screen.findByRole('heading', { name: UNKNOWN })).toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });

  test.each([
    ['the connection is lost', 'connection lost', 'Something went wrong on the way. What you have said is as it was.'],
    ['the server fails', { status: 500 }, 'Something went wrong on the way. What you have said is as it was.'],
    [
      'it was looked at too often',
      { status: 429, body: { statusCode: 429, code: 'too-many-requests', message: 'Of the function.' } },
      'Too many requests. Please try again in a minute.',
    ],
  ] as const)('when %s it says so and can be tried again', async (_, fault, said) => {
    backend.answer('review', fault);
    const { user } = await renderApp(PATH);
    await pass(10_000);

    expect(await screen.findByRole('alert')).toHaveTextContent(said);
    backend.answer('review', ok(askedReview()));
    await user.click(button('Try again'));
    expect(await screen.findByRole('heading', { name: QUESTION })).toBeInTheDocument();
  });

  test('offline it waits for the connection', async () => {
    await preload(PATH);
    fireEvent.offline(window);
    backend.answer('review', ok(askedReview()));
    await renderApp(PATH);

    expect(await screen.findByText(/^You are offline\. We look it up/)).toBeInTheDocument();
    fireEvent.online(window);
    expect(await screen.findByRole('article')).toBeInTheDocument();
  });
});

describe('sending', () => {
  test.each([
    ['the server fails', { status: 500 }, 'Could not send. Please try again in a minute.'],
    ['the connection is lost', 'connection lost', 'Could not send. Please try again in a minute.'],
    [
      'there were too many requests',
      { status: 429, body: { statusCode: 429, code: 'too-many-requests', message: 'Of the function.' } },
      'Could not send. Too many requests. Please try again in a minute.',
    ],
    [
      'the function is stricter than the page',
      { status: 400, body: { statusCode: 400, code: 'too-long:400', message: 'Of the function.' } },
      'Could not send. Please use 400 characters or fewer',
    ],
  ] as const)('when %s it says so, and the form stays', async (_, fault, said) => {
    const { user } = await open(askedReview());
    expectLogged('The review was not sent');
    await user.click(gone('No'));
    await user.type(field(/^What is left\?/), 'All of it');
    backend.answer('review', fault);
    await user.click(button('Send'));
    await pass(10_000);

    backend.answer('review', ok(answered({ gone: 'no' })));
    expect(await screen.findByText(said)).toHaveAttribute('role', 'alert');
    expect(field(/^What is left\?/)).toHaveValue('All of it');
  });

  test('a second press sends nothing more', async () => {
    const held = heldAnswer();
    const { user } = await open(askedReview(), held.answer);

    await user.click(gone('Yes'));
    await user.dblClick(button('Send'));
    await user.click(await screen.findByRole('button', { name: 'Sending…' }));
    await act(async () => held.release(ok(answered())));

    await expectFocused('Thank you.');
    expect(actsSent()).toHaveLength(1);
  });

  test('what is typed while it is on its way stays, and is not taken for sent', async () => {
    const held = heldAnswer();
    const { user } = await open(askedReview(), held.answer);

    await user.click(gone('Yes'));
    await user.click(button('Send'));
    await user.type(field(/^Anything you want to say/), 'Quick.');
    await act(async () => held.release(ok(answered())));

    expect(await screen.findByText(MEANWHILE)).toBeInTheDocument();
    expect(field(/^Anything you want to say/)).toHaveValue('Quick.');
    expect(JSON.stringify(localStorage)).toContain('Quick.');
  });

  test('a permission that could not be taken back says so', async () => {
    const published = answered({ ...toPublish, publication: 'published' });
    const tooMany = { statusCode: 429, code: 'too-many-requests', message: 'Of the function.' };
    const { user } = await open(published, { status: 429, body: tooMany }, ok(published));
    expectLogged('The review was not sent');
    await user.click(button('Do not publish this any more'));

    expect(await screen.findByRole('alert')).toHaveTextContent('Could not send. Too many requests.');
    expect(button('Do not publish this any more')).toBeInTheDocument();
  });

  test('offline it waits, and can be taken back', async () => {
    const { user } = await open(askedReview());
    fireEvent.offline(window);

    await user.click(gone('Yes'));
    await user.click(button('Send'));
    await user.click(await screen.findByRole('button', { name: 'Do not send it' }));
    fireEvent.online(window);
    await pass(10_000);

    expect(gone('Yes')).toBeChecked();
    expect(button('Send')).not.toHaveAttribute('aria-disabled', 'true');
    expect(actsSent()).toEqual([]);
  });

  test('offline it goes out when the connection is back', async () => {
    const { user } = await open(askedReview(), ok(answered()));
    fireEvent.offline(window);

    await user.click(gone('Yes'));
    await user.click(button('Send'));
    expect(await screen.findByText(/^You are offline\. Leave this page open/)).toBeInTheDocument();
    fireEvent.online(window);

    await expectFocused('Thank you.');
    expect(actsSent()).toHaveLength(1);
  });

  test('what waits is taken back when the form is changed', async () => {
    const { user } = await open(askedReview(), ok(answered()));
    fireEvent.offline(window);

    await user.click(gone('Yes'));
    await user.click(button('Send'));
    await screen.findByRole('button', { name: 'Do not send it' });
    await user.click(gone('No'));
    fireEvent.online(window);
    await pass(10_000);

    expect(actsSent()).toEqual([]);
  });

  test('no event tells others of it', async () => {
    window.dataLayer = [];
    const { user } = await open(askedReview(), ok(answered()));

    await user.click(gone('No'));
    await user.click(button('Send'));

    await expectFocused('Thank you.');
    expect(window.dataLayer).toEqual([]);
  });
});

describe('what is typed', () => {
  test('comes back after a reload, and is gone once it is sent', async () => {
    const { user, unmount } = await open(askedReview());
    await user.click(gone('Something is left'));
    await user.type(field(/^What is left\?/), 'A bed');
    await user.click(star('2 stars'));
    unmount();
    queryClient.clear();

    const reloaded = await open(askedReview(), ok(answered({ gone: 'partly', leftBehind: 'A bed', stars: 2 })));
    expect(gone('Something is left')).toBeChecked();
    expect(field(/^What is left\?/)).toHaveValue('A bed');
    expect(star('2 stars')).toBeChecked();
    await reloaded.user.click(button('Send'));

    await expectFocused('Thank you.');
    expect(localStorage).toHaveLength(0);
  });

  test('is forgotten after 7 days', async () => {
    const { user, unmount } = await open(askedReview());
    await user.click(gone('No'));
    unmount();
    queryClient.clear();
    skipTime(7 * DAY_MS + 1000);

    await open(askedReview());
    expect(gone('No')).not.toBeChecked();
  });

  test('is of its link alone', async () => {
    const { user, unmount } = await open(askedReview());
    await user.click(gone('No'));
    unmount();

    const other = await renderApp('/review/0000-0000-0000-0000');
    await screen.findByRole('article');
    expect(gone('No')).not.toBeChecked();
    await user.click(gone('Yes'));
    other.unmount();

    await renderApp(PATH);
    await screen.findByRole('article');
    expect(gone('No')).toBeChecked();
  });

  test('of another link stays when one is sent', async () => {
    backend.answer('review', ok(askedReview()), ok(askedReview()), ok(answered()));
    const { user, unmount } = await renderApp('/review/0000-0000-0000-0000');
    await screen.findByRole('article');
    await user.click(gone('No'));
    unmount();
    const other = await renderApp(PATH);
    await screen.findByRole('article');
    await user.click(gone('Yes'));
    await user.click(button('Send'));
    await expectFocused('Thank you.');
    other.unmount();

    backend.answer('review', ok(askedReview()));
    await renderApp('/review/0000-0000-0000-0000');
    await screen.findByRole('article');
    expect(gone('No')).toBeChecked();
  });

  test('is forgotten where another tab has taken back the same permission meanwhile', async () => {
    const { user, unmount } = await open(answered(toPublish));
    await user.click(button('Change my answer'));
    await user.click(box());
    unmount();
    queryClient.clear();

    await open(answered({ ...toPublish, mayPublish: false }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your answer');
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  test('is forgotten where the answer had arrived and only its answer been lost', async () => {
    const { user, unmount } = await open(askedReview());
    await user.click(gone('No'));
    unmount();
    queryClient.clear();

    await open(answered({ gone: 'no' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your answer');
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  test('stays when another tab has answered meanwhile, which is said', async () => {
    const { user } = await open(askedReview(), ok(answered({ stars: 5 })));
    await user.click(gone('No'));
    await user.click(star('1 star'));
    expect(screen.queryByText(MEANWHILE)).not.toBeInTheDocument();
    await act(() => queryClient.invalidateQueries());

    expect(await screen.findByText(MEANWHILE)).toBeInTheDocument();
    expect(star('1 star')).toBeChecked();
    await user.click(star('2 stars'));
    expect(screen.getByText(MEANWHILE)).toBeInTheDocument();
    await user.click(button('Back, without sending'));
    await expectFocused('Your answer');
    expect(screen.getByRole('img', { name: '5 out of 5 stars' })).toBeInTheDocument();
  });

  test('where nothing is, an answer of another tab is shown', async () => {
    await open(askedReview(), ok(answered()));
    await act(() => queryClient.invalidateQueries());

    await expectFocused('Your answer');
  });
});
