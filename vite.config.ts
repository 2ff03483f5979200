import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { embeddedKeys } from './scripts/embedded-backend/keys.ts';
import { embeddedBackend } from './scripts/embedded-backend/vite-plugin.ts';
import { staticHost } from './scripts/static-host.ts';

export default defineConfig(({ mode, command, isSsrBuild }) => {
  const environment = loadEnv(mode, process.cwd(), 'VITE_');
  const hasHostedBackend = Boolean(environment['VITE_SUPABASE_URL']);
  if (command === 'build' && !hasHostedBackend && !isSsrBuild) {
    console.warn(
      'VITE_SUPABASE_URL is not set: this build works with `npm run preview` and its embedded backend only.',
    );
  }
  return {
    plugins: [react(), tailwindcss(), ...(hasHostedBackend ? [] : [embeddedBackend()]), staticHost()],
    resolve: { alias: { '@functions': path.resolve('supabase/functions/_shared'), '@': path.resolve('src') } },
    define: hasHostedBackend
      ? {}
      : { 'import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY': JSON.stringify(embeddedKeys.publishable) },
    server: { port: 5173, strictPort: true },
    preview: { port: 4173, strictPort: true },
  };
});
