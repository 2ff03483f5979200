import { addressIn } from '../../supabase/functions/_shared/domain/languages.ts';
import { type Html, html } from '../../supabase/functions/send-notifications/mails/html.ts';
import type { Samples } from './samples/find-samples.ts';

/** The page's links besides the samples. */
export type DevAddresses = {
  /** Undefined while the desk is off. */
  desk: string | undefined;
  mailbox: string;
  /** Undefined if the backend serves no table browser. */
  tables: string | undefined;
  spanish: string | undefined;
};

const style = `
  body { margin: 0 auto; max-width: 60rem; padding: 1.5rem; font: 1rem/1.6 system-ui, sans-serif; color: #22302f;
    background: #fff4e3 }
  h1, h2 { line-height: 1.25; margin: 2rem 0 0.5rem }
  h1 { margin-top: 0 }
  ul { padding-left: 1.25rem; margin: 0 }
  a { color: inherit }`;

/** A page worth opening during development, in the group that the index lists it under. */
export type DevPlace = { group: string; name: string; url: string; shows: string };

/** The site, the operator's and developer's tools, and the current samples, as `/dev` and `/dev.json` list them. */
export function devPlaces({ desk, mailbox, tables, spanish }: DevAddresses, samples: Samples): DevPlace[] {
  const languageOf = (language: 'en' | 'es') => (spanish ? language : 'en');
  const place = (group: string, name: string, url: string, shows: string) => ({ group, name, url, shows });
  const tools = 'Site and tools';
  return [
    place(tools, 'The site', '/', 'in English'),
    ...(spanish ? [place(tools, 'El sitio', spanish, 'in Spanish')] : []),
    ...(desk ? [place(tools, 'The desk', desk, 'where the operator works')] : []),
    place(tools, 'The mailbox', mailbox, 'all emails and texts, which are not really sent'),
    ...(tables ? [place(tools, 'The tables', tables, 'of the database, to read and edit')] : []),
    ...samples.leads.map(({ trackingId, status, job, pickup, told, language }) =>
      place(
        'Requests, as their customers track them',
        status,
        addressIn(languageOf(language), `/track/${trackingId}`),
        inOne([job, pickup, told, inSpanish(languageOf(language))]),
      ),
    ),
    ...samples.jobs.map(({ token, state, hauler, job, pickup, told, language }) =>
      place(
        'Jobs, as haulers see them',
        state === 'open' ? 'To accept' : 'Accepted',
        addressIn(languageOf(language), `/job/${token}`),
        inOne([job, hauler.replace('Sample Hauler: ', ''), pickup, told, inSpanish(languageOf(language))]),
      ),
    ),
    ...samples.reviews.map(({ token, state }) =>
      place(
        'Reviews, as customers are asked for them',
        state === 'answered' ? 'Answered' : 'To answer',
        `/review/${token}`,
        'is everything gone, and how was it?',
      ),
    ),
  ];
}

/** The page `/dev` of the development and preview servers. Not part of any build. */
export function renderDevPage(places: readonly DevPlace[]): string {
  const groups = [...new Set(places.map(({ group }) => group))];
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Development</title>
<link rel="icon" href="data:,">
<style>${{ markup: style }}</style>
</head>
<body>
<h1>Development pages</h1>
${groups.map(
  (group) => html`<h2>${group}</h2>
<ul>${places.filter((place) => place.group === group).map(placeToHtml)}</ul>
`,
)}
</body>
</html>`.markup;
}

function placeToHtml({ name, url, shows }: DevPlace): Html {
  return html`<li><a href="${url}">${name}</a>: ${shows}</li>\n`;
}

function inSpanish(language: 'en' | 'es'): string | null {
  return language === 'es' ? 'in Spanish' : null;
}

function inOne(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join('; ');
}
