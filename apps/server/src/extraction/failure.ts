/** Why a document could not be read, with the sentence its teacher sees. */
export const FAILURE_SENTENCES = {
  empty: 'O arquivo está vazio.',
  'not-a-pdf': 'Isto não é um PDF.',
  password: 'PDF protegido por senha. Envie uma cópia sem senha.',
  damaged: 'PDF danificado. Exporte-o de novo e envie outra vez.',
  'no-readable-page': 'Nenhuma página legível foi encontrada.',
  'too-many-pages': 'O documento deve ter no máximo 2.000 páginas. Divida-o em partes menores.',
  'too-complex': 'Documento complexo demais. Divida-o em partes menores.',
} as const

export type FailureCode = keyof typeof FAILURE_SENTENCES

export type ExtractionFailure = { code: FailureCode; message: string }

export const failure = (code: FailureCode): ExtractionFailure => ({ code, message: FAILURE_SENTENCES[code] })
