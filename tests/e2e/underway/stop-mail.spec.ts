import type { Page } from '@playwright/test';
import { isAlive } from '../support/is-alive';
import { addLead, leadsWith } from '../support/leads';
import { findMail, linkIn, pollSender } from '../support/mailbox';
import { operatorOf } from '../support/operator';
import { expect } from '../support/test';
import { expectPrivacy, letThrough, type Scene, testRow, untilUnderWay } from '../support/underway';

function stopButton(page: Page) {
  return page.getByRole('button', { name: /Stop these emails|Sending…/ });
}

/** The visitor comes from another page to the stop link in an email about a request with their address. */
async function openStopMail({ page, baseURL, visitor }: Scene) {
  const { email } = visitor.message;
  await addLead(baseURL, { phone: visitor.request.phone, email });
  const mail = await findMail(page.request, email, 'Your request has arrived');
  await page.goto('/privacy');
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

/** The page says that emails are stopped, and they are. */
async function expectStopped(scene: Scene) {
  await expect(scene.page.getByRole('heading', { name: 'We’ve stopped the emails' })).toBeFocused();
  await expectNoMail(scene);
}

testRow({
  action: 'A request to stop emails on its way',
  address: '**/functions/v1/stop-mail',
  opens: openStopMail,
  starts: untilUnderWay((page) => stopButton(page).click()),
  ends: letThrough,
  cells: [
    {
      meanwhile: "the browser's Back leads to the page before, and Forward back to this one",
      afterwards: 'the page claims nothing, and it can be clicked again',
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
  ],
});
