import { inEachLanguage } from './support/languages';
import { addLead } from './support/leads';
import { expect, test } from './support/test';
import { violationsOf } from './support/whole-page';

const texts = {
  en: {
    heading: 'Your Request Status',
    labels: {
      'Sent Proposal': 'Sent Proposal',
      'In Progress': 'In Progress',
      Canceled: 'Canceled',
      Completed: 'Completed',
    },
  },
  es: {
    heading: 'Cómo va su solicitud',
    labels: {
      'Sent Proposal': 'Cotización enviada',
      'In Progress': 'En proceso',
      Canceled: 'Cancelada',
      Completed: 'Terminada',
    },
  },
};

inEachLanguage((language, at) => {
  const { heading, labels } = texts[language];
  for (const [status, label] of Object.entries(labels) as [keyof typeof labels, string][]) {
    test(`the tracking page of a request that is ${status} says so and is accessible`, async ({ page, baseURL }) => {
      const lead = await addLead(baseURL, { status, language, cancel_reasons: ['The customer found another date'] });
      await page.goto(at(`/track/${lead.tracking_id}`));
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page.getByText(lead.full_name)).toBeVisible();

      await expect(page.locator('[data-status]')).toHaveText(label);
      expect(await violationsOf(page)).toEqual([]);
    });
  }
});
