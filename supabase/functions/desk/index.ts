import { readEnvironment } from '../_shared/server/environment.ts';
import { createHandler } from './handler.ts';

const { supabase, ...options } = readEnvironment();

const handler = createHandler({
  ...options,
  async askForLink() {
    await supabase.rpc('request_desk_link').throwOnError();
  },
  async look(token, leadId) {
    const { data } =
      leadId === undefined
        ? await supabase.rpc('view_desk', { token }).throwOnError()
        : await supabase.rpc('view_request', { token, lead_id: leadId }).throwOnError();
    return data;
  },
  async search(token, text) {
    const { data } = await supabase.rpc('search_desk', { token, text }).throwOnError();
    return data;
  },
  async actOnRequest({ token, id, by, act, detail }, { leadId, version }) {
    const { data } = await supabase
      .rpc('act_on_request', {
        ...{ token, act_id: id, act, detail },
        ...(leadId === undefined ? {} : { lead_id: leadId }),
        ...(version === undefined ? {} : { version }),
        ...byName(by),
      })
      .throwOnError();
    return data;
  },
  async actOnMessage({ token, id, by, act, detail }, messageId) {
    const { data } = await supabase
      .rpc('act_on_message', {
        ...{ token, act_id: id, act, detail },
        ...(messageId === undefined ? {} : { message_id: messageId }),
        ...byName(by),
      })
      .throwOnError();
    return data;
  },
  async actOnList({ token, id, by, act, detail }) {
    const { data } = await supabase
      .rpc('act_on_list', { token, act_id: id, act, detail, ...byName(by) })
      .throwOnError();
    return data;
  },
  async saveHauler({ token, id, by }, { hauler, version, messageId, columns }) {
    const { data } = await supabase
      .rpc('save_hauler', {
        ...{ token, act_id: id, hauler_id: hauler, fields: columns },
        ...(version === undefined ? {} : { version }),
        ...(messageId === undefined ? {} : { message_id: messageId }),
        ...byName(by),
      })
      .throwOnError();
    return data;
  },
});

function byName(by: string | undefined) {
  return by ? { by_name: by } : {};
}

Deno.serve(handler);
