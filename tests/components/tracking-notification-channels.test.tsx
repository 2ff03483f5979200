import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { consent } from '@/content/en/consent';
import { consentVersions } from '@/content/facts/consent';
import { fill, refill } from './support/booking';
import { expectLogged } from './support/console';
import { fakeBackend, leadDetails } from './support/fake-backend';
import { renderApp } from './support/render-app';
import { fakeClock, passTime } from './support/time';
import { untilToasted } from './support/toasts';
import { sentence } from './support/tracking';

const TRACKING_ID = '7K3M-9Q2X-4TBV-R8ND';

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  fakeClock();
  backend = fakeBackend();
});

type Updates = NonNullable<LeadDetails['updates']>;

function updates(by: Updates['by'], ...cameBack: Updates['cameBack']): Pick<LeadDetails, 'updates'> {
  return { updates: { by, cameBack } };
}

async function openLead(changes: Partial<LeadDetails>) {
  backend.answer('leadDetails', { status: 200, body: { ...leadDetails, ...changes } });
  const { user } = await renderApp(`/track/${TRACKING_ID}`);
  await passTime(2000);
  await screen.findByText('Timeframe');
  return user;
}

function section() {
  return screen.getByRole('region', { name: 'How you’ll hear from us' });
}

function buttonsOf(region: HTMLElement) {
  return within(region)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);
}

async function openFrom(user: UserEvent, button: string) {
  await user.click(screen.getByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: 'Correct your details' }));
}

function consentBox() {
  return screen.getByLabelText(/by phone or text message at the number I gave, or by email/);
}

async function save(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Save my details' }));
}

const BY_MAIL = 'We’ll email updates to ana@example.com, unless you’ve stopped our emails.';
const BY_BOTH =
  'We’ll email updates to ana@example.com, and text (213) 555-0142 about anything that can’t wait, unless you’ve stopped our emails or replied STOP.';
const BY_TEXT = 'We’ll text updates to (213) 555-0142, unless you’ve replied STOP.';
const NONE = 'We don’t have a way to reach you yet. Updates appear only on this page.';
const MAIL_CAME_BACK = 'Our emails to ana@example.com are bouncing. Please correct the address.';
const TEXT_CAME_BACK = 'Our text messages aren’t reaching (213) 555-0142. It may be a landline.';

describe('how the customer hears from us', () => {
  test.each<[string, Partial<LeadDetails>, string[], string[]]>([
    ['by email', updates('mail'), [BY_MAIL], []],
    ['by email and text', updates('both'), [BY_BOTH], []],
    ['by text', { email: undefined, ...updates('text') }, [BY_TEXT], []],
    ['not at all', { email: undefined, ...updates('none') }, [NONE], ['Add a way to reach me']],
    ['by text, since emails bounce', updates('text', 'mail'), [BY_TEXT, MAIL_CAME_BACK], ['Correct the address']],
    ['by email, since texts fail', updates('mail', 'text'), [BY_MAIL, TEXT_CAME_BACK], ['Correct the number']],
    ['not at all, since emails bounce', updates('none', 'mail'), [MAIL_CAME_BACK, NONE], ['Add a way to reach me']],
    [
      'not at all, since texts fail',
      { email: undefined, ...updates('none', 'text') },
      [TEXT_CAME_BACK, NONE],
      ['Add a way to reach me'],
    ],
    [
      'not at all, since both fail',
      updates('none', 'mail', 'text'),
      [MAIL_CAME_BACK, TEXT_CAME_BACK, NONE],
      ['Add a way to reach me'],
    ],
  ])('%s', async (_, changes, said, buttons) => {
    await openLead(changes);

    const all = [BY_MAIL, BY_BOTH, BY_TEXT, MAIL_CAME_BACK, TEXT_CAME_BACK, NONE];
    expect(all.filter((sentence) => section().textContent.includes(sentence)).sort()).toEqual(said.toSorted());
    expect(buttonsOf(section())).toEqual(buttons);
    expect(screen.queryByText(/we email you|a hauler calls you/)).not.toBeInTheDocument();
  });

  test.each(['Completed', 'Canceled'])(
    'is not shown for a request that is %s: nothing more is sent',
    async (status) => {
      await openLead({ status, ...updates('none', 'mail') });

      expect(screen.queryByText('How you’ll hear from us')).not.toBeInTheDocument();
      expect(screen.queryByText(MAIL_CAME_BACK)).not.toBeInTheDocument();
    },
  );

  test('is not promised while the team reviews a request, and a channel can be added', async () => {
    await openLead({ isHeld: true, ...updates('none') });
    expect(buttonsOf(section())).toEqual(['Add a way to reach me']);
  });

  test('is only this page while the team reviews a request', async () => {
    await openLead({ isHeld: true, ...updates('both') });

    expect(screen.queryByText('How you’ll hear from us')).not.toBeInTheDocument();
    expect(screen.getByText('Reload this page to see the latest.')).toBeInTheDocument();
  });

  test.each([
    [updates('none'), 'Add a way to reach me', /^Email/],
    [updates('text', 'mail'), 'Correct the address', /^Email/],
    [updates('mail', 'text'), 'Correct the number', 'Phone'],
    [updates('mail'), 'Correct my details', 'Phone'],
  ])('for %j has "%s", which focuses the right field', async (changes, button, field) => {
    const user = await openLead(changes);

    const dialog = await openFrom(user, button);

    expect(dialog.getByLabelText(field)).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: button })).toHaveFocus());
  });

  test('is updated when a channel is added, without losing the focus', async () => {
    const user = await openLead({ email: undefined, ...updates('none') });
    await openFrom(user, 'Add a way to reach me');
    await fill(user, /^Email/, 'ana@example.com');
    backend.answer('updateLead', { status: 200, body: { ...leadDetails, ...updates('mail') } });

    await save(user);

    await untilToasted(
      'success',
      'Details saved',
      'This page shows them now, and whoever takes the job will see them.',
    );
    expect(section()).toHaveTextContent(BY_MAIL);
    expect(buttonsOf(section())).toEqual([]);
    await waitFor(() => expect(sentence()).toHaveFocus());
  });
});

