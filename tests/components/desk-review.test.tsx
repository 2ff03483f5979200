import type { DeskRequest, DeskReview } from '@functions/contracts/desk.ts';
import { reviewHints, withheldReasons } from '@functions/domain/review.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { words } from '@/content/en/desk';
import { bayHaul, deskReview, heldBy, openProposal, requestViewOf, versionOf } from '../fixtures/desk';
import { expectLogged } from './support/console';
import { button, deskOfTests, dialog, next, presses, refuses, shows, toldInDialog } from './support/desk';
import { passTime } from './support/time';

const desk = deskOfTests();

const CHANGED = 'The customer has changed their review. Read it as it is now, then decide.';
const TAKEN_BACK = `${CHANGED} They no longer let us publish it.`;
const NEXT_BUILD = 'No one is told. It appears on the site with the next build.';

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
const newer = reviewed({ version: 2, words: 'They left the mattress.' });

const card = () => within(screen.getByRole('region', { name: 'What the customer says' }));
const facts = () =>
  card()
    .getAllByRole('definition')
    .map((fact) => [fact.previousElementSibling?.textContent, fact.textContent]);
const radio = (reason: keyof typeof words.review.reasons) =>
  dialog().getByRole('radio', { name: words.review.reasons[reason] });

async function expectHeadingFocused() {
  await waitFor(() => expect(screen.getByRole('heading', { name: 'What the customer says' })).toHaveFocus());
}

describe("the customer's answer", () => {
  test('shows the price beside what the hauler entered and what was agreed', async () => {
    await desk.open(
      reviewed(
        {
          gone: 'partly',
          cameInWindow: false,
          leftBehind: 'The mattress\nand two bags',
          price: 'higher',
          amountPaid: 190,
        },
        { pricePaid: 150, agreed: openProposal },
      ),
    );

    expect(facts()).toEqual([
      ['Is it all gone?', 'Something is left'],
      ['What is left', 'The mattress\nand two bags'],
      ['Did they come in the agreed time?', 'No'],
      ['Was the price what they’d agreed on?', 'No, they paid more'],
      ['What they say they paid', '$190'],
      ['What the hauler entered', '$150'],
      ['What was agreed', '$120–$180'],
    ]);
    expect(card().getByText('Answered at 12:00 PM today.')).toBeInTheDocument();
  });

  test('is quoted with name, city and language, and without stars until decided', async () => {
    await desk.open(reviewed({ version: 3, price: 'lower' }, { language: 'es' }));

    expect(facts()).toEqual([
      ['Is it all gone?', 'Yes'],
      ['Was the price what they’d agreed on?', 'No, they paid less'],
      ['What they say they paid', 'Not answered'],
      ['What the hauler entered', 'No price'],
    ]);
    const quote = card().getByRole('blockquote');
    expect(quote).toHaveTextContent('They came on time and swept the yard.');
    expect(quote).toHaveAttribute('lang', 'es');
    expect(card().getByText('Ana, Torrance')).toBeInTheDocument();
    expect(card().getByText('First answered at 12:00 PM today, and changed since then.')).toBeInTheDocument();
    expect(card().getByText('You’ll see the stars once you’ve decided.')).toBeInTheDocument();
    expect(card().queryByText(/of 5 stars/)).not.toBeInTheDocument();
    expect(card().queryByText(words.review.hints.heading)).not.toBeInTheDocument();
    // The next step is on the review itself.
    expect(within(next()).getByRole('heading', { level: 2 })).toHaveTextContent('A review needs a look');
    expect(presses()).toEqual([]);
  });

  test.each<[string, Partial<DeskReview>, string[]]>([
    ['only stars', { words: null, stars: 4 }, ['They wrote nothing else.', '4 of 5 stars']],
    ['only text', {}, ['They didn’t give any stars.']],
    ['neither', { words: null }, ['They wrote nothing else and gave no stars.']],
  ])('of %s that can’t be published is only for the team', async (_, review, said) => {
    await desk.open(reviewed({ mayPublish: false, shownName: null, shownCity: null, ...review }));

    expect(card().getByRole('heading', { name: 'Not for the site' })).toBeInTheDocument();
    for (const text of said) expect(card().getByText(text)).toBeInTheDocument();
    expect(card().queryByRole('button')).not.toBeInTheDocument();
  });

  test('comes with hints in words, which keep no one from publishing', async () => {
    await desk.open(reviewed({ hints: [...reviewHints, 'of-a-later-version'] }, { offers: [] }));

    const hints = within(card().getByText(words.review.hints.heading).parentElement as HTMLElement);
    expect(hints.getAllByRole('listitem')).toHaveLength(reviewHints.length);
    expect(hints.getByText('The phone number of this request is a hauler’s.')).toBeInTheDocument();
    expect(button('Publish')).not.toHaveAttribute('aria-disabled', 'true');
    expect(card().getByText(NEXT_BUILD)).toBeInTheDocument();
  });
});

