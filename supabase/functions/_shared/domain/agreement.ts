/** The published versions of the agreement with haulers, each the day of its words. */
export type AgreementVersion = '2026-12-01';

/** The version whose words the pages show. The database knows which one is current: `current_agreement()`. */
export const AGREEMENT_VERSION: AgreementVersion = '2026-12-01';

/** The words of a version. */
export type Agreement = { intro: string; points: readonly { title: string; text: string }[] };
