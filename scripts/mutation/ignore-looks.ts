type Node = {
  type: string;
  name?: string | { name?: string };
  callee?: { name?: string };
};

/**
 * Keeps Stryker from changing class names: jsdom computes no styles, so a changed one shows in no test of the client.
 * The end-to-end tests look at computed styles and geometry instead. Words that a visitor reads stay mutated.
 */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'looks',
    value: {
      shouldIgnore({ node }: { node: Node }): string | undefined {
        const isClassName =
          node.type === 'JSXAttribute' && typeof node.name === 'object' && node.name.name === 'className';
        const isClsx = node.type === 'CallExpression' && node.callee?.name === 'clsx';
        return isClassName || isClsx ? 'Class names show in end-to-end tests only.' : undefined;
      },
    },
  },
];
