import type { AgreementInput, AgreementView } from '@functions/contracts/agreement.ts';
import { type Actions, useActions } from '@/features/request/use-actions';
import { RefusedError } from '@/lib/forms/refused-error';
import { words } from '@/words/agreement';
import { refusalText } from '@/words/shared/refusals';

type Acceptance = Omit<Extract<AgreementInput, { action: 'accept' }>, 'token'>;

export type AgreementActions = Actions<'accept'> & {
  /** Accepts the agreement, unless that is in progress. */
  act(acceptance: Acceptance): void;
  /** Why it failed, in words for the hauler. */
  failure: string | undefined;
  /** Whether it failed because another version is current by now. */
  hasChanged: boolean;
};

/** The query key of a link's agreement. */
export function agreementKey(token: string): readonly string[] {
  return ['agreement', token];
}

/** Accepting a link's agreement. The result is shown even if the page was left meanwhile. */
export function useAgreementActions(token: string): AgreementActions {
  const { actions, failed, press } = useActions<AgreementView | null, Acceptance, 'accept'>({
    mutationKey: ['agreement-action', token],
    queryKey: agreementKey(token),
    send: async (acceptance) => (await import('./api')).askAgreement({ token, ...acceptance }),
    nameOf: ({ action }) => action,
    complaint: 'The agreement was not accepted',
    currentOf: (error) => (error instanceof RefusedError ? (error.current as AgreementView | undefined) : undefined),
  });
  const refusal = failed?.error instanceof RefusedError ? failed.error.refusal : undefined;
  return {
    ...actions,
    act: press,
    failure: failed && (refusalText(refusal, { changed: words.open.changed }) ?? words.form.failed),
    hasChanged: refusal?.code === 'changed',
  };
}
