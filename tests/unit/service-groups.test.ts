import { expect, it } from 'vitest';
import { relatedServices, serviceGroups } from '@/content/service-groups';
import { services } from '@/content/services';

const slugs = services.map((service) => service.slug);

it('shows each of the 15 services in one group', () => {
  const grouped = Object.values(serviceGroups).flatMap((group) => [...group.services]);
  expect(grouped).toHaveLength(15);
  expect(new Set(grouped)).toEqual(new Set(slugs));
});

it('relates three other services to each service', () => {
  for (const slug of slugs) {
    const related = relatedServices(slug);
    expect(new Set(related).size).toBe(3);
    expect(related).not.toContain(slug);
  }
});
