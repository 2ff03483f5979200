import { Button } from '@/components/ui/button';
import { words } from '@/words/tracking';

type Change = 'correct' | 'cancel';

type ChangeButtonsProps = { variant: 'secondary' | 'quiet'; onOpen(change: Change): void };

/** The two ways to change an open request, each in a dialog. */
export function ChangeButtons({ variant, onOpen }: ChangeButtonsProps) {
  return (
    <>
      <Button variant={variant} onClick={() => onOpen('correct')}>
        {words.change.correct}
      </Button>
      <Button variant="quiet" onClick={() => onOpen('cancel')}>
        {words.change.cancel}
      </Button>
    </>
  );
}
