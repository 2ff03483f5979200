import type { Candidate } from '@functions/contracts/desk.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { useController, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { FieldError } from '@/components/fields/field';
import { Fold } from '@/components/ui/fold';
import { words } from '@/content/en/desk';
import { ActionDialog, type RequestDialogProps } from '../../action-dialog';
import { bestOf, candidatesFor, candidateText, holderOf } from '../../offers';
import { assignNotifications, offerNotifications } from '../notifications';

/** How many fitting haulers are shown at first, so that the dialog fits on one screen; the others are a click away. */
const SHOWN = 3;

const ERROR_ID = 'hauler-error';

/** Assigns or offers a request. The best hauler is preselected. */
export function HaulerDialog({ view, press, dialog, action }: RequestDialogProps & { action: 'assign' | 'offer' }) {
  const { request } = view;
  const candidates = candidatesFor(action, view);
  const { control, handleSubmit } = useForm<{ hauler: string }>({
    defaultValues: { hauler: bestOf(candidates, request)?.id ?? '' },
    resolver: zodResolver(z.object({ hauler: z.enum(candidates.map(({ id }) => id)) })),
  });
  const { field, fieldState } = useController({ control, name: 'hauler' });
  const choices = useRef<HTMLFieldSetElement>(null);
  const chosen = candidates.find(({ id }) => id === field.value);
  const others = candidates.filter(({ fits }, index) => !fits || index >= SHOWN);
  const shown = candidates.filter((each) => !others.includes(each));
  const holder = holderOf(request);
  const { moved, ...assign } = words.dialogs.assign;
  const texts = action === 'offer' ? words.dialogs.offer : assign;
  const error = fieldState.error && words.hauler.required;
  const shared = { view, chosenId: field.value, onChoose: field.onChange };

  return (
    <ActionDialog
      {...dialog}
      name={action}
      texts={{
        ...texts,
        description:
          action === 'assign' && holder ? `${texts.description} ${moved(holder.hauler.name)}` : texts.description,
      }}
      notifications={action === 'assign' ? assignNotifications(view, chosen) : offerNotifications(chosen)}
      onSubmit={handleSubmit(
        ({ hauler }) => press({ action, hauler }),
        () => choices.current?.querySelector('input')?.focus(),
      )}
    >
      {candidates.length === 0 && <p className="font-semibold">{words.hauler.none}</p>}
      {/* Without min-w-0, a fieldset is at least as wide as its longest word. */}
      <fieldset ref={choices} aria-describedby={error && ERROR_ID} className="min-w-0">
        {candidates.length > 0 && <legend className="font-semibold">{words.hauler.legend}</legend>}
        <Candidates candidates={shown} {...shared} />
        {others.length > 0 && (
          <div className="mt-3">
            <Fold
              heading={words.hauler.others(others.length)}
              as="h3"
              isOpen={shown.length === 0 || others.some(({ id }) => id === field.value)}
            >
              <Candidates candidates={others} {...shared} />
            </Fold>
          </div>
        )}
        <FieldError id={ERROR_ID} error={error} />
      </fieldset>
    </ActionDialog>
  );
}

type CandidatesProps = Pick<RequestDialogProps, 'view'> & {
  candidates: readonly Candidate[];
  chosenId: string;
  onChoose(id: string): void;
};

function Candidates({ candidates, view, chosenId, onChoose }: CandidatesProps) {
  return candidates.map((candidate) => (
    <label
      key={candidate.id}
      className="mt-2 flex min-h-14 cursor-pointer items-center gap-3 rounded-xl border-2 border-field bg-white px-4 py-2 leading-snug has-checked:border-leaf has-checked:bg-leaf-pale"
    >
      <input
        type="radio"
        name="hauler"
        className="size-6 shrink-0 accent-leaf"
        checked={candidate.id === chosenId}
        onChange={() => onChoose(candidate.id)}
      />
      <span className="min-w-0 break-words">
        <span className="block font-semibold">{candidate.name}</span>
        <span className="block text-ink-soft text-sm">{candidateText(candidate, view.request)}</span>
      </span>
    </label>
  ));
}
