import { ask, problemsOf, type Target } from './check.ts';

/** Crawls the site's JavaScript, starting from the home page, and looks for keys. */
export async function codeProblems(target: Target, site: string): Promise<string[]> {
  const home = await ask(target, `${site}/`);
  const known = new Set<string>();
  let hasKey = false;
  let found = [...home.text.matchAll(/["\s](\/assets\/[^"\s]+\.js)(?=["\s])/g)].map(([, path]) => path ?? '');
  const problems: string[] = [];
  while (found.length > 0) {
    for (const path of found) known.add(path);
    const next = new Set<string>();
    problems.push(
      ...(await problemsOf(found, async (path) => {
        const { status, text } = await ask(target, site + path);
        if (status !== 200) return [`${path}: HTTP ${status}`];
        hasKey ||= text.includes(target.key);
        for (const [, name] of text.matchAll(/["'`](?:\.|\/?assets)\/([\w.-]+\.js)["'`]/g)) next.add(`/assets/${name}`);
        return /sb_secret_\w/.test(text) ? [`${path} contains a secret key`] : [];
      })),
    );
    found = [...next].filter((path) => !known.has(path));
  }
  return hasKey ? problems : [...problems, `none of ${known.size} files contains the key`];
}
