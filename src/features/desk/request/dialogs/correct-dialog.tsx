import { correctedFields } from '@functions/contracts/desk.ts';
import { formatPhone } from '@functions/domain/phone.ts';
import { fieldErrorText } from '@functions/words/en/errors.ts';
import { type ComponentProps, useState } from 'react';
import { ErrorSummary } from '@/components/ui/error-summary';
import { TextField } from '@/components/ui/field';
import { words } from '@/content/en/desk';
import { ActDialog, type RequestDialogProps } from '../../act-dialog';
import { correctNotifications } from '../notifications';

type Details = Record<keyof typeof words.dialogs.correct.fields, string>;

/** The fields, in display order. */
const fields: { name: keyof Details; props: Partial<ComponentProps<typeof TextField>> }[] = [
  { name: 'fullName', props: { required: true, maxLength: 120 } },
  { name: 'phone', props: { required: true, type: 'tel', inputMode: 'tel' } },
  { name: 'email', props: { optional: true, type: 'email', inputMode: 'email', maxLength: 254 } },
  { name: 'streetAddress', props: { required: true, maxLength: 200 } },
  { name: 'unitNumber', props: { optional: true, maxLength: 40 } },
  { name: 'city', props: { optional: true, maxLength: 100 } },
  { name: 'zipCode', props: { required: true, inputMode: 'numeric', maxLength: 10 } },
  { name: 'callTime', props: { optional: true, maxLength: 100 } },
];

/** Corrects the customer's contact details and address. Only edited fields are sent. */
export function CorrectDialog({ look, press, frame }: RequestDialogProps) {
  const [edits, setEdits] = useState<Partial<Details>>({});
  const [errors, setErrors] = useState<{ fieldId: string; message: string }[]>([]);
  const [failedTries, setFailedTries] = useState(0);
  const { fields: labels, consentEnds, required, ...texts } = words.dialogs.correct;
  const stored = detailsOf(look.request);
  const values = { ...stored, ...edits };

  const changed = Object.fromEntries(
    fields.flatMap(({ name }) => (values[name].trim() === stored[name] ? [] : [[name, values[name]]])),
  );

  function submit() {
    const { error } = correctedFields.safeParse(changed);
    const invalid = fields.flatMap(({ name }) => {
      const message = fieldErrorText(error?.issues.find(({ path }) => path[0] === name)?.message);
      return message ? [{ fieldId: name, message }] : [];
    });
    const nextErrors = Object.keys(changed).length === 0 ? [{ fieldId: 'fullName', message: required }] : invalid;
    setErrors(nextErrors);
    if (nextErrors.length === 0) press({ action: 'correct', ...changed });
    else setFailedTries(failedTries + 1);
  }

  return (
    <ActDialog
      {...frame}
      name="correct"
      texts={texts}
      notifications={correctNotifications(
        look,
        ['phone', 'email'].some((name) => name in changed),
      )}
      onSubmit={submit}
    >
      <ErrorSummary errors={errors} focusKey={failedTries} />
      <div className="mt-4 space-y-4">
        {fields.map(({ name, props }) => (
          <TextField
            key={name}
            id={name}
            label={labels[name]}
            autoComplete="off"
            {...props}
            value={values[name]}
            error={errors.find(({ fieldId }) => fieldId === name)?.message}
            onChange={({ target }) => {
              setEdits({ ...edits, [name]: target.value });
              setErrors(errors.filter(({ fieldId }) => fieldId !== name));
            }}
          />
        ))}
      </div>
      {'phone' in changed && look.request.agreedToMessages && <p className="mt-4">{consentEnds}</p>}
    </ActDialog>
  );
}

function detailsOf(request: RequestDialogProps['look']['request']): Details {
  const { fullName, phone, email, streetAddress, unitNumber, city, zipCode, callTime } = request;
  return {
    fullName,
    phone: formatPhone(phone),
    email: email ?? '',
    streetAddress,
    unitNumber: unitNumber ?? '',
    city: city ?? '',
    zipCode,
    callTime: callTime ?? '',
  };
}
