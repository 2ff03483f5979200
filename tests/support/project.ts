import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe } from 'vitest';
import { minimalLeadRow } from '../fixtures/leads.ts';
import { findPostgres, insertLead, type PlainPostgres, pushMigrations, startPlainPostgres } from './plain-postgres.ts';

// The embedded backend grants every table to everybody, its `postgres` is a superuser, and it has one session. Here the
// migrations go, by the official CLI, to a real Postgres whose roles and storage schema are those of a hosted project.

/** The time that a test may take which waits for the CLI or for many sessions, in milliseconds. */
export const SLOW_MS = 120_000;

const programs = findPostgres();
if (programs === null) {
  console.warn('Skipped what needs a real Postgres: no PostgreSQL server of version 15 or newer is installed.');
}

/** What tests do with a project, see `PlainPostgres`. */
export type Project = Pick<PlainPostgres, 'run' | 'begin' | 'raceAgainst' | 'addExtension' | 'addMailExtensions'> & {
  /** Applies the migrations once more. @returns what the CLI prints. */
  push(): Promise<string>;
};

/**
 * Declares tests of a project that has a Postgres server of its own with the migrations applied. They are skipped where
 * none is installed.
 *
 * @param setUp what a superuser's `postgres` does before the migrations.
 */
export function describeProject(name: string, declareTests: (project: Project) => void, setUp: string[] = []): void {
  describe.skipIf(programs === null)(name, () => {
    let server: PlainPostgres;

    beforeAll(async () => {
      server = await startPlainPostgres(programs ?? '');
      for (const sql of setUp) server.run('postgres', sql);
      await pushMigrations(server);
      // No tick writes the mail of the morning: tests must find the same at every time of the day.
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

/** Declares the same tests of both kinds of projects, which must not differ in what anybody may do. */
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

/** A visitor submits a request. */
export function submitLead(project: Project) {
  const lead = insertLead();
  project.run('anon', lead.sql);
  return lead;
}

/** Why a request is flagged, if it is. */
export function flagOf(project: Project, { id }: { id: string }): string[] {
  return project.run('service_role', `select flagged_because from leads where id = '${id}'`);
}

/** What the storage service asks the database before it takes an upload. */
export function uploadPhoto(leadId: string, index = 0): string {
  return `set local storage.operation = 'storage.object.upload';
    insert into storage.objects (bucket_id, name) values ('lead-images', '${leadId}/170000000000${index}-${index % 5}.jpg')`;
}

/** A statement as the API runs it for a request with these headers. */
export function from(headers: Record<string, string>, sql = insertLead().sql): string {
  return `set local request.headers = '${JSON.stringify(headers)}'; ${sql}`;
}

/** Leaves nothing to tell anybody by mail. */
export function forgetMail(project: Project): void {
  project.run('service_role', 'delete from notifications; delete from mail_blocks');
  project.run('service_role', `update leads set status = 'Completed' where status = 'Submitted'`);
  project.run('service_role', 'delete from notifications');
}

/** As many requests, of as many people unless an address is given. Their mails to the customers are due. */
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
