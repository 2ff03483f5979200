import type { Agreement } from '../../domain/agreement.ts';

/** The agreement of this version. Published: never edit it. Changed words are a new version, in a file of its own. */
export function agreement20261201(site: string): Agreement {
  return {
    intro: `For each customer who reaches us through ${site}, we agree:`,
    points: [
      {
        title: 'Price first',
        text: 'We name the whole price before we load anything. We take no money in advance. If the customer says no, nothing is due. We charge no trip fee, and no fee for canceling late, unless we named it before the visit.',
      },
      {
        title: 'The right to cancel',
        text: 'When the law gives the customer three business days to cancel, as it may for a deal of $25 or more made at their home, we hand over that notice in writing, in the language we spoke.',
      },
      {
        title: 'Lawful disposal',
        text: 'We donate and recycle first, and take the rest only where it may lawfully go. Electronics and refrigerant go to certified handlers. We keep the receipts for two years and show them when asked.',
      },
      {
        title: 'Insurance and permits',
        text: 'We keep our liability insurance, truck insurance, motor carrier permit and city permits current, and workers’ compensation if we have employees. We send the new certificate before the old one ends.',
      },
      {
        title: 'Calls and texts',
        text: 'We call first, within the promised time. We text only customers who agreed to texts, and stop when they ask.',
      },
      {
        title: 'Who comes',
        text: `We tell ${site} and the customer before the visit if a subcontractor goes instead of us. They keep these points, and we answer for what they do.`,
      },
      {
        title: 'Customers’ details',
        text: 'We use them for this job only, share them only with the people who work on it, and delete them afterward, unless the law has us keep them.',
      },
      {
        title: 'Damage, injury and complaints',
        text: `We tell the customer and ${site} the same day, and answer for what we did. We answer a complaint within two business days.`,
      },
      {
        title: 'Everyone alike',
        text: 'We turn no one away, and treat no one worse, because of who they are, as the Unruh Civil Rights Act and other laws require.',
      },
      {
        title: 'True words',
        text: 'On the job’s page we say what is so: called, agreed, done, paid. We write no reviews of ourselves, pay for none, and hold no honest review against anyone.',
      },
    ],
  };
}
