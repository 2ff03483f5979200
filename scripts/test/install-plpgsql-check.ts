import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

/**
 * Installs plpgsql_check for Postgres servers on Debian and Ubuntu that lack it, if that needs no password. The test
 * that uses it is skipped elsewhere.
 */
export function installPlpgsqlCheck(): void {
  const versions = globSync('/usr/lib/postgresql/*/bin/postgres').flatMap((server) => server.split('/')[4] ?? []);
  const lacking = versions.filter(
    (version) => !existsSync(`/usr/share/postgresql/${version}/extension/plpgsql_check.control`),
  );
  if (lacking.length === 0) return;
  console.log('No plpgsql_check found: installing it…');
  apt('update');
  for (const version of lacking) apt('install', '-y', '--no-install-recommends', `postgresql-${version}-plpgsql-check`);
}

function apt(...args: string[]) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command = 'apt-get', ...rest] = [...asRoot, 'apt-get', ...args];
  spawnSync(command, rest, { stdio: 'inherit', timeout: 10 * 60_000 });
}
