/** Limit of the specification: 50 MB. */
export const maxUploadBytes = 50 * 1024 * 1024

/** The subject of a material whose teacher named none; made on demand. */
export const defaultSubjectName = 'Geral'

/** Characters of a material's text shown in lists. */
export const contentPreviewLength = 200

/** The title offered for a chosen file: its name without .pdf, and what stands for spaces as one space. */
export function titleFromFileName(fileName: string): string {
  const name = fileName
    .replace(/\.pdf$/i, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
  return (isHyphenated(name) ? name.replaceAll('-', ' ') : name).slice(0, 255)
}

/** True where hyphens stand for spaces, as in names of downloads: without a space, more words are joined than in any compound. */
const isHyphenated = (name: string) => !name.includes(' ') && (name.match(/\p{L}-(?=\p{L})/gu) ?? []).length >= 3

/** True when two subject names are the same for people. */
export function sameSubjectName(one: string, other: string): boolean {
  return subjectKey(one) === subjectKey(other)
}

/** What is the same in names that are the same for people: no case, accents, or outer and repeated spaces. */
export function subjectKey(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}
