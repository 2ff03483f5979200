import type { Page } from '@playwright/test';
import { isAlive } from '../support/is-alive';
import { addLead, leadsWith } from '../support/leads';
import { findMail, linkIn, pollSender } from '../support/mailbox';
import { operatorOf } from '../support/operator';
import { expect } from '../support/test';
import {
  comeBackOnline,
  connectionBreaks,
  expectPrivacy,
  goOffline,
  goToPrivacy,
  letThrough,
  passTimeUntilSaid,
  type Row,
  refuse,
  type Scene,
  testRow,
  untilQuiet,
  untilUnderWay,
} from '../support/underway';

function stopButton(page: Page) {
  return page.getByRole('button', { name: /Stop these emails|Sending…/ });
}

/** The visitor opens the stop link in an email about a request with their address. */
async function openStopMail({ page, baseURL, visitor }: Scene, cameFrom?: string) {
  const { email } = visitor.message;
  await addLead(baseURL, { phone: visitor.request.phone, email });
  const mail = await findMail(page.request, email, 'Your request has arrived');
  if (cameFrom) await page.goto(cameFrom);
  await page.goto(linkIn(mail, 'stop-mail'));
  await isAlive(page);
}

/** A change to the visitor's request isn't emailed. The backend's sender checks every second. */
async function expectNoMail({ baseURL, visitor }: Scene) {
  const operator = operatorOf(baseURL);
  const [lead] = await leadsWith(baseURL, visitor.request.phone);
  const leadId = `${lead?.id}`;
  await operator.from('leads').update({ status: 'In Progress' }).eq('id', leadId).throwOnError();
  const change = { lead_id: leadId, kind: 'status-changed' };
  await operator
    .from('notifications')
    .update({ due_at: new Date(0).toISOString() })
    .match(change)
    .throwOnError();
  await pollSender(async () => {
    const { data } = await operator.from('notifications').select('state, last_error').match(change).throwOnError();
    return data;
  }).toEqual([{ state: 'skipped', last_error: 'The address wants no mail' }]);
}

/** If the page doesn't show it, only the answer tells that emails are stopped. */
function untilAnswered(ends: Row['ends']): Row['ends'] {
  return async (scene) => {
    const answered = scene.page.waitForResponse('**/functions/v1/stop-mail');
    await ends(scene);
    await answered;
  };
}

/** The page says that emails are stopped, and they are. */
async function expectStopped(scene: Scene) {
  await expect(scene.page.getByRole('heading', { name: 'We’ve stopped the emails' })).toBeFocused();
  await expectNoMail(scene);
}

/** The failure is reported, and clicking again works. */
async function expectStoppedAtSecondPress(scene: Scene) {
  const { page, held } = scene;
  await expect(page.getByText('we haven’t stopped the emails yet')).toBeVisible();
  await held.stop();
  await stopButton(page).click();
  await expectStopped(scene);
}

testRow({
  action: 'A request to stop emails on its way',
  address: '**/functions/v1/stop-mail',
  opens: openStopMail,
  starts: untilUnderWay((page) => stopButton(page).click()),
  ends: letThrough,
  cells: [
    {
      meanwhile: 'the button is clicked twice more',
      afterwards: 'it is sent once',
      async happens({ page }) {
        await stopButton(page).dblclick({ force: true });
      },
      async mustBeTrue(scene) {
        await expectStopped(scene);
        expect(scene.held.count()).toBe(1);
      },
    },
    {
      meanwhile: 'it is refused',
      afterwards: 'the page says so, and it can be clicked again',
      happens() {},
      ends: refuse,
      mustBeTrue: expectStoppedAtSecondPress,
    },
    {
      meanwhile: 'its answers are lost',
      afterwards: 'this is reported after the last attempt, and it can be clicked again',
      heldAt: 'answered',
      async happens({ page, held }) {
        held.lose();
        await passTimeUntilSaid(page, 'we haven’t stopped the emails yet');
      },
      mustBeTrue: expectStoppedAtSecondPress,
    },
    {
      meanwhile: 'a link leads to another page',
      afterwards: 'they are stopped, the visitor stays there, and sees that on return',
      happens: goToPrivacy,
      ends: untilAnswered(letThrough),
      async mustBeTrue(scene) {
        await expectNoMail(scene);
        await untilQuiet(scene.page);
        await expectPrivacy(scene);
        await scene.page.goBack();
        await expectStopped(scene);
      },
    },
    {
      meanwhile: 'a link leads to another page, and it is refused',
      afterwards: 'the visitor stays there, and on return sees that and can click again',
      happens: goToPrivacy,
      ends: refuse,
      async mustBeTrue(scene) {
        await untilQuiet(scene.page);
        await expectPrivacy(scene);
        await scene.page.goBack();
        await expectStoppedAtSecondPress(scene);
      },
    },
    {
      meanwhile: 'the visitor leaves the page, comes back and clicks again',
      afterwards: 'it is sent once',
      async happens(scene) {
        await goToPrivacy(scene);
        await scene.page.goBack();
        await stopButton(scene.page).click({ force: true });
      },
      async mustBeTrue(scene) {
        await expectStopped(scene);
        expect(scene.held.count()).toBe(1);
      },
    },
    {
      meanwhile: "the browser's Back leads to the page before, and Forward back to this one",
      afterwards: 'the page claims nothing, and it can be clicked again',
      cameFrom: '/privacy',
      async happens({ page }) {
        await page.goBack();
        await expectPrivacy({ page });
        await page.goForward();
        await isAlive(page);
        await expect(page.getByRole('button', { name: 'Stop these emails' })).toBeVisible();
      },
      async mustBeTrue(scene) {
        await stopButton(scene.page).click();
        await expectStopped(scene);
      },
    },
    {
      meanwhile: 'the page is reloaded when the request has arrived',
      afterwards: 'repeating it counts once',
      heldAt: 'answered',
      async happens({ page }) {
        await page.reload();
        await isAlive(page);
      },
      async mustBeTrue(scene) {
        await stopButton(scene.page).click();
        await expectStopped(scene);
      },
    },
    {
      ...connectionBreaks,
      afterwards: 'the page says so, and it is sent again',
      mustBeTrue: expectStopped,
    },
    {
      meanwhile: 'the connection breaks, and comes back when the visitor is on another page',
      afterwards: 'it is still sent, and the visitor stays there',
      async before(scene) {
        await goToPrivacy(scene);
        await scene.page.goBack();
      },
      async happens(scene) {
        await goOffline(scene);
        await goToPrivacy(scene);
      },
      ends: untilAnswered(comeBackOnline),
      async mustBeTrue(scene) {
        await expectNoMail(scene);
        await expectPrivacy(scene);
      },
    },
  ],
});
