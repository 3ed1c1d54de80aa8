import type { Block } from './model.ts'
import { isExerciseLabel } from './text-kinds.ts'

/** So many options make a question. */
const FEWEST_OPTIONS = 3
/** Where a text that an exam quotes was taken from: 'Disponível em: … Acesso em: …', 'SILVA, M. Título… (adaptado).' */
const SOURCE = /\bDispon[ií]ve(?:l|is) em\b|\bAcesso em\b|\((?:adaptad[oa]|fragmento)\)\.?\s*$|^\p{Lu}{3,}, \p{Lu}\./u
/** 'O cortisol é um hormônio…': what is so for everybody, quoted or not. */
const DEFINES = /^(?:[OA]s? )?(?!Es[st]|Aquel)[\p{L}-]+(?: [\p{L}()-]+){0,5} (?:é|são) (?:uma?s?|[\p{L}-]+s) /u
/** What a question made up: figures, and what it shows or asks to suppose. */
const MADE_UP = /\d|\b(?:consider|suponh|admit|figur|gráfic|esquem|tabel|ilustr)/iu

/** The labels of questions with options, and the blocks that ask. */
export type ExamQuestions = { labels: ReadonlySet<Block>; asking: ReadonlySet<Block> }

/**
 * What of an exam asks and does not state: from the label of a question ('Questão 91') to its last option all but the
 * texts it quotes, which end with where they come from, and paragraphs that begin with a definition. A case that nobody
 * is quoted for is made up for the question.
 */
export function questionsOf(blocks: readonly Block[]): ExamQuestions {
  const asking = new Set<Block>()
  const named = new Set<Block>()
  const labels = blocks.flatMap((block, index) => (isExerciseLabel(block.text) ? [index] : []))
  for (const [order, label] of labels.entries()) {
    const range = blocks.slice(label + 1, labels[order + 1] ?? blocks.length)
    const first = range.findIndex(({ marker }) => isLetter(marker, 'a'))
    const options = range.filter(({ marker }) => /^\(?[a-eA-E][.)]/.test(marker))
    if (first < 0 || options.length < FEWEST_OPTIONS) continue
    const source = range.slice(0, first).findLastIndex(({ text }) => SOURCE.test(text))
    const last = range.findLastIndex(block => options.includes(block))
    for (const [at, block] of range.slice(0, last + 1).entries()) {
      const states = at < source || (at < first - 1 && DEFINES.test(block.text) && !MADE_UP.test(block.text))
      if (!states && block.kind !== 'heading') asking.add(block)
    }
    for (const block of blocks.slice(label, label + 1)) named.add(block)
  }
  return { labels: named, asking }
}

const isLetter = (marker: string, letter: string) => marker.replace('(', '').charAt(0).toLowerCase() === letter
