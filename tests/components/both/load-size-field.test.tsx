import { loadSizes } from '@functions/domain/load-sizes.ts';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { LoadSizeField, type LoadSizeValue } from '@/features/request/load-size-field';
import { words } from '@/words/load-size';
import { loadSizeLabels } from '@/words/shared/load-sizes';
import { words as ui } from '@/words/ui';

const ERROR = 'This load does not exist.';

type FormProps = { loadSize?: LoadSizeValue; refuse?: boolean };

function Form({ loadSize = '', refuse = false }: FormProps) {
  const form = useForm<{ loadSize: LoadSizeValue }>({ defaultValues: { loadSize } });
  return (
    <FormProvider {...form}>
      <LoadSizeField legend={words.question} optional hint={words.hint} />
      <output>{form.watch('loadSize')}</output>
      {refuse && (
        <button type="button" onClick={() => form.setError('loadSize', { message: ERROR })}>
          Refuse
        </button>
      )}
    </FormProvider>
  );
}

function show(props: FormProps = {}) {
  render(<Form {...props} />);
  return userEvent.setup();
}

const group = () => screen.getByRole('group', { name: `${words.question} ${ui.field.optional}` });
const radios = () => within(group()).getAllByRole<HTMLInputElement>('radio');
const radio = (size: keyof typeof loadSizeLabels) => screen.getByRole('radio', { name: loadSizeLabels[size] });
const clear = () => screen.queryByRole('button', { name: words.clear });
const value = () => screen.getByRole('status').textContent;

test('asks for one of five loads, and none is preset', () => {
  show();
  expect(group()).toHaveAccessibleDescription(words.hint);
  expect(radios().map((each) => each.value)).toEqual([...loadSizes]);
  for (const size of loadSizes) expect(radio(size)).not.toBeChecked();
  expect(clear()).toBeNull();
});

test('a click on the words or the picture chooses', async () => {
  const user = show();
  await user.click(screen.getByText(loadSizeLabels.half));
  expect(radio('half')).toBeChecked();
  expect(value()).toBe('half');
  const picture = group().querySelector('img[src="/pictures/load-full.avif"]');
  if (!picture) throw new Error('No picture');
  await user.click(picture);
  expect(radio('half')).not.toBeChecked();
  expect(value()).toBe('full');
});

test('the keyboard reaches the group and arrows choose', async () => {
  const user = show();
  await user.tab();
  expect(radio('few-items')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(radio('quarter')).toHaveFocus();
  expect(value()).toBe('quarter');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(value()).toBe('full');
});

test('a stored choice is shown', () => {
  show({ loadSize: 'three-quarters' });
  expect(radio('three-quarters')).toBeChecked();
  expect(clear()).toBeVisible();
});

test('a choice can be cleared, and the focus stays in the group', async () => {
  const user = show({ loadSize: 'half' });
  await user.tab();
  await user.tab();
  expect(clear()).toHaveFocus();
  await user.keyboard('{Enter}');
  for (const size of loadSizes) expect(radio(size)).not.toBeChecked();
  expect(value()).toBe('');
  expect(clear()).toBeNull();
  expect(radio('half')).toHaveFocus();
  await user.keyboard(' ');
  expect(value()).toBe('half');
});

test('pictures are decoration, in a known size', () => {
  show();
  expect(screen.queryByRole('img')).toBeNull();
  const pictures = [...group().querySelectorAll('img')];
  expect(pictures.map((each) => each.getAttribute('src'))).toEqual(
    loadSizes.map((size) => `/pictures/load-${size}.avif`),
  );
  for (const picture of pictures) {
    expect(picture).toHaveAttribute('alt', '');
    expect(picture).toHaveAttribute('width', '320');
    expect(picture).toHaveAttribute('height', '200');
  }
});

test.each(['a choice', 'clearing'])('an error is read with the group until %s', async (answer) => {
  const user = show({ loadSize: 'half', refuse: true });
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(group()).toHaveAccessibleDescription(expect.stringMatching(`${words.hint}.+${ERROR}`));
  await user.click(answer === 'clearing' ? screen.getByRole('button', { name: words.clear }) : radio('full'));
  expect(screen.queryByText(ERROR)).toBeNull();
});
