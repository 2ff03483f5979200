/**
 * The basic alphabet of texts, but for its line breaks, as the inside of a character class.
 *
 * @see 3GPP TS 23.038, section 6.2.1
 */
export const GSM_7 = String.raw`@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà`;

/** One such character makes of the 160 of a segment 70. */
const NOT_GSM_7 = new RegExp(`[^${GSM_7}]`, 'g');

/** What is put into a text, in letters that texts have: of others, those without their accents. */
export function toGsm(text: string): string {
  const typed = text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/[–—]/g, '-');
  return typed.replace(NOT_GSM_7, (letter) => letter.normalize('NFKD').replace(NOT_GSM_7, ''));
}
