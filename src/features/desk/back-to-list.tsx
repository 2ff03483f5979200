import { ArrowLeft } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { TextLink } from '@/components/ui/link';
import { words } from '@/content/en/desk';
import { paths } from '@/lib/paths';

/** Leads from a request to the list's own address, with the same filter; `isBeside`: the list itself is on the screen. */
export function BackToList({ token, isBeside = false }: { token: string; isBeside?: boolean }) {
  const { search } = useLocation();
  return (
    <TextLink to={{ pathname: paths.desk(token), search }}>
      <ArrowLeft className="size-5 shrink-0" />
      <span>{isBeside ? words.request.toEverything : words.request.toList}</span>
    </TextLink>
  );
}
