// English: dedf017c938e

import { type AttestedWords, attestedReader } from '../readers/attested.ts';
import { formatDay } from './dates.ts';

/** What a hauler attests with the agreement: the labels of the form, and the terms wherever it is shown. */
export const attestedWords: AttestedWords = {
  terms: {
    registered: 'Mi negocio está registrado donde la ley lo exige',
    liabilityUntil: 'El seguro de responsabilidad civil vence el',
    truckUntil: 'El seguro del camión vence el',
    carrierPermit: 'Permiso de transportista (número CA)',
    cityPermits: 'Ciudades donde tiene permiso de acarreo',
    crew: '¿Quién trabaja para usted?',
  },
  crews: {
    alone: 'Solo yo',
    employees: 'Empleados, con seguro de compensación laboral (workers’ comp)',
    subcontractors: 'También subcontratistas',
  },
  yes: 'Sí',
  formatDay,
};

export const attestedFacts = attestedReader(attestedWords);
