import { freshEmail } from '../fixtures/emails.ts';
import { addHauler, freshZipCode } from './support/haulers';
import { addLead } from './support/leads';
import { withLook } from './support/look';
import { findMail, linkIn, mailsTo, pollSender } from './support/mailbox';
import { operatorOf } from './support/operator';
import { expect, test } from './support/test';

const FUNCTION = '**/functions/v1/stop-mail';

test.describe('a failing function', () => {
  test.use({ allowedConsole: /status of 429|The emails were not stopped/ });

  test('is reported where a customer stops the emails, who tries again and gets no more', async ({
    page,
    request,
    baseURL,
  }) => {
    const look = await withLook(page);
    const email = freshEmail();
    const lead = await addLead(baseURL, { email });
    const stop = page.getByRole('button', { name: 'Stop these emails' });
    await page.goto(linkIn(await findMail(request, email, 'We got your request'), 'stop-mail'));
    await look('ready');
    await page.route(FUNCTION, (route) => route.fulfill({ status: 429, json: { statusCode: 429, message: 'No.' } }));
    await stop.click();
    await expect(page.getByRole('alert')).toContainText('we haven’t stopped the emails yet');
    await look('refused');
    await page.unroute(FUNCTION);

    await stop.click();

    await expect(page.getByRole('heading', { name: 'We’ve stopped the emails' })).toBeFocused();
    await look('done');
    const operator = operatorOf(baseURL);
    await operator.from('leads').update({ status: 'In Progress' }).eq('id', lead.id).throwOnError();
    const change = { lead_id: lead.id, kind: 'status-changed' } as const;
    await pollSender(async () => {
      const told = operator.from('notifications').select('state, skipped_because').match(change);
      return (await told.throwOnError()).data;
    }).toEqual([{ state: 'skipped', skipped_because: 'wants-no-mail' }]);
    expect((await mailsTo(request, email)).map(({ subject }) => subject)).not.toContain('Your job is in progress');
    await page.goto('/stop-mail/7K3M-9Q2X');
    await expect(page.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
    await look('incomplete');
  });
});

test('a hauler pauses in Spanish by the link in an offer, gets no more offers, and then gets them again', async ({
  page,
  request,
  baseURL,
}) => {
  const look = await withLook(page);
  const operator = operatorOf(baseURL);
  const zip_code = await freshZipCode(baseURL);
  const hauler = await addHauler(baseURL, { zip_prefixes: [zip_code], languages: ['es'] });
  const heading = page.getByRole('heading', { level: 1 });
  const pause = page.getByRole('button', { name: 'Pausar los trabajos nuevos', exact: true });
  const resume = page.getByRole('button', { name: 'Recibir trabajos otra vez', exact: true });
  const newRequest = () => addLead(baseURL, { zip_code });
  const offersOf = async ({ id }: { id: string }) => {
    return (await operator.from('job_offers').select('state').eq('lead_id', id).throwOnError()).data;
  };
  const first = await newRequest();
  const link = linkIn(await findMail(request, hauler.email, 'Recolección nueva: '), 'pause');
  expect(link).toMatch(/^\/es\/pause\//);

  await page.goto(link);
  await expect(heading).toHaveText('¿Pausar los trabajos nuevos?');
  await look('active');
  expect(await offersOf(first)).toEqual([{ state: 'open' }]);
  await pause.click();
  await expect(heading).toHaveText('Los trabajos nuevos están en pausa');
  await expect(heading).toBeFocused();
  expect(await offersOf(first)).toEqual([{ state: 'expired' }]);
  expect(await offersOf(await newRequest())).toEqual([]);
  await look('paused');

  await resume.click();
  await expect(heading).toHaveText('Ya recibe trabajos otra vez');
  await expect(heading).toBeFocused();
  const before = (await mailsTo(request, hauler.email)).length;
  expect(await offersOf(await newRequest())).toEqual([{ state: 'open' }]);
  await pollSender(async () => (await mailsTo(request, hauler.email)).length).toBeGreaterThan(before);

  // Only the operator can end a pause of the operator's.
  await operator.from('haulers').update({ active: false }).eq('id', hauler.id).throwOnError();
  await page.reload();
  await expect(page.getByText('Escríbanos para recibir trabajos otra vez.')).toBeVisible();
  await expect(resume).toHaveCount(0);
  await look('paused by the operator');
  await page.goto('/es/pause/7K3M-9Q2X-4TBV-R8ND');
  await expect(heading).toHaveText('No reconocemos este enlace');
  await look('unknown');
});
