import { foldName, type RawCard } from './imported-card.ts'

/** A note of Anki: its fields already plain text, the kind of note told by its templates. */
export type AnkiNote = {
  fields: readonly { name: string; text: string }[]
  /** The first template of the note's type: what its two sides show. */
  template: { question: string; answer: string } | null
  isCloze: boolean
  tags: readonly string[]
}

const named = {
  question: ['pergunta', 'frente', 'front', 'question', 'questao', 'termo', 'term'],
  answer: ['resposta', 'verso', 'back', 'answer', 'definicao', 'definition'],
  category: ['assunto', 'categoria', 'category', 'tema'],
  difficulty: ['dificuldade', 'difficulty'],
} as const

/** Anki's own tags, and those that our export adds, say nothing about the subject. */
const silentTags = /^(?:capivira|leech|marked|dificuldade(?:::.*)?)$/i

/** The cards of a note: one, or for a note with gaps one per gap. */
export function cardsOfNote(note: AnkiNote): RawCard[] {
  const extra = {
    category: fieldOf(note, 'category') ?? categoryOf(note.tags),
    difficulty: fieldOf(note, 'difficulty') ?? '',
  }
  if (note.isCloze) return gapsOf(note.fields[0]?.text ?? '').map(sides => ({ ...sides, ...extra }))
  return [{ ...sidesOf(note), ...extra }]
}

function sidesOf(note: AnkiNote): Pick<RawCard, 'question' | 'answer'> {
  const question = fieldOf(note, 'question')
  const answer = fieldOf(note, 'answer')
  if (question && answer) return { question, answer }
  const front = shownBy(note, note.template?.question ?? '')
  const back = shownBy(note, note.template?.answer ?? '').filter(name => !front.includes(name))
  if (front.length > 0 && back.length > 0) return { question: joined(note, front), answer: joined(note, back) }
  const [first, ...rest] = note.fields.map(({ name }) => name)
  return { question: joined(note, first === undefined ? [] : [first]), answer: joined(note, rest) }
}

/** The text of the field of this meaning; undefined when the note has none. */
function fieldOf({ fields }: AnkiNote, wanted: keyof typeof named): string | undefined {
  const names: readonly string[] = named[wanted]
  return fields.find(({ name }) => names.includes(foldName(name)))?.text
}

/** The fields that a template shows, as '{{Nome}}' or behind filters as '{{text:Nome}}'. */
function shownBy({ fields }: AnkiNote, template: string): string[] {
  const shown = [...template.slice(0, 50_000).matchAll(/\{\{([^{}#^/]{1,200})\}\}/g)].map(([, name = '']) =>
    name.slice(name.lastIndexOf(':') + 1).trim(),
  )
  return fields.map(({ name }) => name).filter(name => shown.includes(name))
}

function joined({ fields }: AnkiNote, names: readonly string[]): string {
  return fields
    .filter(({ name, text }) => names.includes(name) && text !== '')
    .map(({ text }) => text)
    .join('\n')
}

/** The subject that the tags of a note name: the last step of the first that is not one of the programs' own. */
export function categoryOf(tags: readonly string[]): string {
  const tag = tags.find(name => !silentTags.test(name)) ?? ''
  return tag.slice(tag.lastIndexOf(':') + 1).replaceAll('_', ' ')
}

const gap = /\{\{c(\d{1,3})::([^{}]*?)(?:::([^{}]*?))?\}\}/g
const mostGaps = 10

/** A text with gaps as one question per gap, the others filled in. */
function gapsOf(text: string): Pick<RawCard, 'question' | 'answer'>[] {
  const numbers = [...new Set([...text.matchAll(gap)].map(([, number]) => number))].slice(0, mostGaps)
  return numbers.map(number => {
    const hidden: string[] = []
    const question = text.replace(gap, (_, of: string, word: string, hint?: string) => {
      if (of !== number) return word
      hidden.push(word)
      return hint ? `_____ (${hint})` : '_____'
    })
    return { question, answer: hidden.join(', ') }
  })
}
