import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { embeddedKeys } from '../../scripts/backend/keys.ts';

test('the doctor finds no problem in the production build except the sample settings', async ({ baseURL }) => {
  const address = `${baseURL}`;
  const args = ['--url', address, '--key', embeddedKeys.publishable, '--site', address];
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/operate/doctor.ts', ...args]);

  expect(stdout).toContain('28 checks: 0 failed, 1 with a warning.');
  expect(stdout).toContain('sample reviews are shown');
  expect(stdout).toContain('sample prices are shown');
  expect(stdout).toContain('the phone number is a sample');
  expect(stdout).toContain('the email address is a sample');
});

test('the pages of a demo tell the doctor that they mention texts', async ({ request }) => {
  const response = await request.get('/track/0000-0000-0000-0000');

  expect(await response.text()).toMatch(/<meta name="texts" content="on" ?\/?>/);
});
