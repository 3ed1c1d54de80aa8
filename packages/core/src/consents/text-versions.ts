/** The texts that guardians agreed to, by when they were written, the newest last. */
const versions = ['2026-11', '2026-12'] as const
export type ConsentVersion = (typeof versions)[number]

/** The texts there are, the newest first: a sheet that was printed before comes back signed after. */
export const consentVersions: readonly ConsentVersion[] = versions.toReversed()

/** The text that is asked for today. */
export const consentVersion: ConsentVersion = '2026-12'
