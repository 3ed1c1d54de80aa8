/** Why a document could not be read, with the sentence its teacher sees. */
export const FAILURE_SENTENCES = {
  empty: 'O arquivo está vazio.',
  'not-a-pdf': 'Isto não é um PDF.',
  password: 'PDF protegido por senha. Envie uma cópia sem senha.',
  locked: 'Este PDF só abre com a licença de outro programa. Envie uma cópia sem essa proteção.',
  form: 'Este PDF é um formulário que só o programa de origem mostra. Imprima-o em PDF e envie outra vez.',
  damaged: 'PDF danificado. Exporte-o de novo e envie outra vez.',
  'no-readable-page': 'Nenhuma página legível foi encontrada.',
  'too-many-pages': 'O documento deve ter no máximo 2.000 páginas. Divida-o em partes menores.',
  'too-complex': 'Documento complexo demais. Divida-o em partes menores.',
} as const

export type FailureCode = keyof typeof FAILURE_SENTENCES | 'portfolio'

export type ExtractionFailure = { code: FailureCode; message: string }

export const failure = (code: keyof typeof FAILURE_SENTENCES): ExtractionFailure => ({
  code,
  message: FAILURE_SENTENCES[code],
})

/** What to do with a file that only carries others. */
export function portfolio(pdfs: number, others: number): ExtractionFailure {
  if (pdfs === 1) return { code: 'portfolio', message: 'Este arquivo traz 1 PDF anexado: salve-o e envie-o sozinho.' }
  if (pdfs > 1)
    return {
      code: 'portfolio',
      message: `Este arquivo traz ${pdfs} PDFs anexados: salve cada um e envie um de cada vez.`,
    }
  const files = others === 1 ? '1 arquivo anexado, que não é PDF' : `${others} arquivos anexados, e nenhum é PDF`
  return { code: 'portfolio', message: `Este arquivo traz ${files}: exporte a aula em PDF e envie-a.` }
}
