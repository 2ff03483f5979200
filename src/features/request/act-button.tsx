import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { words } from '@/words/job';

/** What a button needs to know of the acts of its page. */
type UnderWay<Name extends string> = { isUnderWay: boolean; underWay: Name | undefined };

type ActButtonProps<Name extends string> = ComponentProps<typeof Button> & {
  acts: UnderWay<Name>;
  /** What it does: it says that this is being sent. */
  name: Name;
};

/** A button that acts. All of a page wait while one act is on its way. */
export function ActButton<Name extends string>({ acts, name, children, ...props }: ActButtonProps<Name>) {
  return (
    <Button aria-disabled={acts.isUnderWay} {...props}>
      {acts.underWay === name ? words.sending : children}
    </Button>
  );
}

type OpenButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  acts: { isUnderWay: boolean };
  onOpen(): void;
};

/** A button that opens what is filled in, or asked once more, before an act. It waits like those that act. */
export function OpenButton({ acts, onOpen, ...props }: OpenButtonProps) {
  return <Button aria-disabled={acts.isUnderWay} {...props} onClick={() => !acts.isUnderWay && onOpen()} />;
}