describe('the consent box in the contact dialog', () => {
  async function openCorrection(changes: Partial<LeadDetails>) {
    const user = await openLead(changes);
    await openFrom(user, 'Correct my details');
    return user;
  }

  function sent() {
    return backend.bodiesTo('updateLead');
  }

  const correction = { trackingId: TRACKING_ID.replaceAll('-', ''), action: 'correct' };
  const agreed = { agreedToMessages: true, ...updates('both') };
  const notAgreed = { agreedToMessages: false, ...updates('mail') };

  test.each([
    [agreed, true],
    [notAgreed, false],
    [updates('mail'), false],
  ])('shows the current consent in the words of the form: %j', async (changes, isChecked) => {
    await openCorrection(changes);

    expect(consentBox()).toHaveAccessibleName(`${consent.messages} (optional)`);
    expect(consentBox()).toHaveAccessibleDescription(consent.withoutMessages);
    expect((consentBox() as HTMLInputElement).checked).toBe(isChecked);
  });

  test('sends the consent version when checked', async () => {
    const user = await openCorrection(notAgreed);

    await user.click(consentBox());
    await save(user);

    await screen.findByText('Details saved');
    expect(sent()).toEqual([{ ...correction, agreedToMessages: true, consentVersion: consentVersions.en }]);
  });

  test('sends no version when unchecked', async () => {
    const user = await openCorrection(agreed);

    await user.click(consentBox());
    await save(user);

    await screen.findByText('Details saved');
    expect(sent()).toEqual([{ ...correction, agreedToMessages: false }]);
  });

  test.each([
    ['it was not touched', 0],
    ['it was changed back', 2],
  ])('sends nothing if %s', async (_, clicks) => {
    const user = await openCorrection(agreed);

    for (let click = 0; click < clicks; click++) await user.click(consentBox());
    await refill(user, /^Unit/, '7C');
    await save(user);

    await screen.findByText('Details saved');
    expect(sent()).toEqual([{ ...correction, unitNumber: '7C' }]);
  });

  test('is unchecked for a new number and can be checked again for it', async () => {
    const user = await openCorrection(agreed);

    await refill(user, 'Phone', '(310) 555-0188');
    expect(consentBox()).not.toBeChecked();
    await user.click(consentBox());
    await save(user);

    await screen.findByText('Details saved');
    const given = { agreedToMessages: true, consentVersion: consentVersions.en };
    expect(sent()).toEqual([{ ...correction, phone: '(310) 555-0188', ...given }]);
  });

  test('is unchecked again if the number changes after checking', async () => {
    const user = await openCorrection(agreed);

    await refill(user, 'Phone', '(310) 555-0188');
    await user.click(consentBox());
    await refill(user, 'Phone', '(310) 555-0199');
    expect(consentBox()).not.toBeChecked();
    await save(user);

    await screen.findByText('Details saved');
    expect(sent()).toEqual([{ ...correction, phone: '(310) 555-0199' }]);
  });

  test('stays checked for the same number in another format', async () => {
    const user = await openCorrection(agreed);

    await refill(user, 'Phone', '+1 213.555.0142');

    expect(consentBox()).toBeChecked();
  });

  test('once unchecked stays so, whatever the number', async () => {
    const user = await openCorrection(agreed);

    await user.click(consentBox());
    await refill(user, 'Phone', '(213) 555-0142');

    expect(consentBox()).not.toBeChecked();
  });

  test('that could not be saved is restored after leaving the page', async () => {
    expectLogged('The request was not changed');
    const user = await openCorrection(notAgreed);
    backend.answer('updateLead', { status: 400, body: { statusCode: 400, message: 'The request is malformed.' } });
    await user.click(consentBox());
    await save(user);
    await untilToasted('error', 'Update Error', 'There was a problem saving your details. Please try again.');

    cleanup();
    const userBack = await openCorrection(notAgreed);
    expect(consentBox()).toBeChecked();
    await userBack.click(consentBox());
    backend.answer('updateLead', 'ok');
    await save(userBack);

    await screen.findByText('Details saved');
    expect(sent().at(-1)).toEqual(correction);
  });
});
