import { textKeys } from './keys.ts';

/** Whom the embedded backend texts what cannot wait for the operator; 555-01xx belongs to nobody. */
export const operatorPhone = '2135550199';

/**
 * The variables by which the functions send texts, all of them, and the one by which they show that they live: what is
 * left out is undefined, so that none comes in from the shell.
 *
 * @param isOn give the functions a provider, which is the mailbox.
 */
export function textSettings(isOn: boolean, backendUrl: string): Record<string, string | undefined> {
  return {
    TEXT_API_URL: isOn ? backendUrl : undefined,
    TEXT_ACCOUNT_SID: isOn ? textKeys.account : undefined,
    TEXT_AUTH_TOKEN: isOn ? textKeys.token : undefined,
    TEXT_SERVICE_SID: isOn ? textKeys.service : undefined,
    HEARTBEAT_URL: undefined,
  };
}

/** What a developer may set for the functions of the development and the preview server, and has set. */
export function settingsOfDeveloper(environment: Record<string, string | undefined>): Record<string, string> {
  const names = ['MAIL_WEBHOOK_SECRET', ...Object.keys(textSettings(true, ''))];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = environment[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Lets a database text at every hour, unless somebody has changed one of these settings. */
export const turnTextsOn = `
  update public.dispatch_settings
  set texts_on = true, operator_phone = '${operatorPhone}', texts_from = '00:00', texts_until = '24:00'
  where not texts_on and operator_phone is null and texts_from = '08:00' and texts_until = '21:00'`;
