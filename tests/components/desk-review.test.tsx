import type { DeskRequest, DeskReview } from '@functions/contracts/desk.ts';
import { reviewHints, withheldReasons } from '@functions/domain/review.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { bayHaul, deskReview, heldBy, openProposal, requestViewOf, tuesday, versionOf } from '../fixtures/desk';
import { expectLogged } from './support/console';
import { button, deskOfTest, dialog, next, presses, refuses, shows, toldInDialog } from './support/desk';
import { passTime } from './support/time';

let desk: ReturnType<typeof deskOfTest>;

beforeEach(() => {
  desk = deskOfTest();
});

const CHANGED = 'The customer has changed their review. Read it as it is now, then decide.';

/** A request that Bay Haul completed at 11 AM, with the customer's answer. */
const reviewed = (review: Partial<DeskReview> = {}, request: Partial<DeskRequest> = {}) =>
  requestViewOf({
    offers: [heldBy(bayHaul)],
    status: 'Completed',
    closedAt: '2026-11-22T19:00:00.000Z',
    review: deskReview(review),
    ...request,
  });

const published = { moderation: 'published', moderatedAt: '2026-11-22T21:00:00.000Z', stars: 2 } as const;
const withheld = { ...published, moderation: 'withheld', withheldBecause: 'abuse' } as const;

const card = () => within(screen.getByRole('region', { name: 'What the customer says' }));
const facts = () =>
  card()
    .getAllByRole('definition')
    .map((fact) => [fact.previousElementSibling?.textContent, fact.textContent]);
const nextSentences = () => [...next().querySelectorAll('p')].map(({ textContent }) => textContent);

test("without an answer the customer's section is missing", async () => {
  await desk.open(requestViewOf({ status: 'Completed' }));

  expect(screen.queryByRole('region', { name: 'What the customer says' })).not.toBeInTheDocument();
});

describe("the customer's answer", () => {
  test('shows the price beside what the hauler entered and what was agreed', async () => {
    await desk.open(
      reviewed(
        { gone: 'partly', leftBehind: 'The mattress\nand two bags', price: 'higher', amountPaid: 190 },
        {
          pricePaid: 150,
          agreed: openProposal,
        },
      ),
    );

    expect(facts()).toEqual([
      ['Is it all gone?', 'Something is left'],
      ['What is left', 'The mattress\nand two bags'],
      ['Was the price what they’d agreed on?', 'No, they paid more'],
      ['What they say they paid', '$190'],
      ['What the hauler entered', '$150'],
      ['What was agreed', '$120–$180'],
    ]);
    expect(card().getByText('Answered at 12:00 PM today.')).toBeInTheDocument();
  });

  test('says what was left out and skips what was not asked', async () => {
    await desk.open(reviewed({ price: 'lower' }));

    expect(facts()).toEqual([
      ['Is it all gone?', 'Yes'],
      ['Was the price what they’d agreed on?', 'No, they paid less'],
      ['What they say they paid', 'Not answered'],
      ['What the hauler entered', 'No price'],
    ]);
  });

  test('is quoted with name, city and language, and without stars until decided', async () => {
    await desk.open(reviewed({ version: 3 }, { language: 'es' }));

    expect(card().getByRole('blockquote')).toHaveTextContent('They came on time and swept the yard.');
    expect(card().getByRole('blockquote')).toHaveAttribute('lang', 'es');
    expect(card().getByText('Ana, Torrance')).toBeInTheDocument();
    expect(card().getByText('First answered at 12:00 PM today, and changed since then.')).toBeInTheDocument();
    expect(card().getByText('You’ll see the stars once you’ve decided.')).toBeInTheDocument();
    expect(card().queryByText(/of 5 stars/)).not.toBeInTheDocument();
  });

  test("is only for the team if it can't be published", async () => {
    await desk.open(reviewed({ mayPublish: false, shownName: null, shownCity: null, stars: 1 }));

    expect(card().getByRole('heading', { name: 'Not for the site' })).toBeInTheDocument();
    expect(card().getByText('1 of 5 stars')).toBeInTheDocument();
    expect(card().queryByRole('button')).not.toBeInTheDocument();
  });

  test.each<[string, Partial<DeskReview>, string[]]>([
    ['only stars', { words: null, stars: 4 }, ['They wrote nothing else.', '4 of 5 stars']],
    ['only text', {}, ['They didn’t give any stars.']],
    ['neither', { words: null }, ['They wrote nothing else and gave no stars.']],
  ])('says whether there are text and stars: %s', async (_, review, said) => {
    await desk.open(reviewed({ mayPublish: false, ...review }));

    for (const text of said) expect(card().getByText(text)).toBeInTheDocument();
  });

  test('shows hints in words', async () => {
    await desk.open(reviewed({ hints: [...reviewHints, 'of-a-later-version'] }));

    const hints = card().getByText('Worth a second look, though none of it proves anything:')
      .parentElement as HTMLElement;
    expect(within(hints).getAllByRole('listitem')).toHaveLength(reviewHints.length);
    expect(within(hints).getByText('The phone number of this request is a hauler’s.')).toBeInTheDocument();
    expect(button('Publish')).not.toHaveAttribute('aria-disabled', 'true');
  });

  test('shows no hints without any', async () => {
    await desk.open(reviewed());

    expect(card().queryByText(/decides nothing/)).not.toBeInTheDocument();
  });
});