describe('publishing a review', () => {
  test('takes one click with the version that was read, and withholding undoes it', async () => {
    const { user } = await desk.open(reviewed({ version: 3 }), shows(reviewed({ ...published, version: 3 })));
    expect(card().getByText(`${NEXT_BUILD} Bay Haul can see it on the job page.`)).toBeInTheDocument();
    fireEvent.click(button('Publish'), { detail: 2 });
    await passTime(1000);
    expect(desk.sent()).toEqual([]);

    await user.click(button('Publish'));

    await expectHeadingFocused();
    expect(desk.sent()).toEqual([{ action: 'publish-review', version: versionOf(1), reviewVersion: 3 }]);
    expect(await card().findByText('Saved: the review is published.')).toBeInTheDocument();
    expect(screen.getAllByText('Saved: the review is published.')).toHaveLength(1);
    expect(card().getByText('2 of 5 stars')).toBeInTheDocument();
    const decided = 'Decided at 1:00 PM today. It appears on the site with the next build.';
    expect(card().getByText(decided)).toBeInTheDocument();
    expect(card().queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
    expect(button('Withhold…')).toBeInTheDocument();
  });

  test("shows the customer's newer version instead, and then that one can be published", async () => {
    expectLogged('Nothing was changed at the desk');
    const { user } = await desk.open(reviewed(), refuses('changed', CHANGED, newer), shows(newer));

    await user.click(button('Publish'));

    expect(await card().findByRole('alert')).toHaveTextContent(new RegExp(`^${CHANGED}$`));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(card().getByRole('blockquote')).toHaveTextContent('They left the mattress.');
    await user.click(button('Publish'));
    await waitFor(() => expect(desk.actionsSent()).toHaveLength(2));
    expect(desk.actionsSent().map(({ reviewVersion }) => reviewVersion)).toEqual([1, 2]);
  });

  test("of a flagged request says that the site doesn't show it", async () => {
    await desk.open(reviewed(published, { flaggedBecause: 'Odd' }));

    expect(card().getByText('While the request is flagged, the site doesn’t show it.')).toBeInTheDocument();
  });
});

describe('withholding a review', () => {
  test('needs one of four reasons, and none is preselected', async () => {
    const { user } = await desk.open(reviewed(), shows(reviewed({ ...withheld, withheldBecause: 'personal-data' })));
    await user.click(button('Withhold…'));
    expect(toldInDialog()).toEqual(['No one. The customer’s page says why.']);
    expect(dialog().getAllByRole('radio')).toHaveLength(withheldReasons.length);

    await user.click(dialog().getByRole('button', { name: 'Withhold it' }));
    expect(await dialog().findByText('Choose a reason')).toBeInTheDocument();
    await waitFor(() => expect(radio('personal-data')).toHaveFocus());
    expect(desk.actionsSent()).toEqual([]);
    await user.click(radio('personal-data'));
    await user.click(dialog().getByRole('button', { name: 'Withhold it' }));

    await expectHeadingFocused();
    expect(desk.sent()).toEqual([
      { action: 'withhold-review', reason: 'personal-data', version: versionOf(1), reviewVersion: 1 },
    ]);
    expect(card().getByText(`Why: ${words.review.reasons['personal-data']}.`)).toBeInTheDocument();
    expect(await card().findByText('Saved: the review is withheld.')).toBeInTheDocument();
  });

  test("shows the customer's newer version in the dialog and keeps the reason", async () => {
    expectLogged('Nothing was changed at the desk');
    const { user } = await desk.open(reviewed(), refuses('changed', CHANGED, newer), shows(newer));
    await user.click(button('Withhold…'));
    await user.click(radio('not-about-the-pickup'));
    expect(dialog().queryByRole('blockquote')).not.toBeInTheDocument();
    await user.click(dialog().getByRole('button', { name: 'Withhold it' }));

    expect(await dialog().findByRole('alert')).toHaveTextContent(CHANGED);
    await waitFor(() => expect(dialog().getByRole('blockquote')).toHaveTextContent('They left the mattress.'));
    expect(radio('not-about-the-pickup')).toBeChecked();
    await user.click(dialog().getByRole('button', { name: 'Withhold it' }));
    await waitFor(() => expect(desk.actionsSent()).toHaveLength(2));
    expect(desk.actionsSent().map(({ reviewVersion }) => reviewVersion)).toEqual([1, 2]);
  });

  test('is of the version that was read when the dialog was opened, and reports withdrawn permission', async () => {
    expectLogged('Nothing was changed at the desk');
    const taken = reviewed({ version: 2, mayPublish: false });
    const { user } = await desk.open(reviewed(), shows(taken));
    await user.click(button('Withhold…'));
    await user.click(radio('abuse'));
    await passTime(31_000);
    await waitFor(() => expect(desk.backend.bodiesTo('desk')).toHaveLength(2));
    desk.backend.answer('desk', refuses('changed', CHANGED, taken));

    await user.click(dialog().getByRole('button', { name: 'Withhold it' }));

    expect(await dialog().findByRole('alert')).toHaveTextContent(TAKEN_BACK);
    expect(dialog().getByText(words.dialogs.withhold.notToPublish)).toBeInTheDocument();
    expect(desk.actionsSent()).toMatchObject([{ reviewVersion: 1 }]);
    await user.keyboard('{Escape}');
    expect(card().queryByRole('button')).not.toBeInTheDocument();
  });

  test('can be undone with one click or given another reason', async () => {
    const { user } = await desk.open(reviewed({ ...withheld, version: 2 }), shows(reviewed(published)));
    expect(card().getByText('Decided at 1:00 PM today. The site doesn’t show it.')).toBeInTheDocument();
    await user.click(button('Change the reason…'));
    expect(radio('abuse')).toBeChecked();
    await user.keyboard('{Escape}');

    await user.click(button('Publish'));

    const sent = { action: 'publish-review', version: versionOf(1), reviewVersion: 2 };
    await waitFor(() => expect(desk.sent()).toEqual([sent]));
  });
});
