import type { Language } from '../../domain/languages.ts';
import { labelReader } from '../readers/labels.ts';

const languageLabels: Record<Language, string> = { en: 'English', es: 'Spanish' };

/** The name of a language; an unknown one stays as stored. */
export const languageLabel = labelReader(languageLabels);
