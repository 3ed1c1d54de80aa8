import { pattern } from '../lexicon/words.ts'
import { answerEntries, answersInRow, letterIn, soleLetters } from './answer-key.ts'
import { areLooksForbidden, asksSeveral } from './looks-forbidden.ts'
import type { Block, CleanDocument, Section } from './model.ts'
import { oddOptions, type ShownOption, withoutSign } from './odd-options.ts'
import { isAnswersTitle, isExerciseLabel } from './text-kinds.ts'

type Alternative = { letter: string; text: string }

/** An exercise of the material with the answer its key gives. */
export type Exercise = {
  number: number
  statement: string
  alternatives: readonly Alternative[]
  /** Of an exercise with alternatives, the place of the right one. */
  key: number | null
  /** Of an open exercise, its answer. */
  answer: string
  section: Section
  /** Where the wording stands, and where the answer does. */
  block: Block
  answerBlock: Block
  /** The wording as it stands on the page, alternatives and all. */
  wording: string
}

type Draft = {
  number: number
  statement: string[]
  alternatives: ShownOption[]
  said: { text: string; block: Block } | null
  section: Section
  block: Block
  blocks: Block[]
}

type Answer = { number: number; text: string; block: Block }

const ALTERNATIVE = /^\(?([a-eA-E])[).]$/
const NUMBERED = pattern('iu')`^${'exercise with a number'}?\s*(?:n[.º°]\s*)?(\d{1,3})\s*(?:[.):–-]|$)\s*`
const SAID = /^(?:resposta(?:\s(?:correta|certa|esperada))?|gabarito|r)\s*[.:]+\s*(.*)$/isu
const PERSONAL = pattern('iu')`
  ^(?:resposta|produção|atividade)\s(?:pessoal|livre|individual|oral|aberta)
  |(?<![\p{L}])(?:a critério|oriente os|professor,)`

/**
 * The exercises of a document that come with their answers: in a key after them ('Gabarito', 'Respostas'), at the end
 * of the document, or right under each ('Resposta: b'). Exercises without an answer, or whose key does not fit them,
 * are left out.
 */
export function readExercises(document: CleanDocument): Exercise[] {
  return readAll(document).flatMap(draft => exerciseOf(draft) ?? [])
}

/** How many questions of exercises the document asks without saying their answers. */
export function countUnanswered(document: CleanDocument): number {
  return readAll(document).filter(
    ({ said, statement, alternatives }) =>
      said === null && (alternatives.length >= 3 || /\?$/.test(statement.join(' ').trim())),
  ).length
}

function readAll(document: CleanDocument): readonly Draft[] {
  const reader = new Reader(!areLooksForbidden(document))
  for (const section of document.sections) {
    if (section.kind === 'toc' || section.kind === 'references') continue
    const within = section.kind === 'exercises'
    if (within) reader.open(section)
    for (const block of section.blocks) {
      if (within || block.kind === 'exercise') reader.read(block, section)
      else reader.pause()
    }
  }
  return reader.finish()
}

/** Takes blocks one by one: exercises until a key begins, then the key until exercises begin again. */
class Reader {
  private readonly done: Draft[] = []
  private waiting: Draft[][] = []
  private answers: Answer[][] = []
  private inKey = false
  private current: Draft | null = null
  /** Whether the looks of options may tell which is right. */
  private readonly mayLooksTell: boolean

  constructor(mayLooksTell: boolean) {
    this.mayLooksTell = mayLooksTell
  }

  open(section: Section): void {
    const key = isAnswersTitle(section.title)
    if (this.inKey && !key) this.settle()
    this.inKey = key
    this.current = null
  }

  pause(): void {
    if (this.inKey) this.settle()
    this.inKey = false
    this.current = null
  }

  read(block: Block, section: Section): void {
    const keyLine = /^(?:gabarito|respostas|chave de respostas)\s*[.:–-]?\s*(.*)$/isu.exec(block.text)
    const letters = soleLetters(keyLine?.[1] ?? '')
    const inRow = letters.length > 1 ? letters : answersInRow(keyLine?.[1] ?? '')
    if (keyLine && (keyLine[1] === '' || inRow.length > 1)) {
      this.inKey = true
      for (const { number, text } of inRow) this.addAnswer({ number, text, block })
      return
    }
    if (this.inKey) this.readAnswer(block)
    else this.readQuestion(block, section)
  }

  private readQuestion(block: Block, section: Section): void {
    const alternative = ALTERNATIVE.exec(block.marker)?.[1]
    if (alternative && this.current) {
      this.current.alternatives.push(...alternativesIn(alternative, block))
      this.current.blocks.push(block)
      return
    }
    const said = SAID.exec(block.text)
    if (said && this.current) {
      this.current.said = { text: (said[1] ?? '').trim(), block }
      return
    }
    const number = numberOf(block)
    if (number) this.begin(number.value, number.rest, block, section)
    else if (this.current && this.current.alternatives.length === 0 && this.current.said === null) {
      this.current.statement.push(block.text)
      this.current.blocks.push(block)
    } else this.current = null
  }

