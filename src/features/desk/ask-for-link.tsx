import { Button } from '@/components/ui/button';
import { words } from '@/content/en/desk';
import { ActionNotice } from '@/features/request/action-notice';
import { useActions } from '@/features/request/use-actions';

/** A button that emails a link to the team. The response is the same whether or not there is a desk. */
export function AskForLink() {
  const { actions, failed, press } = useActions<void, 'ask', 'ask'>({
    mutationKey: ['ask-for-desk-link'],
    send: async () => (await import('./api')).askForLink(),
    nameOf: () => 'ask',
    complaint: 'No link was asked for',
  });
  const { ask, asking, asked } = words.askForLink;
  return (
    <div className="mt-6">
      <ActionNotice actions={{ ...actions, failure: failed && words.askForLink.failed }} words={words.askForLink} />
      <div role="status">
        {actions.done && (
          <div className="mb-4 rounded-card bg-leaf-pale p-4">
            <p className="font-semibold">{asked.where}</p>
            <p className="mt-1">{asked.notThere}</p>
          </div>
        )}
      </div>
      <Button size="lg" aria-disabled={actions.isUnderWay} onClick={() => press('ask')}>
        {actions.isUnderWay ? asking : ask}
      </Button>
    </div>
  );
}
