import { readFileSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import type { ModuleScore } from './module-score.ts';

const REPORT = 'reports/mutation/mutation.json';
const EQUIVALENT = new URL('equivalent.json', import.meta.url);

type Position = { line: number; column: number };
type Mutant = { status: string; replacement: string; location: { start: Position; end: Position } };
/**
 * The part of Stryker's report that counts here
 * (https://github.com/stryker-mutator/mutation-testing-elements/tree/master/packages/report-schema).
 */
type Report = { files: Record<string, { source: string; mutants: Mutant[] }> };

/** A fault that changes nothing anybody could notice, and why. */
type Equivalent = { file: string; original: string; replacement: string; reason: string };

/**
 * Makes each fault that Stryker knows in the modules of `stryker.config.json`, one at a time, and shows it to the tests
 * that need no backend: what survives in the functions may still be noticed by those that do. What `equivalent.json`
 * lists is left out of the score.
 *
 * @param files keeps the faults of these files: globs, with commas between; `file.ts:10-20` names lines.
 * @throws Error if the tests fail before anything is changed.
 */
export async function mutateCode(files = ''): Promise<ModuleScore[]> {
  // Stryker runs tests in threads, where they cannot set the time zone by themselves.
  process.env['TZ'] = 'America/Los_Angeles';
  await new Stryker(files ? { mutate: files.split(',') } : {}).runMutationTest();
  const report: Report = JSON.parse(readFileSync(REPORT, 'utf8'));
  const { code }: { code: Equivalent[] } = JSON.parse(readFileSync(EQUIVALENT, 'utf8'));
  return scores(report, code);
}

/** The scores of each module in a report. */
function scores(report: Report, equivalent: readonly Equivalent[]): ModuleScore[] {
  const modules = new Map<string, ModuleScore>();
  for (const [file, { source, mutants }] of Object.entries(report.files)) {
    const module = moduleOf(file);
    const score = modules.get(module) ?? { module, killed: 0, survived: 0, uncovered: 0, survivors: [] };
    modules.set(module, score);
    for (const { status, replacement, location } of mutants) {
      const original = textAt(source, location);
      const isEquivalent = equivalent.some(
        (each) => each.file === file && each.original === original && each.replacement === replacement,
      );
      if (isEquivalent) continue;
      if (status === 'Killed' || status === 'Timeout') score.killed += 1;
      if (status === 'NoCoverage') score.uncovered += 1;
      if (status === 'Survived') {
        score.survived += 1;
        score.survivors.push(`${file}:${location.start.line} ${original} → ${replacement}`);
      }
    }
  }
  return [...modules.values()];
}

/** `src/features/booking/steps.ts` belongs to booking, `supabase/functions/job/handler.ts` to functions. */
function moduleOf(file: string): string {
  return /^(?:src\/(?:features\/)?|supabase\/)([^/]+)\//.exec(file)?.[1] ?? file;
}

/** The text between two positions. Lines and columns count from 1. */
function textAt(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, index) => line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined))
    .join('\n');
}
