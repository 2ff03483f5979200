import type { words as english } from '../en/places';
import { site } from '../facts/site';
import type { Shape } from '../shape';

/** The words of what pages about places share: maps, services, and what search engines read. */
export const words = {
  allServices: 'Todos los servicios',
  coverageMap: {
    navigation: 'Mapa de nuestras zonas de servicio',
    city: (name) => `Recolección en ${name}`,
  },
  placeMap: {
    inRegions: (name) => `Mapa: dónde queda ${name} en el sur de California`,
    inState: (name) => `Mapa: dónde queda ${name} en California`,
  },
  structuredData: {
    business: (place) => `${site.name}: recolección de basura y muebles viejos en ${place}`,
    service: (place) => `Recolección de basura y muebles viejos en ${place}`,
    serviceType: 'Recolección de basura y muebles viejos',
  },
} satisfies Shape<typeof english>;
