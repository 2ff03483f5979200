/** The languages that people write to us in and that haulers speak, as BCP 47 has them. */
export const languages = ['en', 'es'] as const;
