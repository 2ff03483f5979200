/** The backend of the load run in a process of its own, so that its memory is its own. Started by `load.ts`. */
import { type EmbeddedBackend, startEmbeddedBackend } from '../backend/backend.ts';

/** What this process tells its parent: first the address, then, when asked, how much memory it has and had. */
export type BackendMessage = { url: string } | { now: Memory; peak: Memory };

/** In bytes: all of the process, and what of it JavaScript and its buffers (the database's among them) hold. */
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
if (!dataDir) throw new Error('Where to keep the data?');
await start(dataDir);
