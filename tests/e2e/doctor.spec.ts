import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { embeddedKeys } from '../../scripts/backend/keys.ts';

test('doctor finds nothing wrong with the production build, and warns of the samples that the repository comes with', async ({
  baseURL,
}) => {
  const address = `${baseURL}`;
  const args = ['--url', address, '--key', embeddedKeys.publishable, '--site', address];
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/operate/doctor.ts', ...args]);

  expect(stdout).toContain('25 checks: 0 failed, 1 with a warning.');
  expect(stdout).toContain('sample reviews are shown');
  expect(stdout).toContain('the phone number is a sample');
  expect(stdout).toContain('the email address is a sample');
});

test('the pages of a demo say to the doctor that they speak of texts', async ({ request }) => {
  const response = await request.get('/track/0000-0000-0000-0000');

  expect(await response.text()).toMatch(/<meta name="texts" content="on" ?\/?>/);
});
