import type { Page } from './document.ts'
import { pagesText } from './pages-text.ts'

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
  return { uncertain, message: uncertain.length === 0 ? null : doubtfulText(uncertain) }
}

/** What is said of pages that were read with difficulty, and what to do. */
export function doubtfulText(pages: readonly number[]): string {
  const [verb, them] = pages.length === 1 ? ['foi lida', 'dela'] : ['foram lidas', 'delas']
  return (
    `${pagesText(pages)} ${verb} com dificuldade (imagem pouco nítida). Confira os itens criados a partir ` +
    `${them}, ou envie uma foto mais nítida, com luz por igual.`
  )
}
