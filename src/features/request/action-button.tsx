import type { ComponentProps, MouseEvent } from 'react';
import { Button } from '@/components/ui/button';
import { words } from '@/words/actions';

/** What a button needs to know about the page's actions. */
type UnderWay<Name extends string> = {
  isUnderWay: boolean;
  underWay: Name | undefined;
  isWaiting?: boolean;
};

type ActionButtonProps<Name extends string> = ComponentProps<typeof Button> & {
  actions: UnderWay<Name>;
  /** The button's action; while it is sent, or waits for a network, the button says so. */
  name: Name;
};

/** A button for an action. While one is in progress, all buttons of the page are disabled. */
export function ActionButton<Name extends string>({ actions, name, children, ...props }: ActionButtonProps<Name>) {
  return (
    <Button aria-disabled={actions.isUnderWay} {...props}>
      {actions.underWay === name ? <span>{actions.isWaiting ? words.waiting : words.sending}</span> : children}
    </Button>
  );
}

/**
 * False for the second click of a double click, which may hit a different button after the first one's response. A key
 * press counts as a first click.
 */
export function isFirstClick({ detail }: MouseEvent): boolean {
  return detail <= 1;
}

type OpenButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  actions: { isUnderWay: boolean };
  onOpen(): void;
};

/** A button that opens a form or a confirmation for an action. Disabled like the action buttons. */
export function OpenButton({ actions, onOpen, ...props }: OpenButtonProps) {
  return <Button aria-disabled={actions.isUnderWay} {...props} onClick={() => !actions.isUnderWay && onOpen()} />;
}
