/** Separators by the names that a form sends. */
export const separatorSigns = { tab: '\t', semicolon: ';', comma: ',', pipe: '|', colon: ':', space: ' ' } as const
export type SeparatorName = keyof typeof separatorSigns
export const separatorNames = ['tab', 'semicolon', 'comma', 'pipe', 'colon', 'space'] as const

/** How the letters of a text file can be written. */
export const textEncodings = ['utf-8', 'windows-1252', 'cp850', 'macintosh', 'utf-16le', 'utf-16be'] as const
export type TextEncoding = (typeof textEncodings)[number]
