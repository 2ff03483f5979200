import type { Agreement } from '../../domain/agreement.ts';

/** The agreement of this version. Published: never edit it. Changed words are a new version, in a file of its own. */
export function agreement20261202(site: string): Agreement {
  return {
    intro: `For each customer who reaches us through ${site}, we agree:`,
    points: [
      {
        title: 'Price first',
        text: 'We tell the customer the whole price before we load anything, and take no money in advance. If they say no or cancel late, they owe nothing, except a trip or cancellation fee that we told them about before the visit.',
      },
      {
        title: 'The right to cancel',
        text: 'When the law gives the customer the right to cancel (usually three business days, five for customers 65 or older, for a deal of $25 or more made at their home), we hand over the notice of cancellation in writing, in the language we spoke, with our email address and phone number.',
      },
      {
        title: 'Lawful disposal',
        text: 'We donate and recycle first, and take the rest only to places that can legally accept it. Electronics and refrigerant go to certified handlers. We keep the receipts for two years and show them when asked.',
      },
      {
        title: 'Insurance and permits',
        text: 'We keep our liability insurance, truck insurance, motor carrier permit and city permits current, and workers’ compensation if we have employees. We send the new certificate before the old one expires.',
      },
      {
        title: 'Calls and texts',
        text: 'We call first, within the promised time. We text only customers who agreed to texts, and stop when they ask.',
      },
      {
        title: 'Who comes',
        text: `We tell ${site} and the customer before the visit if a subcontractor goes instead of us. They follow these points, too, and we are responsible for their work.`,
      },
      {
        title: 'Customers’ information',
        text: 'We use it only for this job, share it only with the people who work on it, and delete it afterward, unless the law requires us to keep it.',
      },
      {
        title: 'Damage, injury and complaints',
        text: `We report damage and injuries to the customer and ${site} the same day, and are responsible for what we did. We answer complaints within two business days.`,
      },
      {
        title: 'Equal treatment',
        text: 'We do not turn anyone away or treat anyone worse because of who they are. The Unruh Civil Rights Act and other laws require that.',
      },
      {
        title: 'Honest reports and reviews',
        text: 'On the job’s page we report what really happened. We do not write or pay for reviews of ourselves, and never retaliate against anyone for an honest one.',
      },
    ],
  };
}
