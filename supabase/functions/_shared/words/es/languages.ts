// English: f899882d3ca9

import type { Language } from '../../domain/languages.ts';
import { labelReader } from '../readers/labels.ts';

const languageLabels: Record<Language, string> = { en: 'inglés', es: 'español' };

/** The name of a language; an unknown one stays as stored. */
export const languageLabel = labelReader(languageLabels);
