import { type Service, type ServiceSlug, services } from './services';

type ListedService = (typeof services)[number] & Service;

/** The registry entry of a service. */
export function findService(slug: ServiceSlug): ListedService {
  const service = services.find((each) => each.slug === slug);
  if (!service) throw new Error(`There is no service ${slug}`);
  return service;
}
