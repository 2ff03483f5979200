const OTHER_DIGIT = /(?![0-9])\p{Nd}/gu;
const DIGIT = /\p{Nd}/u;

/** A text with the digits of all scripts as ASCII. In Unicode, those of a script follow one another from 0 to 9. */
export function asciiDigits(text: string): string {
  return text.replace(OTHER_DIGIT, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let first = code;
    while (DIGIT.test(String.fromCodePoint(first - 1))) first--;
    return String((code - first) % 10);
  });
}
