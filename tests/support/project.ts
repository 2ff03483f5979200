import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { minimalLeadRow } from '../fixtures/leads.ts';
import {
  findPostgres,
  insertLead,
  type PlainPostgres,
  pushMigrations,
  type Role,
  startPlainPostgres,
  type Transaction,
} from './plain-postgres.ts';

// The embedded backend grants every table to everyone, its `postgres` is a superuser, and it has one session. Here the
// official CLI applies the migrations to a real Postgres with the roles and storage schema of a hosted project.

/** The timeout of tests that wait for the CLI or many sessions, in milliseconds. */
export const SLOW_MS = 120_000;

const programs = findPostgres();
if (programs === null) {
  console.warn('Skipped what needs a real Postgres: no PostgreSQL server of version 15 or newer is installed.');
}

/** What tests can do with a project, see `PlainPostgres`. */
export type Project = Pick<PlainPostgres, 'run' | 'begin' | 'raceAgainst' | 'addExtension' | 'addMailExtensions'> & {
  /** Applies the migrations again. @returns the CLI's output. */
  push(): Promise<string>;
};

/**
 * Declares tests of a project with its own Postgres server and the migrations applied. They are skipped if none
 * is installed.
 *
 * @param setUp SQL that a superuser runs before the migrations.
 */
export function describeProject(name: string, declareTests: (project: Project) => void, setUp: string[] = []): void {
  describe.skipIf(programs === null)(name, () => {
    let server: PlainPostgres;

    beforeAll(async () => {
      server = await startPlainPostgres(programs ?? '');
      for (const sql of setUp) server.run('postgres', sql);
      await pushMigrations(server);
      // No tick sends the daily email, so that tests don't depend on the time of day.
      server.run('postgres', 'update dispatch_settings set digest_at = null');
    }, SLOW_MS);

    afterAll(() => server.close());

    declareTests({
      run: (role, sql) => server.run(role, sql),
      begin: (role) => server.begin(role),
      raceAgainst: (first, role, sql, next) => server.raceAgainst(first, role, sql, next),
      addExtension: (name) => server.addExtension(name),
      addMailExtensions: () => server.addMailExtensions(),
      push: () => pushMigrations(server),
    });
  });
}

/** Declares the same tests for both kinds of projects, which must grant the same rights. */
export function describeBothProjects(declareTests: (project: Project) => void): void {
  describeProject('in a project that grants nothing by itself, as new ones', declareTests);
  describeProject(
    'in a project that grants everything by itself, as those from before 2026',
    declareTests,
    ['tables', 'functions', 'sequences'].map(
      (kind) => `alter default privileges in schema public grant all on ${kind} to anon, authenticated, service_role`,
    ),
  );
}

/** A statement of the operator, or of another role. */
export type Statement = string | [role: Role, sql: string];

/**
 * Runs the second statement while the first has not committed, see `PlainPostgres.raceAgainst`.
 *
 * @returns `committed`, or the SQLSTATE of the second.
 */
export async function race(project: Project, first: Statement, second: Statement, next?: string): Promise<string> {
  const [role, sql] = typeof first === 'string' ? (['service_role', first] as const) : first;
  const transaction = project.begin(role);
  await transaction.run(sql);
  const [secondRole, secondSql] = typeof second === 'string' ? (['service_role', second] as const) : second;
  return project.raceAgainst(transaction, secondRole, secondSql, next);
}

/** Commits, and begins the next transaction of a session. */
export const next = `commit; begin; set local role service_role; set local lock_timeout = '30s'`;

/** Gives the tests of a project a function that runs statements simultaneously and commits them separately. */
export function simultaneously(project: Project): (statements: readonly string[]) => Promise<string[]> {
  const sessions: Transaction[] = [];
  afterEach(async () => {
    await Promise.all(sessions.splice(0).map((session) => session.commit()));
  });
  return async (statements) => {
    while (sessions.length < statements.length) sessions.push(project.begin('service_role'));
    const answers = await Promise.all(statements.map((sql, index) => sessions[index]?.run(`${sql}; ${next}`)));
    return answers.map((answer) => answer?.[0] ?? '');
  };
}

/** Submits a request as a visitor. */
export function submitLead(project: Project) {
  const lead = insertLead();
  project.run('anon', lead.sql);
  return lead;
}

/** The flag of a request, if any. */
export function flagOf(project: Project, { id }: { id: string }): string[] {
  return project.run('service_role', `select flagged_because from leads where id = '${id}'`);
}

/** What the storage service asks the database before an upload. */
export function uploadPhoto(leadId: string, index = 0): string {
  return `set local storage.operation = 'storage.object.upload';
    insert into storage.objects (bucket_id, name) values ('lead-images', '${leadId}/170000000000${index}-${index % 5}.jpg')`;
}

/** A statement as the API runs it for a request with these headers. */
export function from(headers: Record<string, string>, sql = insertLead().sql): string {
  return `set local request.headers = '${JSON.stringify(headers)}'; ${sql}`;
}

/** Removes all notifications. */
export function forgetMail(project: Project): void {
  project.run('service_role', 'delete from notifications; delete from mail_blocks');
  project.run('service_role', `update leads set status = 'Completed' where status = 'Submitted'`);
  project.run('service_role', 'delete from notifications');
}

/** Inserts this many requests from different people, unless an address is given, with their emails due. */
export function insertLeadsWithMail(
  project: Project,
  count: number,
  email = `'${randomUUID()}' || number || '@example.com'`,
): void {
  const { services: _, agreed_to_terms: __, id: ___, tracking_id: ____, ...texts } = minimalLeadRow();
  const values = Object.values(texts).map((value) => `'${value}'`);
  project.run(
    'service_role',
    `insert into leads (${Object.keys(texts).join()}, email, services, agreed_to_terms)
     select ${values.join()}, ${email}, '{Furniture Removal}', true from generate_series(1, ${count}) as number`,
  );
}
