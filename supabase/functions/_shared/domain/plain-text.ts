// Control characters, lone surrogates, and format characters, which hide or reverse the text next to them. U+200C and
// U+200D are text: Persian needs the one, the other joins emoji.
const INVISIBLE = /[^\P{Cc}\t\n]|\p{Cs}|(?![\u200C\u200D])\p{Cf}/gu;
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * The text without characters that nobody sees, such as those that come along when it is pasted. Same as the database's
 * `private.without_invisible`.
 */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/**
 * Whether all of a text is visible. Empty text passes; text of only spaces and joiners does not. `multiline` text can
 * have tabs and line breaks. Same as the database's `private.is_plain_text`.
 */
export function isPlainText(text: string, { multiline = false } = {}): boolean {
  if (text === '') return true;
  return VISIBLE.test(text) && withoutInvisible(text) === text && (multiline || !/[\t\n]/.test(text));
}
