// Control characters, halves of a character cut in two, and format characters, which hide or reverse what they stand
// beside. U+200D is kept: it joins emoji.
const NOT_TEXT = /[\p{Cc}\p{Cs}]|(?!\u200D)\p{Cf}/u;
const NOT_TEXT_IN_AREA = /[^\P{Cc}\t\n]|\p{Cs}|(?!\u200D)\p{Cf}/u;
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Is all of this text there to be seen? Empty text is; text of blanks and joiners alone is not. Tabs and line breaks
 * may stand in `multiline` text. The database repeats the rule as `private.is_plain_text`.
 */
export function isPlainText(text: string, { multiline = false } = {}): boolean {
  return text === '' || (VISIBLE.test(text) && !(multiline ? NOT_TEXT_IN_AREA : NOT_TEXT).test(text));
}
