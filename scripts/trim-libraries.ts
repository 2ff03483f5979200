import type { Plugin } from 'vite';

/** What a library holds that this site never runs, but that no bundler can see is unused. */
const UNUSED: { file: RegExp; pattern: RegExp; replacement: string }[] = [
  // Helmet's own machinery for React 18 and older: with React 19 it hands its tags to React.
  { file: /\/react-helmet-async\//, pattern: /^var isReact19 = .*;$/m, replacement: 'const isReact19 = true;' },
  // Names for React's developer tools, which keep forms, fetchers and scroll restoration in the bundle.
  { file: /\/react-router\//, pattern: /^\w+\.displayName = .*;$/gm, replacement: '' },
  { file: /\/react-router\//, pattern: /= (React\d*\.forwardRef\()/g, replacement: '= /*@__PURE__*/ $1' },
  {
    file: /\/react-router\//,
    pattern: /^var ENABLE_DEV_WARNINGS = true;$/m,
    replacement: 'const ENABLE_DEV_WARNINGS = false;',
  },
  // JSON Schema out of zod schemas.
  { file: /\/zod\/v4\/classic\/schemas\.js/, pattern: /^ +inst\._zod\.processJSONSchema = .*;$/gm, replacement: '' },
  {
    file: /\/zod\/v4\/classic\/schemas\.js/,
    pattern: /\bcreate(Standard|To)JSONSchemaMethod\(this, .*?\)/g,
    replacement: 'undefined',
  },
];

export function trimLibraries(): Plugin {
  return {
    name: 'trim-libraries',
    apply: 'build',
    transform: {
      filter: { id: UNUSED.map(({ file }) => file) },
      handler(code, id) {
        return UNUSED.filter(({ file }) => file.test(id)).reduce(
          (trimmed, { pattern, replacement }) => trimmed.replace(pattern, replacement),
          code,
        );
      },
    },
  };
}
