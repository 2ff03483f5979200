/**
 * Checks a deployed system from outside, as a visitor, and prints what is wrong and how to fix it. Leaves no data
 * behind. With the sender's key in SENDER_KEY, it also calls the sender, which sends whatever is due. With the secret
 * key in SUPABASE_SECRET_KEY, it also checks which visitor address the database sees, haulers' insurance, Spanish
 * speakers if the site is in Spanish, retention, delivery of emails and texts, and whether reviews are moderated and
 * shown.
 *
 *   npm run doctor -- --url https://<ref>.supabase.co --key sb_publishable_… [--site https://www.example.com]
 *
 * Exit code 0: no problems, or only warnings; 1: a check failed.
 */
import { parseArgs } from 'node:util';
import { examine, type Finding, type Target } from './doctor/check.ts';
import { database } from './doctor/database.ts';
import { functions } from './doctor/functions.ts';
import { agreements, haulers } from './doctor/haulers.ts';
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

/** Areas that need the secret key. */
const ofOperator = [networks, haulers, agreements, speakers, retention, reports, texts, reviews];

/** All areas, in order; the sender needs its own key, the site an address. */
export const areas = [database, photos, functions, sender, ...ofOperator, site];

/** Runs every check that the given keys and addresses allow. */
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
 * Builds the target from the command's arguments.
 *
 * @throws if one is missing, is not an address, or is a secret key.
 */
export function targetOf({ url, key, site: address }: { url?: string; key?: string; site?: string }): Target {
  if (url === undefined || key === undefined) {
    throw new Error('Give --url <supabase url> --key <publishable key>, and --site <site url> once there is a site.');
  }
  if (key.startsWith('sb_secret_')) {
    throw new Error('That is a secret key. Give the publishable key: this checks the system as a visitor sees it.');
  }
  return { api: originOf(url), key, site: address === undefined ? undefined : originOf(address), fetch };
}

function originOf(address: string): string {
  if (!URL.canParse(address)) throw new Error(`${address} is not an address: write it with https://`);
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
  if (bad.length === 0) return `All ${findings.length} checks passed.`;
  return `${findings.length} checks: ${failed} failed, ${bad.length - failed} with a warning.`;
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
    if (target.site === undefined) console.log('Give --site <site url> to check the site, too.');
    if (!secretKey)
      console.log(
        'Set SUPABASE_SECRET_KEY in the environment to check networks, haulers, retention, bounces and replies, and reviews, too.',
      );
    if (!senderKey) console.log('Set SENDER_KEY in the environment to check the email sender, too.');
    if (findings.some(isFailure)) process.exitCode = 1;
  });
}
