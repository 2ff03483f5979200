/** The load test's backend, in a separate process to measure its memory. Started by `load.ts`. */
import { type EmbeddedBackend, startEmbeddedBackend } from '../backend/backend.ts';

/** Messages to the parent: first the URL; then, on request, current and peak memory. */
export type BackendMessage = { url: string } | { now: Memory; peak: Memory };

/** In bytes: the whole process, and how much of it JavaScript and its buffers (including the database's) hold. */
type Memory = { resident: number; held: number };

const SAMPLE_EVERY_MS = 100;

function readMemory(): Memory {
  const { rss, heapUsed, external } = process.memoryUsage();
  return { resident: rss, held: heapUsed + external };
}

function tell(message: BackendMessage) {
  process.send?.(message);
}

async function start(dataDir: string): Promise<EmbeddedBackend> {
  const backend = await startEmbeddedBackend({
    dataDir,
    allowedOrigins: [],
    mail: { siteUrl: 'https://poppyhaul.example' },
  });
  let peak = readMemory();
  setInterval(() => {
    const now = readMemory();
    peak = { resident: Math.max(peak.resident, now.resident), held: Math.max(peak.held, now.held) };
  }, SAMPLE_EVERY_MS);
  process.on('message', () => tell({ now: readMemory(), peak }));
  process.on('disconnect', () => void backend.close().finally(() => process.exit()));
  tell({ url: backend.url });
  return backend;
}

const [dataDir] = process.argv.slice(2);
if (!dataDir) throw new Error('The data directory is missing');
await start(dataDir);
