import type { TablesInsert } from '@functions/database.types.ts';
import type { Page } from '@playwright/test';
import { freshPhone } from './booking';
import { addHauler } from './haulers';
import { addLead } from './leads';
import { operatorOf } from './operator';

/**
 * A job offered to its own hauler.
 *
 * @returns the lead and the link.
 */
export async function addJob(baseURL: string | undefined, columns: Partial<TablesInsert<'leads'>> = {}) {
  const lead = await addLead(baseURL, { phone: freshPhone(), ...columns });
  const offer = await addOffer(baseURL, lead);
  return { lead, ...offer };
}

/** Offers a lead to another hauler, whom dispatch skips. */
export async function addOffer(
  baseURL: string | undefined,
  lead: { id: string },
  columns: Partial<TablesInsert<'job_offers'>> = {},
) {
  const { id } = await addHauler(baseURL, { active: false });
  const row = { lead_id: lead.id, hauler_id: id, ...columns };
  const offer = await operatorOf(baseURL).from('job_offers').insert(row).select('token').single().throwOnError();
  return { haulerId: id, token: offer.data.token, path: `/job/${offer.data.token}` };
}

/** Opens a folded part of a job's page. */
export async function unfold(page: Page, heading: string): Promise<void> {
  await page.locator('summary', { hasText: heading }).click();
}

/** Presses a day and one of its windows in the form of a proposal. */
export async function chooseTime(page: Page, day = 'Tomorrow', window = '8–10 AM'): Promise<void> {
  await page.getByRole('radio', { name: day }).check();
  await page.getByRole('checkbox', { name: window, exact: true }).check();
}
