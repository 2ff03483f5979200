import { randomUUID } from 'node:crypto';
import type { TablesInsert } from '@functions/database.types.ts';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { operatorAddress } from '../../../scripts/backend/mail-settings.ts';
import { freshPhone } from './booking';
import { addLead } from './leads';
import { findMail, linkIn, mailsTo } from './mailbox';
import { operatorOf } from './operator';
import { expect } from './test';

type MailToOperator = Awaited<ReturnType<typeof findMail>>;

/** The path of the link in an email to the operator. */
export function deskLinkOf(mail: MailToOperator): string {
  return linkIn(mail, 'desk');
}

/** Waits for an email to the operator with these words. @returns the path of its desk link. */
export async function findDeskLink(request: APIRequestContext, words: string): Promise<string> {
  return deskLinkOf(await findMail(request, operatorAddress, words));
}

/** Opens the desk and waits until it is loaded. */
export async function openDesk(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Desk');
}

/**
 * The path of a link to the list. All tests of a run share one, so none of them can end it: the desk emails at most
 * twelve links within twelve hours.
 */
export async function listLink(request: APIRequestContext, baseURL: string | undefined): Promise<string> {
  const subject = 'Your link to the desk';
  const known = (await mailsTo(request, operatorAddress)).find((mail) => mail.subject === subject);
  if (known) return deskLinkOf(known);
  await operatorOf(baseURL).rpc('request_desk_link').throwOnError();
  return findDeskLink(request, subject);
}

/** A request that no hauler serves, with a unique customer name. */
export async function addDeskLead(baseURL: string | undefined, columns: Partial<TablesInsert<'leads'>> = {}) {
  const full_name = `Rosa ${randomUUID()}`;
  return { ...(await addLead(baseURL, { phone: freshPhone(), zip_code: '93974', full_name, ...columns })), full_name };
}

/** Assigns a request to a hauler who has not called. */
export async function giveTo(baseURL: string | undefined, lead: { id: string }, hauler: { id: string }): Promise<void> {
  const offer = { lead_id: lead.id, hauler_id: hauler.id, state: 'accepted' } as const;
  await operatorOf(baseURL).from('job_offers').insert(offer).throwOnError();
}

/** Selects a hauler in the dialog, which hides those after the first three. */
export async function choiceOf(page: Page, name: string): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const choice = dialog.getByRole('radio', { name });
  if (!(await choice.isVisible())) await dialog.locator('summary').click();
  return choice;
}

/** The hauler of a request, if any. */
export async function holderOf(baseURL: string | undefined, lead: { id: string }): Promise<string | undefined> {
  const { data } = await operatorOf(baseURL)
    .from('job_offers')
    .select('hauler_id')
    .match({ lead_id: lead.id, state: 'accepted' })
    .throwOnError();
  return data[0]?.hauler_id;
}
