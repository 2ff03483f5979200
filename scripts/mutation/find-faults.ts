/** One change that makes a file wrong. */
export type Fault = {
  /** Path from the root of the project. */
  file: string;
  line: number;
  /** What became what, and in which line. Names the fault in equivalent.json. */
  fault: string;
  /** The whole file with the fault in it. */
  content: string;
};

export type Rule = {
  /** With the flag `g`. */
  pattern: RegExp;
  replacement: string | ((found: string) => string);
  /** Applies inside texts in quotes too; otherwise to code alone. */
  insideText?: boolean;
};

/** Makes every fault that `rules` know in a file, each in a copy of its own. Matches in `comments` are no faults. */
export function findFaults(file: string, source: string, rules: readonly Rule[], comments: RegExp): Fault[] {
  const commentSpans = spansOf(source, comments);
  const textSpans = spansOf(source, /--.*|'(?:[^'\n]|'')*'|"[^"\n]*"/g);
  return rules.flatMap(({ pattern, replacement, insideText = false }) =>
    [...source.matchAll(pattern)].flatMap((match) => {
      const [found] = match;
      const start = match.index;
      const change = typeof replacement === 'string' ? replacement : replacement(found);
      const skipped = insideText ? commentSpans : [...commentSpans, ...textSpans];
      if (change === found || skipped.some((span) => span.start <= start && start < span.end)) return [];
      const codeStart = start + found.search(/\S/);
      return [
        {
          file,
          line: source.slice(0, codeStart).split('\n').length,
          fault: `${shorten(found)} → ${shorten(change) || 'nothing'} in: ${lineAt(source, codeStart)}`,
          content: source.slice(0, start) + change + source.slice(start + found.length),
        },
      ];
    }),
  );
}

type Span = { start: number; end: number };

function spansOf(source: string, pattern: RegExp): Span[] {
  return [...source.matchAll(pattern)].map(({ index, 0: text }) => ({ start: index, end: index + text.length }));
}

function lineAt(source: string, position: number): string {
  const start = source.lastIndexOf('\n', position - 1) + 1;
  const end = source.indexOf('\n', position);
  return source.slice(start, end < 0 ? undefined : end).trim();
}

function shorten(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}
