/**
 * The basic alphabet of texts, but for its line breaks, as the inside of a character class.
 *
 * @see 3GPP TS 23.038, section 6.2.1
 */
export const GSM_7 = String.raw`@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà`;
