import { GSM_7 } from '../../../supabase/functions/send-notifications/texts/gsm-7.ts';

// How carriers count and bill a text: 3GPP TS 23.038 (the alphabet) and TS 23.040 (the parts).

const BASIC = new RegExp(`^[\n\r${GSM_7}]$`);
const EXTENDED = /^[\f^{}\\[~\]|€]$/;

/** How many segments a text takes, and how many of their characters it uses. */
export function countSegments(text: string): { segments: number; used: number; room: number } {
  const costs = [...text].map((character) => (BASIC.test(character) ? 1 : EXTENDED.test(character) ? 2 : Number.NaN));
  const septets = costs.reduce((sum, cost) => sum + cost, 0);
  const [used, alone, part] = Number.isNaN(septets) ? [text.length, 70, 67] : [septets, 160, 153];
  const segments = used <= alone ? 1 : Math.ceil(used / part);
  return { segments, used, room: segments === 1 ? alone : segments * part };
}
