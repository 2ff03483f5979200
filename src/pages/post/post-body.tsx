import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { words } from '@/content/en/post-page';

/** The HTML of a post, which is our own content. Styled by `.post-body` in `styles.css`. */
export function PostBody({ html }: { html: string }) {
  const body = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();

  useEffect(() => {
    const element = body.current;
    // Links in the HTML are plain links: without this, each would reload the site.
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isPlainClick = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!link || !isPlainClick || link.origin !== window.location.origin) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [navigate]);

  return (
    <div
      ref={body}
      className="post-body"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it comes from src/content, not from visitors.
      dangerouslySetInnerHTML={{ __html: withScrollingTables(html) }}
    />
  );
}

/** Wraps each table in a box that scrolls sideways on phones; `tabindex` makes it scrollable by keyboard. */
function withScrollingTables(html: string): string {
  return html
    .replaceAll('<table>', `<div class="table-scroller" role="group" aria-label="${words.table}" tabindex="0"><table>`)
    .replaceAll('</table>', '</table></div>');
}
