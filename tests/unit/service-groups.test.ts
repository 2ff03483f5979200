import { expect, it } from 'vitest';
import { relatedServices, serviceGroups } from '@/content/facts/service-groups';
import { services } from '@/content/facts/services';

const slugs = services.map((service) => service.slug);

it('every service is in exactly one group', () => {
  const grouped = Object.values(serviceGroups).flatMap((group) => [...group.services]);
  const forgotten = slugs.filter((slug) => !grouped.includes(slug));
  expect(forgotten, 'these are in no group of src/content/facts/service-groups.ts').toEqual([]);
  expect(grouped).toHaveLength(slugs.length);
});

it('each service has three other related services', () => {
  for (const slug of slugs) {
    const related = relatedServices(slug);
    expect(new Set(related).size).toBe(3);
    expect(related).not.toContain(slug);
  }
});
