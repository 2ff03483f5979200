/**
 * Checks a deployed system from outside and prints what is wrong and how to fix it: what no migration and no test can
 * know, such as keys, secrets, the host and the clock. Leaves no data behind. With the sender's key in SENDER_KEY, it
 * also calls the sender, which sends whatever is due. With the secret key in SUPABASE_SECRET_KEY, it also checks
 * retention, which visitor address the database sees, delivery reports, and whether site and database agree.
 *
 *   npm run doctor -- --url https://<ref>.supabase.co --key sb_publishable_… [--site https://www.example.com]
 *
 * Exit code 0: no problems, or only warnings; 1: a check failed.
 */
import { parseArgs } from 'node:util';
import { examine, type Finding, type Target } from './doctor/check.ts';
import { functions } from './doctor/functions.ts';
import { project } from './doctor/project.ts';
import { sender } from './doctor/sender.ts';
import { site } from './doctor/site.ts';
import { upkeep } from './doctor/upkeep.ts';
import { runCommand } from './operator.ts';

/** All areas, in order. */
export const areas = [project, functions, sender, upkeep, site];

/** Runs every check that the given keys and addresses allow. */
export async function diagnose(target: Target): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const area of areas) {
    if (!area.needs || target[area.needs]) findings.push(...(await examine(area, target)));
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
    if (!secretKey) {
      console.log(
        'Set SUPABASE_SECRET_KEY in the environment to check retention, networks, bounces, texts and Spanish, too.',
      );
    }
    if (!senderKey) console.log('Set SENDER_KEY in the environment to check the sender and the clock, too.');
    if (findings.some(isFailure)) process.exitCode = 1;
  });
}
