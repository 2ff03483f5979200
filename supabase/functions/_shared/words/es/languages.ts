// English: f899882d3ca9

import type { Language } from '../../domain/languages.ts';
import { labelReader } from '../readers/labels.ts';

const languageLabels: Record<Language, string> = { en: 'inglés', es: 'español' };

/** A language by its name; one that this version does not know as it is stored. */
export const languageLabel = labelReader(languageLabels);
