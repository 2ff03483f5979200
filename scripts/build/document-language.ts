import type { Plugin } from 'vite';
import { documentLanguages, splitAddress } from '../../supabase/functions/_shared/domain/languages.ts';

/**
 * Where nothing is prerendered, one document answers all addresses: says in which language it is by its address.
 *
 * @param spanishOn whether there is a Spanish side. Without it nothing but English is there, as on a host.
 */
export function documentLanguage(spanishOn: boolean): Plugin {
  return {
    name: 'document-language',
    apply: 'serve',
    transformIndexHtml(html, { originalUrl = '/' }) {
      if (!spanishOn) return html;
      const { language } = splitAddress(new URL(originalUrl, 'http://localhost').pathname);
      return html.replace(`lang="${documentLanguages.en}"`, `lang="${documentLanguages[language]}"`);
    },
  };
}
