import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { embeddedKeys } from '../../scripts/backend/keys.ts';

test('doctor finds nothing wrong with the production build on the preview server', async ({ baseURL }, testInfo) => {
  test.skip(testInfo.project.name !== 'desktop', 'It has no screen.');

  const address = `${baseURL}`;
  const args = ['--url', address, '--key', embeddedKeys.publishable, '--site', address];
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/operate/doctor.ts', ...args]);

  expect(stdout).toContain('All 20 checks are fine.');
});
