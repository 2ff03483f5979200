import { Seo } from '@/components/seo/seo';
import { Button, ButtonLink } from '@/components/ui/button';
import { paths } from '@/lib/paths';

/** Stands in for a page that broke or could not be fetched. */
export function PageFault() {
  const isOffline = !navigator.onLine;
  return (
    <div className="mx-auto min-h-[60dvh] max-w-page px-4 py-16 sm:px-6">
      <Seo title="Something Went Wrong" description="This page could not be shown." path={null} />
      <h1 className="text-title">{isOffline ? 'You are offline' : 'Something went wrong'}</h1>
      <p role="alert" className="mt-4 max-w-prose text-lede">
        {isOffline
          ? 'This page could not be fetched. What you filled in is still on this device.'
          : 'This page could not be shown. What you filled in is still on this device. Loading it again usually helps.'}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>Load the page again</Button>
        <ButtonLink to={paths.home} variant="secondary" reloadDocument>
          Back to Home
        </ButtonLink>
      </div>
    </div>
  );
}
