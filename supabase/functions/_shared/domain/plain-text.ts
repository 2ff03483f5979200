// Control characters, lone surrogates, and format characters, which hide or reverse the text next to them. U+200D is
// allowed: it joins emoji.
const NOT_TEXT = /[\p{Cc}\p{Cs}]|(?!\u200D)\p{Cf}/u;
const NOT_TEXT_IN_AREA = /[^\P{Cc}\t\n]|\p{Cs}|(?!\u200D)\p{Cf}/u;
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Whether all of a text is visible. Empty text passes; text of only spaces and joiners does not. `multiline` text can
 * have tabs and line breaks. Same as the database's `private.is_plain_text`.
 */
export function isPlainText(text: string, { multiline = false } = {}): boolean {
  return text === '' || (VISIBLE.test(text) && !(multiline ? NOT_TEXT_IN_AREA : NOT_TEXT).test(text));
}
