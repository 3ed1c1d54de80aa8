/** Signs that divide the columns of a sheet, by the names that a form sends. */
export const separatorSigns = { tab: '\t', semicolon: ';', comma: ',', pipe: '|', colon: ':', space: ' ' } as const
export const signNames = ['tab', 'semicolon', 'comma', 'pipe', 'colon', 'space'] as const

/**
 * What stands between a term and its meaning in a list that people write by hand: the first in a line divides it, the
 * rest stays.
 */
export const listMarks = ['dash', 'equals', 'arrow', 'colon'] as const
export type ListMark = (typeof listMarks)[number]

export const separatorNames = [...signNames, 'dash', 'equals', 'arrow'] as const
export type SeparatorName = (typeof separatorNames)[number]

/** How the letters of a text file can be written. */
export const textEncodings = ['utf-8', 'windows-1252', 'cp850', 'macintosh', 'utf-16le', 'utf-16be'] as const
export type TextEncoding = (typeof textEncodings)[number]
