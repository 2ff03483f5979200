import path from 'node:path';

/**
 * `npm run preview`: Vite's preview with its own options, and with `--samples`, which Vite refuses unless it stands
 * behind `--`.
 */
const { argv } = process;
const options = argv.slice(2).filter((option) => option !== '--samples');
const samples = argv.includes('--samples') ? ['--', '--samples'] : [];
process.argv = [...argv.slice(0, 2), 'preview', ...options, ...samples];
await import(path.resolve(import.meta.dirname, '../../node_modules/vite/bin/vite.js'));
