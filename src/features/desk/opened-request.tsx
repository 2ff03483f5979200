import { words } from '@/content/en/desk';
import { LinkNotLoaded } from '@/features/request/link-states';
import { DeadLink, LinkState, Single } from './page-states';
import { RequestPage, requestGrid } from './request/request-page';
import { type LoadedDesk, useDeskView } from './use-desk-view';

type OpenedRequestProps = {
  token: string;
  leadId: string;
  /** Whether it is beside the list. */
  isWide: boolean;
  /** Shown while it is loading, if it is known. */
  title: string | undefined;
  /** Focus the heading once it is loaded, because the request was opened by a press. */
  takesFocus: boolean;
};

/** A request opened from the list. */
export function OpenedRequest({ token, leadId, isWide, ...props }: OpenedRequestProps) {
  const desk = useDeskView(token, leadId);
  return (
    <Single isBeside={isWide}>
      <Content desk={desk} isWide={isWide} {...props} />
    </Single>
  );
}

type ContentProps = Omit<OpenedRequestProps, 'token' | 'leadId'> & { desk: LoadedDesk };

function Content({ desk, isWide, title, takesFocus }: ContentProps) {
  const { seen, query, actions } = desk;
  if (seen && 'request' in seen) {
    return (
      <>
        <LinkState desk={desk} isBeside={isWide} />
        <RequestPage view={seen} actions={actions} isBeside={isWide} takesFocus={takesFocus} />
      </>
    );
  }
  if (query.data === null) return <DeadLink isBeside={isWide} />;
  const loading = title === undefined ? words.loading : { ...words.loading, heading: title };
  // In the first column of the request, where its heading will be.
  return (
    <div className={requestGrid(isWide)}>
      <LinkNotLoaded view={query} words={{ ...words, loading }} isCompact />
    </div>
  );
}
