import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { papers } from '../fixtures/haulers.ts';
import {
  findPostgres,
  insertLead,
  type PlainPostgres,
  pushMigrations,
  startPlainPostgres,
} from '../support/plain-postgres.ts';
import { SLOW_MS } from '../support/project.ts';

const programs = findPostgres() ?? '';

/** The commands of the guide's section, as someone copies them. */
function commandsOf(heading: string): string[] {
  const guide = readFileSync('docs/operating.md', 'utf8');
  const section = guide.split(`### ${heading}\n`)[1]?.split('\n### ')[0] ?? '';
  const lines = section.split('\n').filter((line) => /^ {4}/.test(line));
  return lines
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .trim()
    .split(/\n\s*/);
}

test.skipIf(programs === '')('a backup brings everything back into a new project', { timeout: SLOW_MS }, async () => {
  const [old, fresh] = await Promise.all([startProject(), startProject()]);
  const { id, sql } = insertLead({ email: 'ana@example.com' });
  const waiting = insertLead();
  old.run(
    'service_role',
    `${sql};
    update leads set status = 'Completed' where id = '${id}';
    update reviews set asked_at = now() where lead_id = '${id}';
    select answer_review(token, 'yes', stars => 5, words => 'All gone', may_publish => true, shown_name => 'Ana')
    from reviews where lead_id = '${id}';
    select moderate_review('${id}', 1);
    update dispatch_settings set site_build_every = '1 hour';
    insert into haulers (name, email, phone, ${papers.columns})
    values ('Valley Haulers', 'valley@example.com', '2135550123', ${papers.values})`,
  );
  old.run('service_role', waiting.sql);
  old.run('postgres', `select private.tick(); insert into private.requests_waiting values ('${waiting.id}')`);

  const [dump = '', restore = '', ...others] = commandsOf('Backups');
  expect(others).toEqual([]);
  const folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
  symlinkSync(path.resolve('scripts'), path.join(folder, 'scripts'));
  const type = (command: string, { url }: PlainPostgres) =>
    execFileSync('bash', ['-ec', command], {
      cwd: folder,
      env: { PATH: `${programs}:${process.env['PATH']}`, DATABASE_URL: url },
      stdio: 'pipe',
    });
  type(dump, old);
  type(restore, fresh);

  expect(contentOf(fresh)).toEqual(contentOf(old));
  expect(fresh.run('anon', 'select words from published_reviews')).toEqual(['All gone']);
  expect(fresh.run('anon', 'select answered, published from review_figures')).toEqual(['1|1']);
  // An old one could be that of a visitor's next transaction.
  expect(fresh.run('postgres', 'select count(distinct created_in_transaction) from leads')).toEqual(['1']);
  expect(() => type(restore, fresh)).toThrow('Restore into a new project');
  expect(contentOf(fresh)).toEqual(contentOf(old));
});

async function startProject(): Promise<PlainPostgres> {
  const server = await startPlainPostgres(programs);
  onTestFinished(() => server.close());
  await pushMigrations(server);
  return server;
}

/** All rows of all tables, but for what is true only of one database. */
function contentOf(server: PlainPostgres): string[] {
  const tables = server.run(
    'postgres',
    `select format('%I.%I', schemaname, tablename) from pg_tables where schemaname in ('public', 'private') order by 1`,
  );
  expect(tables.length).toBeGreaterThan(30);
  return tables.flatMap((table) =>
    server.run(
      'postgres',
      `select '${table}', to_jsonb(each) - 'created_in_transaction' from ${table} as each order by 2`,
    ),
  );
}
