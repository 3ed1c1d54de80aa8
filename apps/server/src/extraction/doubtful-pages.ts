import type { Page } from '@capivira/core/materials/document'
import { pagesText } from '@capivira/core/materials/pages-text'

/** Below this mean confidence one word in ten or more is wrong. */
const DOUBTFUL = 75

export type DoubtfulPages = {
  /** Pages read by OCR with low confidence. */
  uncertain: number[]
  message: string | null
}

/** The pages that a teacher should check, with the sentence that names them. */
export function doubtfulPages(pages: readonly Pick<Page, 'number' | 'confidence'>[]): DoubtfulPages {
  const uncertain = pages
    .filter(({ confidence }) => confidence !== null && confidence < DOUBTFUL)
    .map(({ number }) => number)
  if (uncertain.length === 0) return { uncertain, message: null }
  const verb = uncertain.length === 1 ? 'foi lida' : 'foram lidas'
  return {
    uncertain,
    message: `${pagesText(uncertain)} ${verb} com dificuldade (imagem pouco nítida). Confira os itens criados a partir ${uncertain.length === 1 ? 'dela' : 'delas'}.`,
  }
}
