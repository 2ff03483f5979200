import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The headless shell has no window machinery and opens a page in a third of the time. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const INSTALLED = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Finds a Chromium for the tests: `CHROMIUM_PATH`, an installed one, or Playwright's own.
 *
 * @returns the path of its executable, or undefined if there is none.
 */
export function findChromium(): string | undefined {
  const candidates = [process.env['CHROMIUM_PATH'], ...INSTALLED.map(onPath), chromium.executablePath()];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}

/**
 * Like `findChromium`, but installs one with Playwright or apt if there is none.
 *
 * @throws if none can be installed, with instructions.
 */
export function findOrInstallChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium found: installing one…');
  run('npx', ['playwright', 'install', '--with-deps', 'chromium']);
  const downloaded = findChromium();
  if (downloaded) return downloaded;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo'];
  const [command = 'apt-get', ...rest] = [...asRoot, 'apt-get'];
  run(command, [...rest, 'update']);
  for (const name of [HEADLESS_SHELL, 'chromium']) {
    run(command, [...rest, 'install', '-y', name]);
    const packaged = findChromium();
    if (packaged) return packaged;
  }
  throw new Error('The tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.');
}

function onPath(name: string): string | undefined {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

function run(command: string, args: string[]) {
  spawnSync(command, args, { stdio: 'inherit', timeout: 10 * 60_000 });
}
