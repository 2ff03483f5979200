import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startEmbeddedBackend } from '../../scripts/backend/backend.ts';
import { serve } from '../support/deployed-functions.ts';

/** In milliseconds; long enough to start a function on a slow machine. */
const PATIENCE = 90_000;

test('the embedded backend calls a monitor with nothing to send', { timeout: 120_000 }, async () => {
  const heard: string[] = [];
  const monitor = await serve((request, response) => {
    heard.push(`${request.method} ${request.url}`);
    response.end();
  });
  const dataDir = await mkdtemp(path.join(tmpdir(), 'poppyhaul-heartbeat-'));
  const backend = await startEmbeddedBackend({
    dataDir,
    allowedOrigins: [],
    mail: { siteUrl: 'http://site.test' },
    texts: true,
    environment: { HEARTBEAT_URL: `${monitor.url}/ping` },
  });

  await expect.poll(() => heard, { timeout: PATIENCE }).toEqual(['GET /ping']);
  await backend.database.exec(`update private.pulse set called_at = now() - interval '5 minutes'`);
  await expect.poll(() => heard, { timeout: PATIENCE }).toEqual(['GET /ping', 'GET /ping']);

  await backend.close();
  monitor.close();
  await rm(dataDir, { recursive: true });
});
