import type { DeskRequest } from '@functions/contracts/desk.ts';
import { callUrl } from '@functions/domain/links.ts';
import { formatPhone } from '@functions/domain/phone.ts';
import { clsx } from 'clsx';
import { ButtonLink } from '@/components/ui/button';
import { words } from '@/content/en/desk';
import { ActionButton, isFirstClick, OpenButton } from '@/features/request/action-button';
import { holderOf } from '../offers';
import type { DeskActions } from '../use-desk-actions';
import type { ButtonId, DialogId } from './next-state';

type ButtonsProps = {
  ids: readonly ButtonId[];
  request: DeskRequest;
  actions: DeskActions;
  /** The first button is the main one, unless it reopens what is over. */
  hasFirst?: boolean;
  onCalled(called: boolean): void;
  onOpen(dialog: DialogId): void;
};

type DialogButtonId = Exclude<ButtonId, 'callCustomer' | 'callHauler'>;

/** The buttons of a request: to call, to record a call, or to open a dialog. */
export function Buttons({ ids, request, actions, hasFirst = false, onCalled, onOpen }: ButtonsProps) {
  return ids.map((id, index) => {
    const isMain = hasFirst && index === 0 && id !== 'reopen';
    // Three fit in a row beside the list. On a phone, those after the first share its width.
    const className = clsx(hasFirst && 'min-h-14', hasFirst && index === 0 ? 'max-sm:w-full' : 'max-sm:grow');
    const look = { variant: isMain ? 'primary' : 'secondary', size: 'sm', className } as const;
    if (id === 'callCustomer' || id === 'callHauler') {
      const phone = id === 'callCustomer' ? request.phone : holderOf(request)?.hauler.phone;
      const href = phone ? callUrl(phone) : null;
      if (!phone || href === null) return null;
      const label = id === 'callCustomer' ? words.call.customer : words.call.hauler;
      return (
        <ButtonLink key={id} to={href} {...look}>
          {label(formatPhone(phone))}
        </ButtonLink>
      );
    }
    if (id === 'called' || id === 'notCalled') {
      return (
        <ActionButton
          key={id}
          actions={actions}
          name="called"
          {...look}
          onClick={(event) => isFirstClick(event) && onCalled(id === 'called')}
        >
          {words.buttons[id]}
        </ActionButton>
      );
    }
    return (
      <OpenButton key={id} actions={actions} {...look} onOpen={() => onOpen(id)}>
        {labelOf(id, request)}
      </OpenButton>
    );
  });
}

function labelOf(id: DialogButtonId, request: DeskRequest): string {
  const { buttons } = words;
  if (id === 'assign' && holderOf(request)) return buttons.assignOther;
  if (id === 'offer' && request.offers.some(({ state }) => state === 'open')) return buttons.offerOther;
  if (id === 'pickup' && request.pickupFrom !== null) return buttons.changePickup;
  return buttons[id];
}
