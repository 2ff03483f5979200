import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { embeddedKeys } from '../../scripts/backend/keys.ts';

test('the doctor finds no problem in the production build except the sample settings', async ({ request, baseURL }) => {
  const address = `${baseURL}`;
  const args = ['--url', address, '--key', embeddedKeys.publishable, '--site', address];
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/operate/doctor.ts', ...args]);

  expect(stdout).toMatch(/\d+ checks: 0 failed, 1 with a warning\./);
  expect(stdout).toContain('sample reviews are shown');
  expect(stdout).toContain('sample prices are shown');
  expect(stdout).toContain('the phone number is a sample');
  expect(stdout).toContain('the email address is a sample');
  // How pages tell the doctor that they mention texts.
  const page = await request.get('/track/0000-0000-0000-0000');
  expect(await page.text()).toMatch(/<meta name="texts" content="on" ?\/?>/);
});
