import type { Job } from '@functions/contracts/job.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { words as actionWords } from '@/words/actions';
import { words } from '@/words/job';
import { fieldErrors } from '@/words/shared/errors';
import { refusals } from '@/words/shared/refusals';
import { expectLogged } from './support/console';
import { heldAnswer, heldJob, openJob, tooMany } from './support/fake-backend';
import { button, called, fill, jobOfTests, ok, priceField, TOKEN } from './support/job';
import { passTime } from './support/time';

// What a hauler says about all of their jobs, at the end of the page of a job: texts if they are offered it or have it,
// the truck only if they have it.

const { turnOff: TURN_OFF, turnOn, isOn, isOff, consent } = words.textsSwitch;
const TURN_ON = `${turnOn.before}(213) 555-0142${turnOn.after}`;
const IS_ON = `${isOn.before}(213) 555-0142${isOn.after}`;
const { cubicYards, hint, save, saved } = words.truckForm;

const page = jobOfTests();

/** A job of a hauler whose texts are on or can be turned on, with what their truck holds. */
function of(job: Job, textsOn: boolean, truckCubicYards: number | null = null): Job {
  return { ...job, hauler: { ...job.hauler, textsOn, textsTo: '2135550142', truckCubicYards } };
}

const texts = () => within(screen.getByRole('region', { name: words.textsSwitch.heading }));
const truck = () => within(screen.getByRole('region', { name: words.truckForm.heading }));
/** Whether texts are on, in words. */
const said = () => texts().getAllByRole('status')[0];
const field = () => screen.getByLabelText(cubicYards);

/** Waits until the answer is shown and the button works again. */
async function expectReady(name: string) {
  await waitFor(() => expect(button(name)).toHaveAttribute('aria-disabled', 'false'));
}

test.each([
  ['is offered', openJob],
  ['is theirs', heldJob()],
])('texts are turned on and off, also with the keyboard, if a job %s', async (_, job) => {
  const { user } = await page.open(of(job, false), ok(of(job, true)), ok(of(job, false)));
  expect(said()).toBeEmptyDOMElement();
  expect(button(TURN_ON)).toHaveAccessibleDescription(consent);

  act(() => button(TURN_ON).focus());
  await user.keyboard('{Enter}');
  await expectReady(TURN_OFF);
  expect(said()).toHaveTextContent(IS_ON);
  expect(texts().queryByText(consent)).not.toBeInTheDocument();
  expect(button(TURN_OFF)).toHaveFocus();
  // The second click of a double click does not undo the first.
  fireEvent.click(button(TURN_OFF), { detail: 2 });
  await passTime(1000);
  expect(page.actionsSent()).toEqual([{ token: TOKEN, action: 'texts', on: true }]);

  await user.click(button(TURN_OFF));
  await expectReady(TURN_ON);
  expect(said()).toHaveTextContent(isOff);
  expect(page.actionsSent().at(-1)).toEqual({ token: TOKEN, action: 'texts', on: false });
});

test('a truck is noted, and removed by saving an empty field', async () => {
  const { user } = await page.open(heldJob(), ok(of(heldJob(), false, 15)), ok(heldJob()));
  expect(field()).toHaveValue('');
  expect(field()).toHaveAccessibleDescription(hint);
  expect(field()).not.toBeRequired();
  await fill(user, field(), '12.5');
  await user.click(button(save));
  await waitFor(() => expect(field()).toHaveFocus());
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(new RegExp(`${fieldErrors['truck-invalid']}$`));
  expect(field()).toHaveValue('12.5');
  expect(page.actionsSent()).toEqual([]);

  await fill(user, field(), ' 15 ');
  expect(field()).toBeValid();
  await user.click(button(save));
  expect(await truck().findByText(saved)).toBeInTheDocument();
  expect(button(save)).toHaveFocus();
  await user.clear(field());
  await user.keyboard('{Enter}');

  await waitFor(() =>
    expect(page.actionsSent()).toEqual([
      { token: TOKEN, action: 'truck', cubicYards: 15 },
      { token: TOKEN, action: 'truck', cubicYards: null },
    ]),
  );
  expect(await truck().findByText(saved)).toBeInTheDocument();
});

test.each<[string, Job, hasTruck: boolean]>([
  ['texts can’t reach the hauler', heldJob(), true],
  ['they can’t, and the job is only offered', openJob, false],
  ['the job is closed', of(heldJob({ status: 'Completed' }, 'closed'), true), false],
  ['another hauler has it', of({ ...openJob, state: 'taken' }, false), false],
])('if %s, texts are not mentioned, and the truck is asked for: %s', async (_, job, hasTruck) => {
  await page.open(job);

  expect(screen.queryByRole('region', { name: words.textsSwitch.heading })).not.toBeInTheDocument();
  expect(screen.queryAllByLabelText(cubicYards)).toHaveLength(hasTruck ? 1 : 0);
});

test('a failure is shown only beside its button', async () => {
  const [job, other] = [of(heldJob(), false), words.callStep.call.action];
  expectLogged('The job was not changed');
  const { user } = await page.open(job, tooMany, ok(job), tooMany, ok(job), tooMany, ok(job));

  await user.click(button(TURN_ON));
  expect(await texts().findByRole('alert')).toHaveTextContent(refusals['too-many-requests']);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(said()).toBeEmptyDOMElement();

  await expectReady(save);
  await fill(user, field(), '14');
  await user.click(button(save));
  expect(await truck().findByRole('alert')).toHaveTextContent(refusals['too-many-requests']);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(field()).toHaveValue('14');

  await expectReady(other);
  await user.click(button(other));
  await waitFor(() => expect(truck().queryByRole('alert')).not.toBeInTheDocument());
  expect(await screen.findByRole('alert')).toHaveTextContent(refusals['too-many-requests']);
  expect(texts().queryByRole('alert')).not.toBeInTheDocument();
});

test('what is typed stays while another action is sent', async () => {
  const { answer, release } = heldAnswer();
  const { user } = await page.open(of(heldJob(called), false), answer);
  const note = () => screen.getByRole('textbox', { name: new RegExp(`^${words.proposalForm.note.label}`) });
  await user.type(priceField(), '240');
  await user.type(note(), 'Two people, one truck');
  await user.click(button(TURN_ON));
  await fill(user, field(), '14');

  release(ok(of(heldJob(called), true, 9)));

  await expectReady(TURN_OFF);
  expect(field()).toHaveValue('14');
  expect(priceField()).toHaveValue('240');
  expect(note()).toHaveValue('Two people, one truck');
});

test('a changed volume is not the one that waits for the connection', async () => {
  const { user } = await page.open(heldJob());
  await fill(user, field(), '14');
  fireEvent.offline(window);
  await user.click(button(save));
  expect(await truck().findByText(actionWords.offline)).toBeInTheDocument();

  await user.type(field(), '{Backspace}');

  await waitFor(() => expect(truck().queryByText(actionWords.offline)).not.toBeInTheDocument());
  fireEvent.online(window);
  await passTime(5000);
  expect(field()).toHaveValue('1');
  expect(page.actionsSent()).toEqual([]);
});
