/**
 * The basic character set of texts, without line breaks, as the inside of a character class.
 *
 * @see 3GPP TS 23.038, section 6.2.1
 */
export const GSM_7 = String.raw`@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà`;

/** A single other character reduces the 160 characters of a segment to 70. */
const NOT_GSM_7 = new RegExp(`[^${GSM_7}]`, 'g');

/** Converts inserted text to GSM-7: accents that it does not have are removed. */
export function toGsm(text: string): string {
  const typed = text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/[–—]/g, '-');
  return typed.replace(NOT_GSM_7, (letter) => letter.normalize('NFKD').replace(NOT_GSM_7, ''));
}
