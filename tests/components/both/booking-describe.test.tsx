import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { newDraft, saveDraft } from '@/features/booking/draft/stored-draft';
import { addressIn, language } from '@/lib/language';
import { words } from '@/words/booking';
import { serviceLabel } from '@/words/shared/services';
import { words as somethingElse } from '@/words/something-else';
import { minimalBooking } from '../../fixtures/bookings';
import {
  back,
  fill,
  fillContact,
  labeled,
  next,
  openBooking,
  passAddress,
  passServices,
  shownStep,
  submit,
  untilConfirmed,
} from '../support/booking';
import { expectNoEnglish } from '../support/english';
import { fakeBackend } from '../support/fake-backend';
import { renderApp } from '../support/render-app';

const DESCRIBE = addressIn(language, '/book?describe');
const { label, note } = words.describe;

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend();
});

const describeButton = () => screen.queryByRole('button', { name: somethingElse.describe });
const field = () => screen.queryByRole('textbox', { name: label });

test('the last row of the first step opens the description, focuses it and keeps what is chosen', async () => {
  const { user } = await renderApp(addressIn(language, '/book'));
  await user.click(screen.getByLabelText(serviceLabel('Old Appliances')));
  expect(field()).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: somethingElse.describe }));

  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleDescription(note);
  expect(describeButton()).not.toBeInTheDocument();
  expect(screen.getByLabelText(serviceLabel('Old Appliances'))).toBeChecked();
  expectNoEnglish();
});

test('a description alone is not enough, and it is the job description of the later steps and of the request', async () => {
  const { user } = await renderApp(DESCRIBE);
  await waitFor(() => expect(field()).toHaveFocus());
  await user.paste('A TV and six bags');
  expect(screen.getByRole('button', { name: words.next })).toBeDisabled();

  await passServices(user, 'Electronics Disposal');
  await passAddress(user);
  expect(screen.getByLabelText(labeled('jobDescription'))).toHaveValue('A TV and six bags');
  await fill(user, labeled('jobDescription'), ', third floor');
  await back(user);
  await back(user);
  expect(field()).toHaveValue('A TV and six bags, third floor');
  await user.click(screen.getByLabelText(serviceLabel('Electronics Disposal')));
  await passServices(user, 'Curbside Pickups');
  await next(user);
  await next(user);
  await fillContact(user);
  await submit(user);
  await untilConfirmed();

  expect(backend.sentLeads()).toMatchObject([
    { services: ['Curbside Pickups'], job_description: 'A TV and six bags, third floor' },
  ]);
});

test('after a reload the description is there, without taking the focus', async () => {
  const { user, unmount } = await renderApp(addressIn(language, '/book'));
  await user.click(screen.getByRole('button', { name: somethingElse.describe }));
  await user.paste('A piano');
  unmount();

  await renderApp(addressIn(language, '/book'));

  expect(field()).toHaveValue('A piano');
  expect(document.body).toHaveFocus();
});

test('a visitor can delete the description and write it again', async () => {
  const { user } = await openBooking({ step: 1, values: { jobDescription: 'A piano' } });
  const shown = screen.getByRole('textbox', { name: label });

  await user.clear(shown);
  await user.type(shown, 'Two pianos');

  expect(shown).toHaveValue('Two pianos');
});

test('the link to describe opens the first step of a draft that was on a later one, with its words', async () => {
  saveDraft({ ...newDraft({ ...minimalBooking, jobDescription: 'A sofa' }), step: 3 });

  const { user } = await renderApp(DESCRIBE);

  expect(shownStep()).toBe(1);
  await waitFor(() => expect(field()).toHaveFocus());
  expect(field()).toHaveValue('A sofa');
  await next(user);
  expect(screen.getByLabelText(words.labels.streetAddress)).toHaveValue('742 Evergreen Terrace');
});

test('Start over empties and closes the description', async () => {
  const { user } = await openBooking({ step: 1, values: { jobDescription: 'A piano' } });

  await user.click(screen.getByRole('button', { name: words.startOver }));

  expect(field()).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: somethingElse.describe }));
  expect(field()).toHaveValue('');
});
