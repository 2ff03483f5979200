import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { reviewsPlugin } from './scripts/build/reviews-plugin.ts';

/** In milliseconds. Generous: a slow machine is no fault of the product. */
const testTimeout = 60_000;

export default defineConfig({
  plugins: [reviewsPlugin()],
  resolve: { tsconfigPaths: true },
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], testTimeout } },
      {
        plugins: [react()],
        extends: true,
        test: {
          name: 'components',
          include: ['tests/components/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/components/setup.ts'],
          env: {
            VITE_SUPABASE_URL: 'http://backend.test',
            VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
            VITE_SPANISH: 'on',
          },
          testTimeout,
        },
      },
      {
        extends: true,
        test: {
          name: 'backend',
          include: ['tests/database/**/*.test.ts', 'tests/functions/**/*.test.ts'],
          globalSetup: ['tests/support/start-backend.ts'],
          fileParallelism: false,
          testTimeout,
        },
      },
    ],
  },
});
