import { textKeys } from './keys.ts';

/** Where the embedded backend texts the operator's urgent notifications; 555-01xx numbers are fictional. */
export const operatorPhone = '2135550199';

/**
 * The functions' variables for sending texts, and the URL of the uptime monitor. All are listed: an undefined one is
 * unset, so that none comes from the shell.
 *
 * @param isOn give the functions a text provider, which is the mailbox.
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

/** The variables that developers can set for the functions of the development and preview servers. */
export function settingsOfDeveloper(environment: Record<string, string | undefined>): Record<string, string> {
  const names = ['MAIL_WEBHOOK_SECRET', ...Object.keys(textSettings(true, ''))];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = environment[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Turns texts on at every hour, unless one of these settings was changed. */
export const turnTextsOn = `
  update public.dispatch_settings
  set texts_on = true, operator_phone = '${operatorPhone}', texts_from = '00:00', texts_until = '24:00'
  where not texts_on and operator_phone is null and texts_from = '08:00' and texts_until = '21:00'`;