  private begin(number: number, statement: string, block: Block, section: Section): void {
    const draft: Draft = { number, statement: [], alternatives: [], said: null, section, block, blocks: [block] }
    // 'Qual é…? a) … b) … c) …' set in one paragraph.
    const [wording, ...alternatives] = statement.split(/\s\(?(?=[a-eA-E]\)\s)/)
    const lettered = alternatives.length >= 3
    draft.statement.push((lettered ? wording : statement) ?? '')
    if (lettered)
      draft.alternatives.push(
        ...alternatives.map(text => ({ letter: text.charAt(0), text: text.slice(2).trim(), block })),
      )
    const group = this.waiting.at(-1)
    if (group && (group.at(-1)?.number ?? 0) < number) group.push(draft)
    else this.waiting.push([draft])
    this.current = draft
  }

  private readAnswer(block: Block): void {
    const entries = answerEntries(block)
    for (const entry of entries) this.addAnswer({ ...entry, block })
    const last = this.answers.at(-1)?.at(-1)
    if (entries.length === 0 && last && block.kind === 'paragraph') last.text = `${last.text} ${block.text}`
  }

  private addAnswer(answer: Answer): void {
    const group = this.answers.at(-1)
    if (group && (group.at(-1)?.number ?? 0) < answer.number) group.push(answer)
    else this.answers.push([answer])
  }

  /**
   * Gives the answers read to the exercises waiting: list by list where there are as many of both, else the only list
   * to the last.
   */
  private settle(): void {
    const pairs =
      this.answers.length === this.waiting.length
        ? this.waiting.map((group, index) => [group, this.answers[index] ?? []] as const)
        : this.answers.length === 1 && this.waiting.length > 0
          ? [[this.waiting.at(-1) ?? [], this.answers[0] ?? []] as const]
          : []
    for (const [group, answers] of pairs) {
      if (!fits(group, answers)) continue
      for (const draft of group) {
        const answer = answers.find(({ number }) => number === draft.number)
        if (answer && draft.said === null) draft.said = { text: answer.text, block: answer.block }
      }
    }
    if (this.mayLooksTell && this.answers.length === 0) for (const group of this.waiting) keyByLooks(group)
    this.done.push(...this.waiting.flat())
    this.waiting = []
    this.answers = []
  }

  finish(): readonly Draft[] {
    this.settle()
    return this.done
  }
}

/** A key belongs to a list when it names no number the list has not, and at least half of those it has. */
function fits(group: readonly Draft[], answers: readonly Answer[]): boolean {
  const numbers = new Set(group.map(draft => draft.number))
  return answers.every(({ number }) => numbers.has(number)) && answers.length >= group.length / 2
}

/**
 * Where no key is written, the looks of the options tell the right ones. A list in which one question has several right
 * options has none that looks tell.
 */
function keyByLooks(group: readonly Draft[]): void {
  if (group.some(({ said, statement }) => said !== null || asksSeveral(statement.join(' ')))) return
  const lettered = group.filter(({ alternatives }) => alternatives.length > 0)
  const places = oddOptions(lettered.map(({ alternatives }) => alternatives))
  for (const [at, draft] of lettered.entries()) {
    const right = draft.alternatives[places[at] ?? -1]
    if (!right) continue
    draft.said = { text: right.letter, block: right.block }
    draft.alternatives = draft.alternatives.map(option => ({ ...option, text: withoutSign(option.text) }))
  }
}

function numberOf(block: Block): { value: number; rest: string } | null {
  const marker = /^\(?(\d{1,3})[.)º°ª]/.exec(block.marker)?.[1]
  if (marker) return { value: Number(marker), rest: block.text }
  const match = NUMBERED.exec(block.text)
  if (!match || (!/^\d/.test(block.text) && !isExerciseLabel(match[0].trim()))) return null
  return { value: Number(match[1]), rest: block.text.slice(match[0].length) }
}

/** 'Amazônia b) Caatinga c) Cerrado' after 'a)': alternatives set on one line. */
function alternativesIn(letter: string, block: Block): ShownOption[] {
  const [first = '', ...others] = block.text.split(/\s\(?(?=[a-eA-E]\)\s)/)
  const rest = others.map(part => ({ letter: part.charAt(0).toLowerCase(), text: part.slice(2) }))
  return [{ letter: letter.toLowerCase(), text: first }, ...rest].map(({ letter: name, text: words }) => ({
    letter: name,
    text: words.replace(/[;.,]$/, '').trim(),
    block,
  }))
}

function exerciseOf(draft: Draft): Exercise | null {
  const { said, number, alternatives, section, block } = draft
  const statement = draft.statement.join(' ').trim()
  if (!said || said.text === '' || statement === '' || PERSONAL.test(said.text)) return null
  const key = alternatives.length > 0 ? letterIn(said.text, alternatives) : null
  if (alternatives.length > 0 && (key === null || !inOrder(alternatives))) return null
  if (alternatives.length === 0 && /^\(?[a-e]\)?[.,]?$/i.test(said.text)) return null
  return {
    number,
    statement,
    alternatives,
    key,
    answer: said.text,
    section,
    block,
    answerBlock: said.block,
    wording: draft.blocks.map(({ text }) => text).join(' '),
  }
}

function inOrder(alternatives: readonly Alternative[]): boolean {
  return alternatives.every(({ letter }, index) => letter.toLowerCase() === 'abcde'.charAt(index))
}
