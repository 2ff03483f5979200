import type { ListedRequest } from '@functions/contracts/desk.ts';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/lib/paths';

/** The customer's name, linked to the page of the request. The whole row around it is clickable. */
export function RequestLink({ request: { id, fullName }, token }: { request: ListedRequest; token: string }) {
  // With the filter, which stays chosen beside the request.
  const { search } = useLocation();
  return (
    <Link
      to={{ pathname: paths.deskRequest(token, id), search }}
      data-request={id}
      className="inline-block min-h-6 max-w-full break-words font-bold link-underline after:absolute after:inset-0 hover:text-rust"
    >
      {fullName}
    </Link>
  );
}
