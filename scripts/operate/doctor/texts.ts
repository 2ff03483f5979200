import { type Area, ask, type Target } from './check.ts';
import { areTextsOn, healthOf } from './health.ts';
import { sendingReportOf } from './sender.ts';

/** With a longer site address, a text takes two segments and costs twice as much. */
const MAX_SITE_LENGTH = 40;

/** Whether the site's pages can say that we text; undefined without a site. */
async function saysTexts(target: Target): Promise<boolean | undefined> {
  if (target.site === undefined) return undefined;
  const { text } = await ask(target, `${target.site}/track/0000-0000-0000-0000`);
  return /<meta[^>]+name="texts"[^>]*content="on"/.test(text);
}

/** Whether the project uses texts, or that is unknown. */
export async function concernsTexts(target: Target): Promise<boolean> {
  try {
    return (await areTextsOn(target)) || (await saysTexts(target)) === true;
  } catch {
    return true;
  }
}

/** Needs the secret key. Skipped if the project does not use texts. */
export const texts: Area = {
  name: 'texts',
  checks: [
    {
      title: 'Text deliveries are counted',
      advice:
        'On HTTP 401, SUPABASE_SECRET_KEY is not a secret key of this project; on HTTP 400 or 404, run `npx supabase db push`.',
      async run(target) {
        await areTextsOn(target);
        await healthOf(target);
        return [];
      },
    },
    {
      title: 'Texts can be sent if they are turned on',
      advice: 'Set them with `npx supabase secrets set`, or texts_on to false: docs/operating.md, Send texts.',
      async run(target) {
        if (!target.senderKey || !(await areTextsOn(target))) return [];
        const { texts: isSet } = await sendingReportOf(target);
        return isSet === false
          ? ['TEXT_ACCOUNT_SID, TEXT_AUTH_TOKEN or TEXT_SERVICE_SID is not set: no text is sent']
          : [];
      },
    },
    {
      title: 'Carriers let the texts through',
      advice:
        'Check the registration with the provider, and set texts_on to false until it is fixed: docs/operating.md, Bounces and replies.',
      async run(target) {
        const { filtered } = await healthOf(target);
        return filtered > 0 ? [`${filtered} texts of the last day were filtered (30007, 30032, 30034)`] : [];
      },
    },
    {
      title: 'Every text is known to be sent or not sent',
      advice: 'docs/operating.md, Texts, explains how that happens, and Bounces and replies how to list them.',
      isWarning: true,
      async run(target) {
        const { unknown } = await healthOf(target);
        return unknown > 0 ? [`${unknown} texts of the last 7 days may or may not have been sent`] : [];
      },
    },
    {
      title: 'Pages say that we text only if we do',
      advice:
        'Build with VITE_TEXTS=on once texts_on is true, and without it otherwise: docs/operating.md, Send texts.',
      isWarning: true,
      async run(target) {
        const isSaid = await saysTexts(target);
        const isOn = await areTextsOn(target);
        if (isSaid === undefined || isSaid === isOn) return [];
        return [
          isSaid
            ? 'the site is built with VITE_TEXTS=on, and texts_on is false'
            : 'the site is built without VITE_TEXTS=on, and texts_on is true',
        ];
      },
    },
    {
      title: 'Each text fits into one segment',
      advice: `Shorten the address of the site, SITE_URL, to ${MAX_SITE_LENGTH} characters, or pay for two.`,
      isWarning: true,
      async run({ site }) {
        const length = site?.length ?? 0;
        return length > MAX_SITE_LENGTH ? [`${site} has ${length} characters: texts take two segments`] : [];
      },
    },
  ],
};
