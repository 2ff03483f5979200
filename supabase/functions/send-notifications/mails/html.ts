/** Markup. Only `html` creates it. */
export type Html = { readonly markup: string };

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Creates markup from a template. Inserted texts are escaped, also for attributes, whose values must be quoted. */
export function html(template: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html {
  return { markup: String.raw({ raw: template }, ...values.map(markupOf)) };
}

function markupOf(value: string | Html | readonly Html[]): string {
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (character) => entities[character] ?? '');
  return [value]
    .flat()
    .map(({ markup }) => markup)
    .join('');
}
