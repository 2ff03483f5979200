export { formatDay } from '@functions/words/en/dates.ts';
