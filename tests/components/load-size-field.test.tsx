import { loadSizes } from '@functions/domain/load-sizes.ts';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { LoadSizeField, type LoadSizeValue } from '@/features/request/load-size-field';

const ERROR = 'This load does not exist.';

function Form({ loadSize }: { loadSize: LoadSizeValue }) {
  const form = useForm<{ loadSize: LoadSizeValue }>({ defaultValues: { loadSize } });
  return (
    <FormProvider {...form}>
      <LoadSizeField legend="How much?" optional hint="A guess is fine." />
      <output>{form.watch('loadSize')}</output>
      <button type="button" onClick={() => form.setError('loadSize', { message: ERROR })}>
        Refuse
      </button>
    </FormProvider>
  );
}

function show(loadSize: LoadSizeValue = '') {
  render(<Form loadSize={loadSize} />);
  return userEvent.setup();
}

const group = () => screen.getByRole('group', { name: 'How much? (optional)' });
const radios = () => within(group()).getAllByRole<HTMLInputElement>('radio');
const radio = (name: string) => screen.getByRole('radio', { name });
const clear = () => screen.queryByRole('button', { name: 'Clear my choice' });
const value = () => screen.getByRole('status').textContent;

test('asks for one of five loads, none of which is preset, with pictures as decoration in a known size', () => {
  show();
  expect(group()).toHaveAccessibleDescription('A guess is fine.');
  expect(radios().map((each) => each.value)).toEqual([...loadSizes]);
  for (const each of radios()) expect(each).not.toBeChecked();
  expect(clear()).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
  const pictures = [...group().querySelectorAll('img')];
  expect(pictures.map((each) => each.getAttribute('src'))).toEqual(
    loadSizes.map((size) => `/pictures/load-${size}.avif`),
  );
  for (const picture of pictures) {
    for (const [name, said] of [
      ['alt', ''],
      ['width', '320'],
      ['height', '200'],
    ] as const) {
      expect(picture).toHaveAttribute(name, said);
    }
  }
});

test('a click on the words or the picture chooses, and so do arrows', async () => {
  const user = show();
  await user.tab();
  expect(radio('A few items')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(radio('A quarter of a truck')).toHaveFocus();
  expect(value()).toBe('quarter');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(value()).toBe('full');
  await user.click(screen.getByText('Half a truck'));
  expect(radio('Half a truck')).toBeChecked();
  await user.click(group().querySelector('img[src="/pictures/load-full.avif"]') ?? document.body);
  expect(radio('Half a truck')).not.toBeChecked();
  expect(value()).toBe('full');
});

test('a stored choice is shown and can be cleared, and the focus stays in the group', async () => {
  const user = show('half');
  expect(radio('Half a truck')).toBeChecked();
  await user.tab();
  await user.tab();
  expect(clear()).toHaveFocus();
  await user.keyboard('{Enter}');
  for (const each of radios()) expect(each).not.toBeChecked();
  expect(value()).toBe('');
  expect(clear()).toBeNull();
  expect(radio('Half a truck')).toHaveFocus();
  await user.keyboard(' ');
  expect(value()).toBe('half');
  await user.click(clear() ?? document.body);
  // Leaving the field doesn't bring it back.
  await user.tab();
  expect(value()).toBe('');
});

test('an error is read with the group until a choice or clearing', async () => {
  const user = show('half');
  for (const next of [() => user.click(radio('A full truck or more')), () => user.click(clear() ?? document.body)]) {
    await user.click(screen.getByRole('button', { name: 'Refuse' }));
    expect(group()).toHaveAccessibleDescription(new RegExp(`A guess is fine\\..+${ERROR}`));
    await next();
    expect(screen.queryByText(ERROR)).toBeNull();
  }
});
