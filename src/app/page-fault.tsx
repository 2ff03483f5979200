import { Seo } from '@/components/seo/seo';
import { Button, ButtonLink } from '@/components/ui/button';
import { paths } from '@/lib/paths';
import { words } from '@/words/shell';

/** Replaces a page that threw or could not be loaded. */
export function PageFault() {
  const { heading, body } = navigator.onLine ? words.fault : words.fault.offline;
  return (
    <div className="mx-auto min-h-[60dvh] max-w-page px-4 py-16 sm:px-6">
      <Seo title={words.fault.title} description={words.fault.description} path={null} />
      <h1 className="text-title">{heading}</h1>
      <p role="alert" className="mt-4 max-w-prose text-lede">
        {body}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>{words.fault.reload}</Button>
        <ButtonLink to={paths.home} variant="secondary" reloadDocument>
          {words.fault.backToHome}
        </ButtonLink>
      </div>
    </div>
  );
}
