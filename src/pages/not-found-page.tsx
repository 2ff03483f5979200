import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Picture } from '@/components/picture';
import { Seo } from '@/components/seo/seo';
import { ButtonLink } from '@/components/ui/button';
import { TextLink } from '@/components/ui/link';
import { inSpanish } from '@/content/en/not-found';
import { spanishOn } from '@/lib/env';
import { addressIn } from '@/lib/language';
import { paths } from '@/lib/paths';
import { words } from '@/words/not-found';

export function NotFoundPage() {
  const { pathname } = useLocation();

  useEffect(() => {
    console.log('No page at', pathname);
  }, [pathname]);

  return (
    <>
      <Seo title={words.title} description={words.description} path={null} />
      <div className="mx-auto grid min-h-[70dvh] max-w-page items-center gap-8 px-4 py-12 sm:px-6 md:grid-cols-2">
        <div>
          <h1 className="text-[clamp(5rem,3rem+10vw,10rem)] leading-none tracking-tight">{words.heading}</h1>
          <p className="mt-4 text-lede">{words.lede}</p>
          <ButtonLink to={paths.home} size="lg" className="mt-8">
            {words.backToHome}
          </ButtonLink>
          {spanishOn && import.meta.env.SITE_LANGUAGE === 'en' && (
            <p lang="es" className="mt-8">
              {inSpanish.lede}{' '}
              <TextLink href={addressIn('es', paths.home)} hrefLang="es">
                {inSpanish.home}
              </TextLink>
            </p>
          )}
        </div>
        <Picture
          name="not-found"
          alt={words.pictureAlt}
          sizes="(min-width: 768px) 480px, 90vw"
          className="mx-auto w-full max-w-lg"
          isHero
        />
      </div>
    </>
  );
}
