import { questionContent } from '../editing/contract.ts'
import { foldName, type ImportedCard } from './imported-card.ts'
import { tidy } from './plain-text.ts'
import type { RawQuestion } from './raw-question.ts'

export type ImportedQuestion = {
  question: string
  options: string[]
  /** Index into options. */
  correctAnswer: number
  explanation: string | null
  category: string | null
  difficulty: ImportedCard['difficulty']
}

/**
 * A row of the preview: the question it gives, or what is wrong with it. `answer` is the right option, where there is
 * one.
 */
export type ImportedQuestionRow = { row: number; question: string; answer: string; options: string[] } & (
  | { ready: ImportedQuestion; fault: null }
  | { ready: null; fault: string }
)

export type ImportedQuestions = {
  rows: ImportedQuestionRow[]
  /** Pictures and sounds of explanations that were left out. */
  media: number
  /** Questions of which some wrong option gave a part of the points. */
  partly: number
}

/** Letters of the longest explanation. */
const longestExplanation = 1000

/** Checks the questions of a file by the rules for those that a teacher writes. One that will not do says why. */
export function checkQuestions(raws: readonly RawQuestion[]): ImportedQuestions {
  const seen = new Set<string>()
  let media = 0
  let partly = 0
  const rows = raws.map((raw): ImportedQuestionRow => {
    const options = raw.options.map(({ text }) => text.text)
    const right = rightOf(raw)
    const shown = {
      row: raw.row,
      question: raw.question.text.slice(0, 500),
      answer: options[right]?.slice(0, 300) ?? '',
      options,
    }
    const checked = check(raw, options, right)
    if (typeof checked === 'string') return { ...shown, ready: null, fault: checked }
    const key = [checked.question, ...checked.options].map(foldName).join('\n')
    if (seen.has(key)) return { ...shown, ready: null, fault: 'Repete uma questão anterior' }
    seen.add(key)
    media += raw.feedback.media + raw.options.reduce((sum, { feedback }) => sum + feedback.media, 0)
    if (raw.options.some(({ weight }, at) => at !== right && weight > 0)) partly++
    return { ...shown, ready: checked, fault: null }
  })
  return { rows, media, partly }
}

/**
 * The option that is right: the one that gives all points, or the only one that gives any. Below 0 where there is none
 * such.
 */
function rightOf({ options }: RawQuestion): number {
  const all = options.findIndex(({ weight }) => weight >= 100)
  if (all >= 0) return all
  const giving = options.filter(({ weight }) => weight > 0)
  return giving.length === 1 ? options.findIndex(({ weight }) => weight > 0) : -1
}

function check(raw: RawQuestion, options: string[], right: number): ImportedQuestion | string {
  if (raw.fault !== null) return raw.fault
  if (raw.question.media > 0 || raw.options.some(({ text }) => text.media > 0))
    return 'Tem imagem ou som, que não vêm junto: escreva-a aqui à mão'
  if (
    raw.options.filter(({ weight }) => weight >= 100).length > 1 ||
    (right < 0 && raw.options.some(({ weight }) => weight > 0))
  )
    return 'Tem mais de uma alternativa certa; aqui cada questão tem uma só'
  if (right < 0 && options.length > 0) return 'Não diz qual é a alternativa certa'
  const { category, difficulty } = filedUnder(raw)
  const content = {
    question: raw.question.text,
    options,
    correctAnswer: right,
    explanation: explanationOf(raw, right) || null,
    difficulty,
  }
  const checked = questionContent.safeParse({ kind: 'question', ...content })
  if (!checked.success) return checked.error.issues[0]?.message ?? 'Confira esta questão'
  return { ...content, category }
}

/** What is told after the answer: what the file says to all, to who is right, and to who chose which wrong option. */
function explanationOf({ feedback, options }: RawQuestion, right: number): string {
  const general = [...new Set([feedback.text, options[right]?.feedback.text ?? ''])].filter(text => text !== '')
  const wrong = options.flatMap(({ text, feedback: said }, at) =>
    at !== right && said.text !== '' ? [`“${text.text}”: ${said.text}`] : [],
  )
  const all = [...general, ...wrong].join('\n')
  return all.length <= longestExplanation ? all : general.join('\n')
}

const difficulties = ['fácil', 'médio', 'difícil'] as const

/**
 * The part of the subject, and how hard it is, by its tags and its category; the steps that Moodle names itself say
 * nothing.
 */
function filedUnder({ tags, category, isOurs }: RawQuestion): Pick<ImportedQuestion, 'category' | 'difficulty'> {
  const difficulty = difficulties.find(name => tags.some(tag => foldName(tag) === foldName(name)))
  const tag = tags.find(name => foldName(name) !== foldName(difficulty ?? ''))
  const step = category
    .split(/(?<!\/)\/(?!\/)/)
    .map(name => tidy(name.replaceAll('//', '/')))
    .filter(name => name !== '' && !/^\$.*\$$|^top$/i.test(name))
    .at(-1)
  const named = isOurs ? tag : (step ?? tag)
  return {
    category:
      tidy(named ?? '')
        .replaceAll('\n', ' ')
        .slice(0, 100)
        .toWellFormed()
        .trim() || null,
    difficulty: difficulty ?? 'médio',
  }
}
