import { dataOf } from '../_shared/server/data-of.ts';
import { readEnvironment } from '../_shared/server/environment.ts';
import { createHandler } from './handler.ts';

const { supabase, ...options } = readEnvironment();

const handler = createHandler({
  ...options,
  askForLink: () => dataOf(supabase.rpc('request_desk_link')),
  view: (token, leadId) =>
    leadId === undefined
      ? dataOf(supabase.rpc('view_desk', { token }))
      : dataOf(supabase.rpc('view_request', { token, lead_id: leadId })),
  search: (token, text) => dataOf(supabase.rpc('search_desk', { token, text })),
  actOnRequest: ({ id, by, ...action }, { leadId, version }) =>
    dataOf(
      supabase.rpc('act_on_request', { ...action, action_id: id, by_name: by || undefined, lead_id: leadId, version }),
    ),
  actOnMessage: ({ id, by, ...action }, messageId) =>
    dataOf(
      supabase.rpc('act_on_message', { ...action, action_id: id, by_name: by || undefined, message_id: messageId }),
    ),
  actOnList: ({ id, by, ...action }) =>
    dataOf(supabase.rpc('act_on_list', { ...action, action_id: id, by_name: by || undefined })),
  saveHauler: ({ token, id, by }, { hauler, version, messageId, columns }) =>
    dataOf(
      supabase.rpc('save_hauler', {
        token,
        action_id: id,
        by_name: by || undefined,
        hauler_id: hauler,
        version,
        message_id: messageId,
        fields: columns,
      }),
    ),
});

Deno.serve(handler);
