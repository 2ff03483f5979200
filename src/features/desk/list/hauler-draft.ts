import type { DeskHauler, DeskMessage } from '@functions/contracts/desk.ts';
import { type HaulerFields, haulerFields } from '@functions/contracts/desk-fields.ts';
import { parseCubicYards } from '@functions/contracts/fields.ts';
import { losAngelesDay, noonOf } from '@functions/domain/los-angeles-clock.ts';
import { formatPhone } from '@functions/domain/phone.ts';
import * as z from 'zod/mini';
import { words } from '@/content/en/desk-list';

/** The form's values. The days look like `2026-12-31`, and the cubic yards are as typed; both can be empty. */
export type HaulerDraft = {
  name: string;
  contactName: string;
  email: string;
  phone: string;
  zipPrefixes: string;
  everywhere: boolean;
  services: readonly string[];
  languages: readonly string[];
  familyOwned: boolean;
  truckCubicYards: string;
  vettedAt: string;
  insuredUntil: string;
  active: boolean;
};

type HaulerField = keyof HaulerDraft;

/** In display order. */
export const fieldNames: readonly HaulerField[] = [
  'name',
  'contactName',
  'email',
  'phone',
  'zipPrefixes',
  'everywhere',
  'services',
  'languages',
  'familyOwned',
  'truckCubicYards',
  'vettedAt',
  'insuredUntil',
  'active',
];

const newHauler: HaulerDraft = {
  name: '',
  contactName: '',
  email: '',
  phone: '',
  zipPrefixes: '',
  everywhere: false,
  services: [],
  languages: ['en'],
  familyOwned: false,
  truckCubicYards: '',
  vettedAt: '',
  insuredUntil: '',
  active: false,
};

/** The form values of a hauler, or of a new one: from the application in a message, or empty. */
export function draftOf(hauler: DeskHauler | undefined, message?: DeskMessage): HaulerDraft {
  if (!hauler) return message ? draftOfApplication(message) : newHauler;
  const { name, contactName, email, phone, zipPrefixes, everywhere, services, languages, familyOwned } = hauler;
  const { truckCubicYards, vettedAt, insuredUntil, active } = hauler;
  return {
    name,
    contactName: contactName ?? '',
    email,
    phone: formatPhone(phone),
    zipPrefixes: zipPrefixes.join(', '),
    everywhere,
    services,
    languages,
    familyOwned,
    truckCubicYards: String(truckCubicYards ?? ''),
    vettedAt: vettedAt === null ? '' : losAngelesDay(vettedAt),
    insuredUntil: insuredUntil ?? '',
    active,
  };
}

function draftOfApplication({ name, email, language, application }: DeskMessage): HaulerDraft {
  if (!application) return newHauler;
  const { business, phone, areas, services, truckCubicYards } = application;
  return {
    ...newHauler,
    name: business,
    contactName: name,
    email,
    phone: formatPhone(phone),
    zipPrefixes: areasOf(areas).zipPrefixes.join(', '),
    services,
    truckCubicYards: String(truckCubicYards ?? ''),
    languages: [language],
  };
}

/** The ZIP codes in what an applicant typed, and the other places: "90012, Long Beach 90802, Burbank". */
export function areasOf(areas: string): { zipPrefixes: string[]; places: string[] } {
  const parts = areas.split(/[,;]/).map((part) => part.trim());
  const zipCode = /^\d{3,5}$|\b\d{5}(-\d{4})?\b/g;
  const zipCodes = parts.flatMap((part) => part.match(zipCode) ?? []);
  return {
    zipPrefixes: [...new Set(zipCodes.map((found) => found.slice(0, 5)))],
    places: parts.map((part) => part.replace(zipCode, '').trim()).filter((place) => /[\p{L}\d]/u.test(place)),
  };
}

/** The fields that differ. */
export function changedFields(draft: HaulerDraft, stored: HaulerDraft): HaulerField[] {
  return fieldNames.filter((name) => String(draft[name]) !== String(stored[name]));
}

/**
 * Converts a draft to the fields to save: those that changed or, for a new hauler, all but `active`, because new
 * haulers start paused. Some errors have words of this dialog, the others are field codes.
 */
export function haulerSchema(hauler: DeskHauler | undefined) {
  return z.pipe(
    z.custom<HaulerDraft>(),
    z.transform((draft, { issues }) => {
      const sent = hauler ? changedFields(draft, draftOf(hauler)) : fieldNames.filter((name) => name !== 'active');
      const all = fieldsOf(draft);
      const fields: HaulerFields = Object.fromEntries(sent.map((name) => [name, all[name]]));
      const { nothing, notVetted, ...others } = words.haulerDialog.errors;
      const ofFields: Record<string, string> = others;
      const fail = (name: PropertyKey, message: string) =>
        issues.push({ code: 'custom', path: [name], message, input: draft });

      if (sent.length === 0) {
        fail('name', nothing);
        return fields;
      }
      if (draft.active && draft.vettedAt === '') fail('vettedAt', notVetted);
      for (const { path, message } of haulerFields.safeParse(fields).error?.issues ?? []) {
        const [name = ''] = path;
        const own = name !== 'name' || message === 'name-required' ? ofFields[String(name)] : undefined;
        fail(name, own ?? message);
      }
      return fields;
    }),
  );
}

function fieldsOf(draft: HaulerDraft): Required<HaulerFields> {
  return {
    ...draft,
    contactName: draft.contactName.trim() || null,
    zipPrefixes: draft.zipPrefixes.split(/[\s,;]+/).filter(Boolean),
    services: [...draft.services],
    languages: draft.languages.flatMap((language) => (language === 'en' || language === 'es' ? [language] : [])),
    truckCubicYards: parseCubicYards(draft.truckCubicYards),
    vettedAt: draft.vettedAt === '' ? null : noonOf(draft.vettedAt),
    insuredUntil: draft.insuredUntil || null,
  };
}