describe('publishing a review', () => {
  test('takes one click with the version that was read, and withholding undoes it', async () => {
    const { user } = await desk.open(reviewed({ version: 3 }), shows(reviewed({ ...published, version: 3 })));

    await user.click(button('Publish'));

    await waitFor(() => expect(screen.getByRole('heading', { name: 'What the customer says' })).toHaveFocus());
    expect(desk.sent()).toEqual([{ action: 'publish-review', version: versionOf(1), reviewVersion: 3 }]);
    expect(card().getByText('Saved: the review is published.')).toBeInTheDocument();
    expect(screen.getAllByText('Saved: the review is published.')).toHaveLength(1);
    expect(card().getByText('2 of 5 stars')).toBeInTheDocument();
    expect(
      card().getByText('Decided at 1:00 PM today. It appears on the site with the next build.'),
    ).toBeInTheDocument();
    expect(card().queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
    expect(button('Withhold…')).toBeInTheDocument();
  });

  test.each<[string, Partial<DeskRequest>, string]>([
    ['a hauler', {}, ' Bay Haul can see it on the job page.'],
    ['nobody', { offers: [] }, ''],
  ])('says first who will see it if %s had the job', async (_, request, hauler) => {
    await desk.open(reviewed({}, request));

    expect(
      card().getByText(`No one is told. It appears on the site with the next build.${hauler}`),
    ).toBeInTheDocument();
  });

  test("doesn't react to the second click of a double click", async () => {
    await desk.open(reviewed());

    fireEvent.click(button('Publish'), { detail: 2 });
    await passTime(1000);

    expect(desk.actsSent()).toEqual([]);
  });

  test("shows the customer's newer version instead of publishing", async () => {
    expectLogged('Nothing was changed at the desk');
    const newer = reviewed({ version: 2, words: 'They left the mattress.' });
    const { user } = await desk.open(reviewed(), refuses('changed', CHANGED, newer), shows(newer));

    await user.click(button('Publish'));

    expect(await card().findByRole('alert')).toHaveTextContent(new RegExp(`^${CHANGED}$`));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(card().getByRole('blockquote')).toHaveTextContent('They left the mattress.');
    await user.click(button('Publish'));
    await waitFor(() => expect(desk.actsSent()).toHaveLength(2));
    expect(desk.actsSent().map(({ reviewVersion }) => reviewVersion)).toEqual([1, 2]);
  });

  test('reports withdrawn permission and offers no more actions', async () => {
    expectLogged('Nothing was changed at the desk');
    const taken = reviewed({ version: 2, mayPublish: false, words: null });
    const { user } = await desk.open(reviewed(), refuses('changed', CHANGED, taken));

    await user.click(button('Publish'));

    expect(await card().findByRole('alert')).toHaveTextContent(`${CHANGED} They no longer let us publish it.`);
    expect(card().queryByRole('button')).not.toBeInTheDocument();
  });

  test("of a flagged request says that the site doesn't show it", async () => {
    await desk.open(reviewed(published, { flaggedBecause: 'Odd' }));

    expect(card().getByText('While the request is flagged, the site doesn’t show it.')).toBeInTheDocument();
  });
});

describe('withholding a review', () => {
  const reasons = [
    'It has other people’s personal details, such as a name, a number or an address',
    'It contains threats, obscenity, hate speech or false accusations of crime or dishonesty',
    'It isn’t about the pickup',
    'It isn’t from a customer, but from the hauler, for example',
  ];

  test.each(withheldReasons.map((code, index) => [code, reasons[index] ?? '']))(
    'offers the reason %s',
    async (code, label) => {
      const { user } = await desk.open(reviewed(), shows(reviewed({ ...withheld, withheldBecause: code })));
      await user.click(button('Withhold…'));
      expect(
        dialog()
          .getAllByRole('radio')
          .map((radio) => radio.closest('label')?.textContent),
      ).toEqual(reasons);

      await user.click(dialog().getByRole('radio', { name: label }));
      await user.click(dialog().getByRole('button', { name: 'Withhold it' }));

      await waitFor(() => expect(screen.getByRole('heading', { name: 'What the customer says' })).toHaveFocus());
      expect(desk.sent()).toEqual([
        { action: 'withhold-review', reason: code, version: versionOf(1), reviewVersion: 1 },
      ]);
      expect(card().getByText(`Why: ${label}.`)).toBeInTheDocument();
      expect(card().getByText('Saved: the review is withheld.')).toBeInTheDocument();
    },
  );

  test('requires a reason and preselects none', async () => {
    const { user } = await desk.open(reviewed());
    await user.click(button('Withhold…'));

    await user.click(dialog().getByRole('button', { name: 'Withhold it' }));

    expect(dialog().getByText('Choose a reason')).toBeInTheDocument();
    expect(dialog().getByRole('radio', { name: reasons[0] })).toHaveFocus();
    expect(desk.actsSent()).toEqual([]);
  });

  test.each<[string, Partial<DeskReview>, string[]]>([
    ['the dialog for a waiting review', {}, ['No one. The customer’s page says why.']],
    [
      'the dialog for a published review',
      published,
      ['No one. The customer’s page says why.', 'The site shows it until its next build, usually within the hour.'],
    ],
  ])('%s says who is told', async (_, review, told) => {
    const { user } = await desk.open(reviewed(review));
    await user.click(button('Withhold…'));

    expect(toldInDialog()).toEqual(told);
  });

  test("shows the customer's newer version in the dialog and keeps the reason", async () => {
    expectLogged('Nothing was changed at the desk');
    const newer = reviewed({ version: 2, words: 'They left the mattress.' });
    const { user } = await desk.open(reviewed(), refuses('changed', CHANGED, newer), shows(newer));
    await user.click(button('Withhold…'));
    await user.click(dialog().getByRole('radio', { name: reasons[2] }));
    expect(dialog().queryByRole('blockquote')).not.toBeInTheDocument();
    await user.click(dialog().getByRole('button', { name: 'Withhold it' }));

    expect(await dialog().findByRole('alert')).toHaveTextContent(CHANGED);
    await waitFor(() => expect(dialog().getByRole('blockquote')).toHaveTextContent('They left the mattress.'));
    expect(dialog().getByRole('radio', { name: reasons[2] })).toBeChecked();
    await user.click(dialog().getByRole('button', { name: 'Withhold it' }));
    await waitFor(() => expect(desk.actsSent()).toHaveLength(2));
    expect(desk.actsSent().map(({ reviewVersion }) => reviewVersion)).toEqual([1, 2]);
  });

  test('does nothing if a newer version arrived while the dialog was open', async () => {
    expectLogged('Nothing was changed at the desk');
    const newer = reviewed({ version: 2, words: 'They left the mattress.' });
    const { user } = await desk.open(reviewed(), shows(newer));
    await user.click(button('Withhold…'));
    await user.click(dialog().getByRole('radio', { name: reasons[1] }));
    await passTime(31_000);
    await waitFor(() => expect(desk.backend.bodiesTo('desk')).toHaveLength(2));
    desk.backend.answer('desk', refuses('changed', CHANGED, newer));

    await user.click(dialog().getByRole('button', { name: 'Withhold it' }));

    expect(await dialog().findByRole('alert')).toHaveTextContent(CHANGED);
    expect(desk.actsSent()[0]).toMatchObject({ reviewVersion: 1 });
  });

  test('reports withdrawn permission', async () => {
    expectLogged('Nothing was changed at the desk');
    const taken = reviewed({ version: 2, mayPublish: false });
    const { user } = await desk.open(reviewed(), refuses('changed', CHANGED, taken));
    await user.click(button('Withhold…'));
    await user.click(dialog().getByRole('radio', { name: reasons[1] }));

    await user.click(dialog().getByRole('button', { name: 'Withhold it' }));

    expect(await dialog().findByRole('alert')).toHaveTextContent(`${CHANGED} They no longer let us publish it.`);
    expect(
      dialog().getByText('The customer no longer lets us publish it, so there’s nothing to withhold.'),
    ).toBeInTheDocument();
  });

  test('can be undone with one click or given another reason', async () => {
    const { user } = await desk.open(reviewed({ ...withheld, version: 2 }), shows(reviewed(published)));
    expect(card().getByText('Decided at 1:00 PM today. The site doesn’t show it.')).toBeInTheDocument();
    await user.click(button('Change the reason…'));
    expect(dialog().getByRole('radio', { name: reasons[1] })).toBeChecked();
    await user.keyboard('{Escape}');

    await user.click(button('Publish'));

    await waitFor(() => expect(desk.sent()).toHaveLength(1));
    expect(desk.sent()).toEqual([{ action: 'publish-review', version: versionOf(1), reviewVersion: 2 }]);
  });
});

describe('the next step', () => {
  test('is a look at a waiting review', async () => {
    await desk.open(reviewed());

    expect(screen.getByRole('heading', { name: 'A review needs a look' })).toBeInTheDocument();
    expect(nextSentences()).toEqual([
      'The customer lets us publish it. Read it below and decide.',
      'The request was completed at 11:00 AM today.',
      'Bay Haul had the job.',
    ]);
    expect(presses()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Reopen…', hidden: true })).toBeInTheDocument();
  });

  test('is nothing once the review is decided', async () => {
    await desk.open(reviewed(published));

    expect(screen.getByRole('heading', { name: 'This request is completed' })).toBeInTheDocument();
  });

  const both = ['Ana Diaz: (213) 555-0142', 'Bay Haul: (213) 555-0101'];

  test.each<[title: string, sentences: string[], review: Partial<DeskReview>, request: Partial<DeskRequest>]>([
    [
      'The customer says something is left',
      [
        'What is left: “The mattress.”',
        ...both,
        'Bay Haul is told about it, too.',
        'The request was completed at 11:00 AM today.',
        'The customer answered at 12:00 PM today.',
      ],
      { gone: 'partly', leftBehind: 'The mattress.' },
      {},
    ],
    [
      'The customer says it isn’t all gone',
      [
        'They also say they paid more than agreed: $190. The hauler entered $150.',
        ...both,
        'Bay Haul is told what’s left, but nothing about the price: that’s for you to bring up.',
        'The request was completed at 11:00 AM today.',
        'The customer answered at 12:00 PM today.',
      ],
      { gone: 'no', price: 'higher', amountPaid: 190 },
      { pricePaid: 150 },
    ],
    [
      'The customer says they paid more than agreed',
      [
        ...both,
        'Bay Haul isn’t told what the customer says about the price: that’s for you to bring up.',
        'The customer answered at 12:00 PM today.',
        'The request was completed again at 1:00 PM today, after they had answered.',
      ],
      { price: 'higher', amountPaid: null },
      { closedAt: '2026-11-22T21:00:00.000Z' },
    ],
    [
      'The customer says they paid more than agreed',
      [
        'They say they paid $190. The hauler entered nothing.',
        'Ana Diaz: (213) 555-0142',
        'The request was completed at 11:00 AM today.',
        'The customer answered at 12:00 PM today.',
      ],
      { price: 'higher', amountPaid: 190 },
      { offers: [], pricePaid: 0 },
    ],
    [
      'The customer says something is left',
      [
        'Ana Diaz: (213) 555-0142',
        'The request was completed at 11:00 AM today.',
        'The customer answered at 12:00 PM today.',
      ],
      { gone: 'partly' },
      { offers: [] },
    ],
  ])('has the heading "%s" and says whom to call: %#', async (title, sentences, review, request) => {
    await desk.open(reviewed(review, request));

    expect(screen.getByRole('heading', { level: 2, name: title })).toBeInTheDocument();
    expect(nextSentences()).toEqual(sentences);
    const hauler = request.offers ? [] : ['Call hauler'];
    expect(presses()).toEqual(['Call customer', ...hauler, 'Reopen…']);
  });

  test('of a reopened request is the problem until a new time is set', async () => {
    const left: Partial<DeskReview> = { gone: 'partly' };
    const open = { status: 'In Progress', closedAt: null };
    const { unmount } = await desk.open(
      reviewed(left, { ...open, pickupFrom: '2026-11-21T17:00:00.000Z', pickupUntil: '2026-11-21T19:00:00.000Z' }),
    );
    expect(screen.getByRole('heading', { name: 'The customer says something is left' })).toBeInTheDocument();
    expect(presses()).toEqual(['Call customer', 'Call hauler', 'Change the pickup…', 'Completed…']);
    unmount();

    await desk.open(reviewed(left, { ...open, pickupFrom: tuesday.from, pickupUntil: tuesday.until }));

    expect(await screen.findByRole('heading', { name: 'The pickup is booked' })).toBeInTheDocument();
    expect(nextSentences().slice(0, 3)).toEqual(['The customer says something is left.', ...both]);
  });

  test('of a flagged request includes the problem', async () => {
    await desk.open(reviewed({ gone: 'no' }, { flaggedBecause: 'Odd' }));

    expect(screen.getByRole('heading', { name: 'Is this request real?' })).toBeInTheDocument();
    expect(nextSentences()).toEqual([
      'The customer says it isn’t all gone.',
      ...both,
      'It was flagged: Odd.',
      'While it’s flagged, we don’t offer it or tell anyone about it.',
    ]);
  });
});

test.each<[string, DeskReview | null, DeskReview, string]>([
  ['an answer', null, deskReview(), 'The customer has told us whether everything is gone.'],
  ['another answer', deskReview(), deskReview({ version: 2 }), 'The customer has changed their answer.'],
])('a stale action names the change to the review: %s', async (_, before, after, said) => {
  expectLogged('Nothing was changed at the desk');
  const now = reviewed({}, { review: after, version: versionOf(2) });
  const { user } = await desk.open(reviewed({}, { review: before }), refuses('stale', 'This has changed.', now));
  await user.click(screen.getByRole('button', { name: 'Reopen…', hidden: true }));

  await user.click(dialog().getByRole('button', { name: 'Reopen it' }));

  expect(await dialog().findByRole('alert')).toHaveTextContent(`in the meantime. ${said} Check it`);
});
