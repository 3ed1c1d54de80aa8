/** Limit of the specification: 50 MB. */
export const maxUploadBytes = 50 * 1024 * 1024

/** The subject of a material whose teacher named none; made on demand. */
export const defaultSubjectName = 'Geral'

/** Characters of a material's text shown in lists. */
export const contentPreviewLength = 200

/**
 * The title offered for a chosen file: its name without ending and leading number, and what stands for spaces as one
 * space. None is offered for what phones call a file they hand over without its name ('document:1234').
 */
export function titleFromFileName(fileName: string): string {
  if (nameless.test(fileName)) return ''
  const name = fileName.replace(/(?:\.gift)?\.(pdf|csv|tsv|txt|apkg|xlsx|gift|xml)$/i, '').trim()
  const unnumbered = name.replace(leadingNumber, '')
  const title = (isHyphenated(name) ? unnumbered.replaceAll(spacingHyphen, ' ') : unnumbered)
    .replace(/[_\s]+/g, ' ')
    .trim()
    .slice(0, 255)
  // A name that is kept stays as it was typed; one that was made for computers begins as a sentence does.
  return title === name ? title : title.replace(/^\p{Ll}(?=\p{Ll}*(?!\p{L}))/u, first => first.toUpperCase())
}

/** The number under which a phone keeps a file. */
const nameless = /^[a-z]+(?::|%3a)\d+(?:\.\w+)?$/i

/** '06-', '12_', '3. ': the place of a file among others. '7-ano' says something, and a year is no place. */
const leadingNumber =
  /^\d{1,3}\s*[-–_.)]+\s*(?!(?:anos?|s[ée]ries?|(?:bi|tri|se)mestres?|guerras?)(?!\p{L}))(?=\p{L})/iu

/** A hyphen that is not the one of 'pré-história'. */
const spacingHyphen = /(?<!(?<!\p{L})(?:anti|auto|contra|extra|inter|micro|p[óo]s|pr[éeó]|semi|super|vice))-/giu

/** True where hyphens stand for spaces, as in names of downloads: without a space, three words or more are joined. */
const isHyphenated = (name: string) => !name.includes(' ') && (name.match(/[\p{L}\d]-(?=\p{L})/gu) ?? []).length >= 2

/** True when two subject names are the same for people. */
export function sameSubjectName(one: string, other: string): boolean {
  return subjectKey(one) === subjectKey(other)
}

/** What is the same in names that are the same for people: no case, accents, or outer and repeated spaces. */
export function subjectKey(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}
