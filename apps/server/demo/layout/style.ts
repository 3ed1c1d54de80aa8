/** Measures, colours and fonts of the printed texts. All lengths are points (1/72 inch). */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { unpackWoff } from './woff.ts'

/** A4 with margins that give lines of about 75 letters. */
export const sheet = { width: 595.28, height: 841.89, left: 75, right: 75, top: 78, bottom: 66 } as const
export const textWidth = sheet.width - sheet.left - sheet.right

export type Color = { main: string; dark: string; soft: string; softer: string; light: string }

/** One colour for each subject, named after Brazilian nature like those of the screens. */
export const colors = {
  mata: { main: '#157347', dark: '#0F5C38', soft: '#E3F6EA', softer: '#F3FBF6', light: '#5FB98A' },
  arara: { main: '#1D5FBF', dark: '#164A96', soft: '#E6F0FF', softer: '#F4F8FF', light: '#6F9FE3' },
  ipe: { main: '#7A3FB8', dark: '#5E2E91', soft: '#F3E9FF', softer: '#FAF6FF', light: '#AC85D8' },
} as const satisfies Record<string, Color>
export type ColorName = keyof typeof colors

export const ink = '#1F2A37'
export const inkSoft = '#4B5768'
export const sun = '#FFC83D'

/** Source Serif 4 for reading, Baloo 2 for titles and labels, both under the SIL Open Font License. */
const files = {
  regular: '@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff',
  bold: '@fontsource/source-serif-4/files/source-serif-4-latin-700-normal.woff',
  italic: '@fontsource/source-serif-4/files/source-serif-4-latin-400-italic.woff',
  title: '@fontsource/baloo-2/files/baloo-2-latin-700-normal.woff',
  label: '@fontsource/baloo-2/files/baloo-2-latin-500-normal.woff',
  labelBold: '@fontsource/baloo-2/files/baloo-2-latin-600-normal.woff',
} as const
export type FontName = keyof typeof files

/** Registers every font in the document under its `FontName`. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const [name, file] of Object.entries(files)) {
    doc.registerFont(name, unpackWoff(readFileSync(fileURLToPath(import.meta.resolve(file)))))
  }
}
