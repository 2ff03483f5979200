/**
 * Looks at a deployed system from outside, as a visitor does, and says what is wrong and what to do. Leaves nothing
 * behind. With the sender's key in SENDER_KEY it also wakes the sender of mail, which sends what is due; with the secret
 * key in SUPABASE_SECRET_KEY it also asks how the database sees the address of a visitor, whose insurance ends, who speaks
 * Spanish where the site does, whether anything is kept for too long, how mails and texts fare, and whether reviews are
 * looked at and shown.
 *
 *   npm run doctor -- --url https://<ref>.supabase.co --key sb_publishable_… [--site https://www.example.com]
 *
 * Exit code 0: all is well, or there is only something to warn of; 1: something is not.
 */
import { parseArgs } from 'node:util';
import { examine, type Finding, type Target } from './doctor/check.ts';
import { database } from './doctor/database.ts';
import { functions } from './doctor/functions.ts';
import { haulers } from './doctor/haulers.ts';
import { concernsSpanish, speakers } from './doctor/languages.ts';
import { networks } from './doctor/networks.ts';
import { reports } from './doctor/reports.ts';
import { retention } from './doctor/retention.ts';
import { reviews } from './doctor/reviews.ts';
import { sender } from './doctor/sender.ts';
import { site } from './doctor/site.ts';
import { photos } from './doctor/storage.ts';
import { concernsTexts, texts } from './doctor/texts.ts';
import { runCommand } from './operator.ts';

/** What only the operator may ask, with the secret key. */
const ofOperator = [networks, haulers, speakers, retention, reports, texts, reviews];

/** What is looked at, in order; the sender needs its own key, the site an address. */
export const areas = [database, photos, functions, sender, ...ofOperator, site];

/** Makes every check that can be made. */
export async function diagnose(target: Target): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const area of areas) {
    if (area === site && target.site === undefined) continue;
    if (area === sender && !target.senderKey) continue;
    if (ofOperator.includes(area) && !target.secretKey) continue;
    if (area === texts && !(await concernsTexts(target))) continue;
    if (area === speakers && !(await concernsSpanish(target))) continue;
    findings.push(...(await examine(area, target)));
  }
  return findings;
}

/**
 * What to look at, from the arguments of the command.
 *
 * @throws if one is missing, no address, or a key that opens more than a visitor's.
 */
export function targetOf({ url, key, site: address }: { url?: string; key?: string; site?: string }): Target {
  if (url === undefined || key === undefined) {
    throw new Error('Give --url <supabase url> --key <publishable key>, and --site <site url> once there is a site.');
  }
  if (key.startsWith('sb_secret_')) {
    throw new Error('That is a secret key. Give the publishable key: this looks at the system as a visitor does.');
  }
  return { api: originOf(url), key, site: address === undefined ? undefined : originOf(address), fetch };
}

function originOf(address: string): string {
  if (!URL.canParse(address)) throw new Error(`${address} is no address: write it with https://`);
  return new URL(address).origin;
}

function write({ title, advice, isWarning, problems }: Finding): string {
  if (problems.length === 0) return `  ok    ${title}`;
  const shown = problems.slice(0, 10);
  const rest = problems.length > shown.length ? [`and ${problems.length - shown.length} more`] : [];
  return [
    `  ${isWarning ? 'warn' : 'FAIL'}  ${title}`,
    ...[...shown, ...rest].map((each) => `        - ${each}`),
    `        → ${advice}`,
  ].join('\n');
}

function isFailure({ isWarning, problems }: Finding): boolean {
  return !isWarning && problems.length > 0;
}

function summary(findings: readonly Finding[]): string {
  const bad = findings.filter(({ problems }) => problems.length > 0);
  const failed = bad.filter(isFailure).length;
  if (bad.length === 0) return `All ${findings.length} checks are fine.`;
  return `${findings.length} checks: ${failed} failed, ${bad.length - failed} to be warned of.`;
}

if (import.meta.main) {
  await runCommand(async () => {
    const { values } = parseArgs({
      options: { url: { type: 'string' }, key: { type: 'string' }, site: { type: 'string' } },
    });
    const { SENDER_KEY: senderKey, SUPABASE_SECRET_KEY: secretKey } = process.env;
    const target = { ...targetOf(values), senderKey, secretKey };
    const findings = await diagnose(target);
    for (const finding of findings) console.log(write(finding));
    console.log(`\n${summary(findings)}`);
    if (target.site === undefined) console.log('Give --site <site url> to have the site looked at too.');
    if (!secretKey)
      console.log(
        'Set SUPABASE_SECRET_KEY in the environment to have networks, haulers, what is kept, what comes back and reviews looked at too.',
      );
    if (!senderKey) console.log('Set SENDER_KEY in the environment to have the sender of mail looked at too.');
    if (findings.some(isFailure)) process.exitCode = 1;
  });
}
