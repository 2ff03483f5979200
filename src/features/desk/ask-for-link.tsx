import { Button } from '@/components/ui/button';
import { words } from '@/content/en/desk';
import { ActNotice } from '@/features/request/act-notice';
import { useActs } from '@/features/request/use-acts';

/** A button that emails a link to the team. The response is the same whether or not there is a desk. */
export function AskForLink() {
  const { acts, failed, press } = useActs<void, 'ask', 'ask'>({
    mutationKey: ['ask-for-desk-link'],
    send: async () => (await import('./api')).askForLink(),
    nameOf: () => 'ask',
    complaint: 'No link was asked for',
  });
  const { ask, asking, asked } = words.askForLink;
  return (
    <div className="mt-6">
      <ActNotice acts={{ ...acts, failure: failed && words.askForLink.failed }} words={words.askForLink} />
      <div role="status">
        {acts.done && (
          <div className="mb-4 rounded-card bg-leaf-pale p-4">
            <p className="font-semibold">{asked.where}</p>
            <p className="mt-1">{asked.notThere}</p>
          </div>
        )}
      </div>
      <Button size="lg" aria-disabled={acts.isUnderWay} onClick={() => press('ask')}>
        {acts.isUnderWay ? asking : ask}
      </Button>
    </div>
  );
}
