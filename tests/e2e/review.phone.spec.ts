import { withLook } from './support/look';
import { operatorOf } from './support/operator';
import { addAskedLead, answer, moderate, openQuestion, questionOn, reviewOf } from './support/reviews';
import { expect, test } from './support/test';

const MONTH_MS = 30 * 24 * 60 * 60_000;

// The message about a load that was refused.
test.use({ allowedConsole: /status of 429/ });

/** Moves the request past the deadline for answers. */
async function letTimePass(baseURL: string | undefined, lead: { id: string }) {
  const operator = operatorOf(baseURL);
  const past = new Date(Date.now() - MONTH_MS).toISOString();
  const { answered_at } = await reviewOf(baseURL, lead);
  const times = { asked_at: past, ...(answered_at && { answered_at: past }) };
  await operator.from('reviews').update(times).eq('lead_id', lead.id).throwOnError();
  await operator.from('lead_status_changes').update({ changed_at: past }).eq('lead_id', lead.id).throwOnError();
}

test('the question after a pickup shows its required part right away, and is accessible in every state', async ({
  page,
  baseURL,
}) => {
  const look = await withLook(page);
  const question = questionOn(page);
  const long = 'W'.repeat(90);
  const { lead, hauler, token, path } = await addAskedLead(baseURL, { city: long, full_name: 'Ana Diaz' });
  await operatorOf(baseURL).from('haulers').update({ name: long }).eq('id', hauler.id).throwOnError();
  const texts = { left_behind: 'W'.repeat(500), words: 'W'.repeat(500), shown_name: 'W'.repeat(30) };
  const said = { ...texts, gone: 'no', price: 'higher', amount_paid: 20_000, stars: 1, may_publish: true } as const;

  await openQuestion(page, path);
  for (const name of ['Everything is gone', 'Something is left'] as const) {
    await expect(question.goneButton(name)).toBeInViewport({ ratio: 1 });
  }
  await look('the question alone');
  await question.goneButton('Something is left').click();
  await question.price('I paid more').check();
  await question.mayPublish.check();
  await question.shownName.fill(texts.shown_name);
  await question.leftBehind.fill(texts.left_behind);
  await question.words.fill(texts.words);
  await look('all of its fields');
  await question.send.click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await look('what is missing');
  await question.star('1 star').click();
  await question.send.click();
  await expect(question.heading).toHaveText('Thank you.');
  await look('thanks');

  await moderate(baseURL, lead, 'not-about-the-pickup');
  await page.reload();
  await expect(page.getByText(/^Not published: .*You can change it until /)).toBeVisible();
  await look('withheld');
  await moderate(baseURL, lead);
  await page.reload();
  await expect(page.getByText('Published. It’ll appear on the site, usually within an hour')).toBeVisible();
  await look('published');
  await question.change.click();
  await expect(question.send).toBeVisible();
  await look('changing it');
  await letTimePass(baseURL, lead);
  await page.reload();
  await expect(question.unpublish).toBeVisible();
  await expect(question.change).toHaveCount(0);
  await look('closed');
  await question.unpublish.click();
  await expect(question.takenBack).toBeVisible();
  await look('taken back');
  expect(await answer(baseURL, token, said)).toBe('refused');

  const late = await addAskedLead(baseURL);
  await letTimePass(baseURL, late.lead);
  await page.goto(late.path);
  await expect(question.heading).toBeVisible();
  await expect(page.getByText('Loading')).toHaveCount(0);
  await expect(question.send).toHaveCount(0);
  await look('never answered');
  await page.goto('/review/0000-0000-0000-0000');
  await expect(question.heading).toHaveText('We don’t recognize this link');
  await look('unknown');
  await page.route('**/functions/v1/review', (route) =>
    route.fulfill({ status: 429, json: { statusCode: 429, message: 'Too many requests.' } }),
  );
  await page.goto(path);
  await expect(page.getByRole('alert')).toBeVisible();
  await look('not loaded');
});
