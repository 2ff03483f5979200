/**
 * Makes the product wrong, one fault at a time, and counts how many faults the tests notice. Takes long: run it to find
 * out what the tests do not see, not before every commit.
 *
 *     npm run mutation                            # everything
 *     npm run mutation -- migrations              # or code: the modules of the site and of the functions
 *     npm run mutation -- code "src/lib/*.ts"     # faults of these files; several with commas between
 *     npm run mutation -- migrations lock         # faults of schema files whose line contains "lock"
 *     npm run mutation -- migrations "" 12        # every twelfth fault of schema files
 */
import { mutateCode } from './code.ts';
import { mutateMigrations } from './migrations.ts';
import type { ModuleScore } from './module-score.ts';

const parts: Record<string, (filter?: string, every?: number) => Promise<ModuleScore[]>> = {
  code: mutateCode,
  migrations: mutateMigrations,
};

const [wanted, filter, every = '1'] = process.argv.slice(2);
const chosen = Object.entries(parts).filter(([name]) => wanted === undefined || wanted === name);
if (chosen.length === 0) throw new Error(`There is no part ${wanted}. Choose code or migrations.`);

const scores: ModuleScore[] = [];
for (const [, mutate] of chosen) scores.push(...(await mutate(filter, Number(every))));

for (const { module, survivors } of scores) {
  for (const survivor of survivors) console.log(`SURVIVED ${module}: ${survivor}`);
}
console.table(
  scores.map(({ module, killed, survived, uncovered }) => {
    const covered = killed + survived;
    return { module, killed, survived, uncovered, score: covered ? `${((100 * killed) / covered).toFixed(1)} %` : '–' };
  }),
);
