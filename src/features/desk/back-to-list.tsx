import { ArrowLeft } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { TextLink } from '@/components/ui/link';
import { words } from '@/content/en/desk';
import { paths } from '@/lib/paths';
import { EVERYTHING_ID } from './list/part-ids';

/**
 * Leads from a request to the list, with the same filter.
 *
 * @param isBeside the list is on the screen, so it leads to everything else.
 */
export function BackToList({ token, isBeside = false }: { token: string; isBeside?: boolean }) {
  const { search } = useLocation();
  return (
    <TextLink to={{ pathname: paths.desk(token), search, hash: isBeside ? EVERYTHING_ID : '' }}>
      <ArrowLeft className="size-5 shrink-0" />
      <span>{isBeside ? words.request.toEverything : words.request.toList}</span>
    </TextLink>
  );
}
