import { type DeskHauler, type HaulerFields, haulerFields } from '@functions/contracts/desk.ts';
import { losAngelesDay } from '@functions/domain/los-angeles-clock.ts';
import { formatPhone } from '@functions/domain/phone.ts';
import { fieldErrorText } from '@functions/words/en/errors.ts';
import { words } from '@/content/en/desk-list';

/** The state of the form. Days look like `2026-12-31`, or are empty. */
export type HaulerDraft = {
  name: string;
  contactName: string;
  email: string;
  phone: string;
  zipPrefixes: string;
  services: readonly string[];
  languages: readonly string[];
  vettedAt: string;
  insuredUntil: string;
  active: boolean;
};

export type HaulerField = keyof HaulerDraft;

/** In display order. */
const fieldNames: readonly HaulerField[] = [
  'name',
  'contactName',
  'email',
  'phone',
  'zipPrefixes',
  'services',
  'languages',
  'vettedAt',
  'insuredUntil',
  'active',
];

export type HaulerEdits = Partial<HaulerDraft>;

export type HaulerError = { fieldId: HaulerField; message: string };

const newHauler: HaulerDraft = {
  name: '',
  contactName: '',
  email: '',
  phone: '',
  zipPrefixes: '',
  services: [],
  languages: ['en'],
  vettedAt: '',
  insuredUntil: '',
  active: false,
};

/** The form values of a hauler, or of a new one if undefined. */
export function draftOf(hauler: DeskHauler | undefined): HaulerDraft {
  if (!hauler) return newHauler;
  const { name, contactName, email, phone, zipPrefixes, services, languages, vettedAt, insuredUntil, active } = hauler;
  return {
    name,
    contactName: contactName ?? '',
    email,
    phone: formatPhone(phone),
    zipPrefixes: zipPrefixes.join(', '),
    services,
    languages,
    vettedAt: vettedAt === null ? '' : losAngelesDay(vettedAt),
    insuredUntil: insuredUntil ?? '',
    active,
  };
}

/** The fields whose edits differ from what is stored. */
export function changedFields(edits: HaulerEdits, stored: HaulerDraft): HaulerField[] {
  return fieldNames.filter((name) => name in edits && String(edits[name]) !== String(stored[name]));
}

/** The edits of those fields whose stored value is still the same as before. */
export function editsSince(edits: HaulerEdits, before: HaulerDraft, now: HaulerDraft): HaulerEdits {
  const isKept = (name: HaulerField) => name in edits && String(before[name]) === String(now[name]);
  return Object.fromEntries(fieldNames.filter(isKept).map((name) => [name, edits[name]]));
}

/** The fields to save: those that changed or, for a new hauler, all but `active`, as new haulers start paused. */
export function haulerFieldsOf(edits: HaulerEdits, hauler: DeskHauler | undefined): HaulerFields {
  const stored = draftOf(hauler);
  const draft = { ...stored, ...edits };
  const all: Required<HaulerFields> = {
    name: draft.name,
    contactName: draft.contactName.trim() || null,
    email: draft.email,
    phone: draft.phone,
    zipPrefixes: draft.zipPrefixes.split(/[\s,;]+/).filter(Boolean),
    services: [...draft.services],
    languages: draft.languages.flatMap((language) => (language === 'en' || language === 'es' ? [language] : [])),
    vettedAt: draft.vettedAt === '' ? null : noonOf(draft.vettedAt),
    insuredUntil: draft.insuredUntil || null,
    active: draft.active,
  };
  const sent = hauler ? changedFields(edits, stored) : fieldNames.filter((name) => name !== 'active');
  return Object.fromEntries(sent.map((name) => [name, all[name]]));
}

/** The errors of the fields, in display order. */
export function errorsOf(fields: HaulerFields, draft: HaulerDraft): HaulerError[] {
  const issues = haulerFields.safeParse(fields).error?.issues ?? [];
  return fieldNames.flatMap((name) => {
    const issue = issues.find(({ path }) => path[0] === name);
    const isUnvetted = name === 'vettedAt' && draft.active && draft.vettedAt === '';
    if (!issue) return isUnvetted ? [{ fieldId: name, message: words.haulerDialog.errors.notVetted }] : [];
    return [{ fieldId: name, message: messageOf(name, issue.message, draft) }];
  });
}

function messageOf(name: HaulerField, error: string, draft: HaulerDraft): string {
  const ownWords: Partial<Record<HaulerField, string>> = words.haulerDialog.errors;
  const isMissingName = name === 'name' && draft.name.trim() === '';
  const own = name === 'name' && !isMissingName ? undefined : ownWords[name];
  return own ?? fieldErrorText(error) ?? error;
}

/** A moment on that day in Los Angeles. An invalid day stays invalid, to be rejected. */
function noonOf(day: string): string {
  return `${day}T20:00:00Z`;
}
