import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findOrInstallChromium } from '../test/find-chromium.ts';

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // It opens only the bench's own server, whose certificate is self-signed.
  '--ignore-certificate-errors',
  '--remote-debugging-port=0',
];

/** Starts a Chromium with an empty profile and a remote debugging port. */
export async function startChromium(): Promise<{ port: number; close(): Promise<void> }> {
  const profile = await mkdtemp(path.join(tmpdir(), 'bench-chromium-'));
  const chromium = spawn(findOrInstallChromium(), [...FLAGS, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const kill = () => chromium.kill();
  process.once('exit', kill);
  const ended = new Promise<void>((resolve) => chromium.once('exit', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    let output = '';
    chromium.once('error', reject);
    chromium.once('exit', (code) => reject(new Error(`Chromium exited with code ${code}:\n${output}`)));
    chromium.stderr.on('data', (chunk) => {
      output += chunk;
      const found = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(output)?.[1];
      if (found) resolve(Number(found));
    });
  });
  return {
    port,
    async close() {
      process.off('exit', kill);
      kill();
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
