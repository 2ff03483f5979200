import { addressIn } from '../../supabase/functions/_shared/domain/languages.ts';
import { type Html, html } from '../../supabase/functions/send-notifications/mails/html.ts';
import type { Samples } from './sample-leads.ts';

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

/**
 * The page `/dev` of the development and preview servers: the current samples and links for the operator's and
 * developer's tools. Not part of any build.
 */
export function renderDevPage({ desk, mailbox, tables, spanish }: DevAddresses, samples: Samples): string {
  const languageOf = (language: 'en' | 'es') => (spanish ? language : 'en');
  const places = [
    link('/', 'The site', 'in English'),
    ...(spanish ? [link(spanish, 'El sitio', 'in Spanish')] : []),
    ...(desk ? [link(desk, 'The desk', 'where the operator works')] : []),
    link(mailbox, 'The mailbox', 'all emails and texts, which are not really sent'),
    ...(tables ? [link(tables, 'The tables', 'of the database, to read and edit')] : []),
  ];
  const requests = samples.leads.map(({ trackingId, status, job, pickup, told, language }) =>
    link(
      addressIn(languageOf(language), `/track/${trackingId}`),
      status,
      inOne([job, pickup, told, inSpanish(languageOf(language))]),
    ),
  );
  const jobs = samples.jobs.map(({ token, state, hauler, job, pickup, told, language }) =>
    link(
      addressIn(languageOf(language), `/job/${token}`),
      state === 'open' ? 'To accept' : 'Accepted',
      inOne([job, hauler.replace('Sample Hauler: ', ''), pickup, told, inSpanish(languageOf(language))]),
    ),
  );
  const reviews = samples.reviews.map(({ token, state }) =>
    link(`/review/${token}`, state === 'answered' ? 'Answered' : 'To answer', 'is everything gone, and how was it?'),
  );
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
<ul>${places}</ul>
${section('Requests, as their customers track them', requests)}
${section('Jobs, as haulers see them', jobs)}
${section('Reviews, as customers are asked for them', reviews)}
</body>
</html>`.markup;
}

function section(title: string, items: readonly Html[]): readonly Html[] {
  return items.length > 0
    ? [
        html`<h2>${title}</h2>
<ul>${items}</ul>`,
      ]
    : [];
}

function link(href: string, name: string, about: string): Html {
  return html`<li><a href="${href}">${name}</a>: ${about}</li>\n`;
}

function inSpanish(language: 'en' | 'es'): string | null {
  return language === 'es' ? 'in Spanish' : null;
}

function inOne(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join('; ');
}
