/** Limit of the specification: 50 MB. */
export const maxUploadBytes = 50 * 1024 * 1024

/** The subject of a material whose teacher named none; made on demand. */
export const defaultSubjectName = 'Geral'

/** Characters of a material's text shown in lists. */
export const contentPreviewLength = 200

/** The title offered for a chosen file: its name without .pdf, underscores and repeated spaces as one space. */
export function titleFromFileName(fileName: string): string {
  return fileName
    .replace(/\.pdf$/i, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .slice(0, 255)
}

/** True when two subject names are the same for people. */
export function sameSubjectName(one: string, other: string): boolean {
  return subjectKey(one) === subjectKey(other)
}

/** What is the same in names that are the same for people: no case, accents, or outer and repeated spaces. */
export function subjectKey(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}
