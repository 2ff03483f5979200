export type { Shape } from '@functions/words/shape.ts';
