const TO_NINETEEN = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** A count in words: 15 is "fifteen", 56 is "fifty-six". From 100 on it is written in digits. */
export function inWords(count: number): string {
  if (count >= 100) return String(count);
  if (count < 20) return TO_NINETEEN[count] ?? String(count);
  const ones = count % 10;
  return `${TENS[(count - ones) / 10]}${ones > 0 ? `-${TO_NINETEEN[ones]}` : ''}`;
}

/** A count in words at the start of a sentence: 15 is "Fifteen". */
export function inCapitalizedWords(count: number): string {
  const words = inWords(count);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
