import type { Block } from './model.ts'
import { isExerciseLabel } from './text-kinds.ts'

/** So many options make a question, and so many questions an exam. */
const FEWEST_OPTIONS = 4
const FEWEST_QUESTIONS = 2
const LABEL = /^quest(?:ão|ao)\s/iu
const OPTION = /^\(?[a-eA-E][.)]/u
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
  const labels = blocks.flatMap((block, index) =>
    LABEL.test(block.text) && isExerciseLabel(block.text) ? [index] : [],
  )
  const questions = labels.flatMap((label, order) => {
    const range = blocks.slice(label + 1, labels[order + 1] ?? blocks.length)
    const first = range.findIndex(({ marker }) => isLetter(marker, 'a'))
    const after = range.slice(Math.max(first, 0))
    const end = after.findIndex(({ marker }) => !OPTION.test(marker))
    const options = first < 0 ? 0 : end < 0 ? after.length : end
    return options < FEWEST_OPTIONS ? [] : [{ label, range: range.slice(0, first + options), first }]
  })
  const asking = new Set<Block>()
  const named = new Set<Block>()
  if (questions.length < FEWEST_QUESTIONS) return { labels: named, asking }
  for (const { label, range, first } of questions) {
    for (const block of asked(range, first)) asking.add(block)
    for (const block of blocks.slice(label, label + 1)) named.add(block)
  }
  return { labels: named, asking }
}

/** What of a question's blocks, whose options begin at `first`, asks. */
function asked(range: readonly Block[], first: number): Block[] {
  const source = range.slice(0, first).findLastIndex(({ text }) => SOURCE.test(text))
  return range.filter((block, at) => {
    const states = at < source || (at < first - 1 && DEFINES.test(block.text) && !MADE_UP.test(block.text))
    return !states && block.kind !== 'heading'
  })
}

const isLetter = (marker: string, letter: string) => marker.replace('(', '').charAt(0).toLowerCase() === letter
