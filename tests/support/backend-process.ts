/** Runs an embedded backend until the parent process disconnects, and sends it the backend's addresses. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedBackend } from '../../scripts/backend/backend.ts';
import { allowedOrigin } from './allowed-origin.ts';

// Lite logs every refused query, and these tests are about refusals.
console.error = () => {};
const disconnected = once(process, 'disconnect');
const dataDir = await mkdtemp(path.join(tmpdir(), 'poppyhaul-test-'));
const backend = await startEmbeddedBackend({ dataDir, allowedOrigins: [allowedOrigin] });
const clock = createServer((_, response) => {
  backend.database.exec('select private.tick()').then(
    () => response.end(),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(0, '127.0.0.1');
await once(clock, 'listening');
const address = clock.address();
if (address === null || typeof address === 'string') throw new Error('The clock has no port');
process.send?.({ url: backend.url, clockUrl: `http://127.0.0.1:${address.port}` });

await disconnected;
clock.close();
await backend.close();
await rm(dataDir, { recursive: true });
