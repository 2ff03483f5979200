import { isPhone, parseCubicYards, truckCubicYards as truckSchema } from '@functions/contracts/fields.ts';
import { mayLackDigit, phoneDigits } from '@functions/domain/phone.ts';
import { everyServiceEntry } from '@functions/domain/services.ts';
import { TextField } from '@/components/fields/field';
import { Choice } from '@/components/ui/choice';
import { words } from '@/words/haulers';
import { fieldErrors } from '@/words/shared/errors';
import { serviceLabel } from '@/words/shared/services';
import { words as ui } from '@/words/ui';
import { MessageForm } from './message-form';

const { form } = words;

/** A hauler's application: a message with a few more fields. */
export function ApplicationForm() {
  return (
    <MessageForm
      draftKey="application-draft"
      fields={({ draft, edit, name, email }) => (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            {name}
            <TextField
              label={form.business}
              name="business"
              required
              maxLength={120}
              autoComplete="organization"
              value={draft.business}
              onChange={edit}
            />
            {email}
            <TextField
              label={form.phone}
              hint={mayLackDigit(draft.phone) && ui.mayLackDigit}
              name="phone"
              type="tel"
              required
              maxLength={40}
              autoComplete="tel"
              value={draft.phone}
              onChange={edit}
            />
          </div>
          <TextField
            label={form.areas}
            hint={form.areasHint}
            name="areas"
            required
            maxLength={300}
            autoComplete="off"
            value={draft.areas}
            onChange={edit}
          />
          <fieldset>
            <legend className="font-semibold">{form.services}</legend>
            <div className="mt-1 grid gap-x-4 sm:grid-cols-2">
              {everyServiceEntry().map((service) => (
                <Choice
                  key={service}
                  type="checkbox"
                  name="services"
                  value={service}
                  label={serviceLabel(service)}
                  checked={draft.services.includes(service)}
                  onChange={edit}
                />
              ))}
            </div>
          </fieldset>
          <TextField
            label={form.truck}
            hint={form.truckHint}
            name="truckCubicYards"
            optional
            inputMode="numeric"
            maxLength={20}
            autoComplete="off"
            value={draft.truckCubicYards}
            onChange={edit}
          />
        </>
      )}
      ownProblem={ownProblem}
      toRow={({ business, areas, phone, services, truckCubicYards }) => ({
        subject: 'merchant-inquiry',
        application: {
          business,
          areas,
          phone: phoneDigits(phone),
          // A draft can name a service that no longer exists.
          services: everyServiceEntry().filter((each) => services.includes(each)),
          truckCubicYards: parseCubicYards(truckCubicYards) ?? undefined,
        },
      })}
      messageHint={form.messageHint}
      send={form.send}
      another={form.another}
    />
  );
}

function ownProblem(name: string, value: string): string {
  if (name === 'phone' && value !== '' && !isPhone(value)) return fieldErrors['phone-invalid'];
  if (name === 'areas' && !/[\p{L}\d]/u.test(value)) return form.areasRequired;
  if (name === 'truckCubicYards' && !truckSchema().safeParse(parseCubicYards(value)).success) {
    return fieldErrors['truck-invalid'];
  }
  return '';
}
