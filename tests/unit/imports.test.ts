import { expect, test } from 'vitest';
import { functionImportFault, importFault } from '../../scripts/lint/imports.ts';

test.each([
  ['pages/faq-page.tsx', '@/features/booking/book-link'],
  ['features/booking/steps/services-step.tsx', '../schema'],
  ['features/tracking/tracking-id-form.tsx', '@/features/booking/recent-requests'],
  ['features/tracking/api.ts', '@functions/contracts/tracking.ts'],
  ['content/facts/site.ts', '@/lib/env'],
  ['content/facts/regions.ts', './cities'],
  ['content/en/tracking.ts', '@functions/words/en.ts'],
  ['content/en/booking.ts', '../facts/services'],
  ['lib/supabase.ts', '@functions/database.types.ts'],
  ['components/seo.tsx', 'react-helmet-async'],
  ['main.ts', './app/start'],
])('src/%s may import %s', (file, specifier) => {
  expect(importFault(file, specifier)).toBeUndefined();
});

test.each([
  ['lib/notify.ts', '@/components/toaster', 'lib may not import from components'],
  ['lib/phone.ts', '../content/site', 'lib may not import from content'],
  ['content/facts/regions.ts', '@/lib/env', 'content may not import from lib'],
  ['content/en/home.ts', 'react', 'content is data and words'],
  ['content/facts/services.ts', '../en/services', 'facts have no language'],
  ['content/facts/services.ts', '@functions/words/en.ts', 'facts have no language'],
  ['lib/dates.ts', '@functions/words/en.ts', 'lib has no words'],
  ['features/tracking/api.ts', '@functions/server/endpoint.ts', 'is for functions alone'],
  ['features/tracking/api.ts', '../../../supabase/functions/job/handler.ts', 'is for functions alone'],
  ['components/seo.tsx', '@/features/booking/book-link', 'components may not import from features'],
  ['features/contact/contact-form.tsx', '@/pages/contact-page', 'features may not import from pages'],
  ['features/contact/contact-form.tsx', '@/features/booking/schema', 'is not among the exports of its feature'],
  ['features/contact/contact-form.tsx', '../booking/schema.ts', 'is not among the exports of its feature'],
  ['pages/book-page.tsx', '@/features/booking/steps', 'is not among the exports of its feature'],
  ['pages/home/hero.tsx', '../../app/routes', 'pages may not import from app'],
  ['helpers/dates.ts', '@/lib/dates', 'src/helpers is not among the folders'],
])('src/%s may not import %s', (file, specifier, fault) => {
  expect(importFault(file, specifier)).toContain(fault);
});

test.each([
  ['job/handler.ts', './refusal.ts'],
  ['job/handler.ts', '../_shared/server/endpoint.ts'],
  ['job/index.ts', '@supabase/supabase-js'],
  ['send-notifications/mails/wording.ts', '../../_shared/words/en/services.ts'],
  ['_shared/server/endpoint.ts', '../contracts/tracking.ts'],
  ['_shared/words/en/statuses.ts', '../../domain/statuses.ts'],
])('supabase/functions/%s may import %s', (file, specifier) => {
  expect(functionImportFault(file, specifier)).toBeUndefined();
});

test.each([
  ['job/handler.ts', '../../../src/lib/phone.ts', 'functions are deployed alone'],
  ['_shared/words/en/statuses.ts', '../../../../../src/content/en/tracking.ts', 'functions are deployed alone'],
  ['job/handler.ts', '@/lib/phone', 'functions know no alias'],
  ['job/handler.ts', '@functions/domain/phone.ts', 'functions know no alias'],
  ['job/handler.ts', '../update-lead/handler.ts', 'job may not import from update-lead'],
  ['_shared/server/endpoint.ts', '../../job/refusal.ts', '_shared may not import from job'],
  ['_shared/contracts/tracking.ts', '../server/endpoint.ts', '_shared/contracts may not import from _shared/server'],
  ['_shared/domain/statuses.ts', '../words/en/statuses.ts', '_shared/domain may not import from _shared/words'],
  ['_shared/words/en/statuses.ts', '../../server/endpoint.ts', '_shared/words may not import from _shared/server'],
])('supabase/functions/%s may not import %s', (file, specifier, fault) => {
  expect(functionImportFault(file, specifier)).toContain(fault);
});
