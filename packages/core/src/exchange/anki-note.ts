import { choiceCard } from './anki-choice.ts'
import { type AnkiField, isEmptyField } from './anki-field.ts'
import { asked, filled, type GapNode, gapNumbers, gapSign, hidesPicture, readGaps, withoutMasks } from './anki-gaps.ts'
import { leadOf, tells } from './anki-lead.ts'
import { type AnkiTemplate, sidesOf } from './anki-sides.ts'
import { fieldsIn } from './anki-template.ts'
import { mostGaps, tooManyGaps } from './gap-cards.ts'
import { foldName, type RawCard } from './imported-card.ts'
import { escapeHtml, plainText } from './plain-text.ts'

/** A type of notes: what its cards show. */
export type AnkiType = {
  name: string
  isCloze: boolean
  /** Whether its cards hide parts of a picture. */
  hidesPictures: boolean
  /** One for each of its cards. */
  templates: readonly AnkiTemplate[]
}

export type AnkiNote = {
  fields: readonly AnkiField[]
  /** Null where the file does not say of which type it is. */
  type: AnkiType | null
  tags: readonly string[]
  /** The deck of its cards, where a file has several; else ''. */
  deck: string
}

/** A card of a note, or a row that says why there is none. */
export type NoteCard = RawCard & {
  /** Whether the front had a picture or a sound, which is not there any more. */
  hadMedia: boolean
  /** Whether something stayed out that a card of gaps shows beside its text, or that made an answer too long. */
  isShortened: boolean
}

const named = {
  question: ['pergunta', 'frente', 'front', 'question', 'questao', 'termo', 'term'],
  answer: ['resposta', 'verso', 'back', 'answer', 'definicao', 'definition'],
  category: ['assunto', 'categoria', 'category', 'tema'],
  difficulty: ['dificuldade', 'difficulty'],
} as const

/** Anki's own tags, and those that our export adds, say nothing about the subject. */
const silentTags = /^(?:capivira|leech|marked|dificuldade(?:::.*)?)$/i

/** Letters of an answer; a card of a teacher has no more (editing/contract.ts). */
const longestAnswer = 1000

export const reasons = {
  picture: 'Esta nota esconde partes de uma imagem, e aqui os cards são só de texto',
  noGap: 'Esta nota não tem nenhuma lacuna',
  noCard: 'No Anki esta nota não tem nenhum card: a frente dela está vazia',
  question: 'A pergunta é só uma imagem ou um som',
  answer: 'A resposta é só uma imagem ou um som',
  pictured: 'A pergunta depende de uma imagem ou de um som, e aqui os cards são só de texto',
  gap: 'A lacuna esconde só uma imagem ou um som',
  repeats: 'O verso não mostra nada além do que está na frente',
} as const

/**
 * The cards of a note: one for each of its type's templates, or one for each gap. Never none: what gives no card is a
 * row that says why.
 */
export function cardsOfNote(note: AnkiNote): NoteCard[] {
  const extra = {
    category: namedField(note, 'category') ? textOf(note, 'category') : categoryOf(note.tags) || note.deck,
    difficulty: textOf(note, 'difficulty'),
    hadMedia: false,
    isShortened: false,
  }
  if (hidesPictures(note)) return [{ ...firstText(note), ...extra, reason: reasons.picture }]
  if (isCloze(note)) return gapCards(note).map(card => ({ ...extra, ...card }))
  const choice = choiceOf(note)
  const cards = isOurs(note)
    ? [ourCard(note)]
    : choice
      ? [choice]
      : (note.type?.templates ?? []).flatMap(template => cardOf(note, template))
  if (cards.length > 0) return cards.map(card => ({ ...extra, ...card }))
  if (note.type && note.type.templates.length > 0) return [{ ...firstText(note), ...extra, reason: reasons.noCard }]
  return [{ ...withoutTemplate(note), ...extra }]
}

type Card = Pick<RawCard, 'question' | 'answer'> & Partial<Pick<NoteCard, 'reason' | 'hadMedia' | 'isShortened'>>

function cardOf({ fields }: AnkiNote, template: AnkiTemplate): Card[] {
  const apart = fields.filter(({ name }) => isNamed(name, 'category') || isNamed(name, 'difficulty'))
  const sides = sidesOf(fields, template, new Set(apart.map(({ name }) => name)))
  if (!sides) return []
  const { question, questionMedia, answerMedia, first, isRepeated } = sides
  const isTooLong = sides.answer.length > longestAnswer && first !== '' && first.length <= longestAnswer
  const answer = isTooLong ? first : sides.answer
  const reason =
    question === '' && questionMedia > 0
      ? reasons.question
      : answer === '' && answerMedia > 0
        ? reasons.answer
        : isRepeated && answer !== ''
          ? answerMedia > 0
            ? reasons.answer
            : reasons.repeats
          : undefined
  return [{ question, answer, hadMedia: questionMedia > 0, isShortened: isTooLong, ...(reason && { reason }) }]
}

function choiceOf({ fields }: AnkiNote): Card | null {
  const choice = choiceCard(fields)
  if (!choice) return null
  const { question, answer, isPictured } = choice
  return { question, answer, ...(isPictured && { reason: reasons.pictured }) }
}

/** Our own export says in two of its fields what a card is; what its back adds is the passage and the page. */
const isOurs = ({ type, fields }: AnkiNote) =>
  type?.name === 'Capivira' && fields[0]?.name === 'Pergunta' && fields[1]?.name === 'Resposta'

const ourCard = (note: AnkiNote): Card => ({ question: textOf(note, 'question'), answer: textOf(note, 'answer') })

/** A note of no known type: the fields whose names say it, else the first one asks and the others answer. */
function withoutTemplate(note: AnkiNote): Card {
  const [question, answer] = [textOf(note, 'question'), textOf(note, 'answer')]
  return question && answer ? { question, answer } : firstText(note)
}

/** What a note says without its type: its first field, then the others. Masks and their names say nothing. */
function firstText({ fields }: AnkiNote): Card {
  const [question = '', ...rest] = fields
    .map(({ html }) =>
      plainText(filled(withoutMasks(readGaps(html)))).text.replace(/image-occlusion:\S*\s*|^\S+-(?:ao|oa)-\d+$/g, ''),
    )
    .filter((text, place) => place === 0 || text !== '')
  return question === '' ? { question: rest[0] ?? '', answer: '' } : { question, answer: rest.join('\n') }
}

function isCloze({ type, fields }: AnkiNote): boolean {
  if (type?.isCloze || asksGaps(type).size > 0) return true
  // Who writes gaps into a plain note and leaves its back empty means a note with gaps.
  const [first, ...others] = fields
  return (
    first !== undefined && others.every(({ html }) => isEmptyField(html)) && gapNumbers(readGaps(first.html)).length > 0
  )
}

function gapCards(note: AnkiNote): Card[] {
  const texts = gapTexts(note)
  const numbers = [...new Set(texts.flatMap(({ nodes }) => gapNumbers(nodes)))].sort((a, b) => a - b)
  if (numbers.length === 0) return [{ ...firstText(note), reason: reasons.noGap }]
  if (numbers.length > mostGaps) return [{ ...firstText(note), reason: tooManyGaps }]
  const lead = leadOf(note.fields, note.type?.templates[0])
  const isShortened = note.fields.some(
    ({ name, html }) => !isEmptyField(html) && !lead.names.includes(name) && texts.every(text => text.name !== name),
  )
  return numbers.map(number => {
    const parts = texts
      .filter(({ nodes }) => gapNumbers(nodes).includes(number))
      .map(({ nodes }) => asked(nodes, number))
    const hidden = parts.flatMap(part => part.hidden.map(html => plainText(html)))
    const isTold = tells(
      lead,
      hidden.map(({ text }) => text),
    )
    const before = isTold ? '' : escapeHtml(lead.text)
    const question = plainText([before, ...parts.map(part => part.question)].join('<br>'))
    const answer = hidden.flatMap(({ text }) => text || []).join(', ')
    const isMedia = answer === '' && hidden.some(({ media }) => media > 0)
    return {
      question: question.text.replaceAll(gapSign, '_____'),
      answer,
      hadMedia: question.media > 0,
      isShortened: isShortened || isTold,
      ...(isMedia && { reason: reasons.gap }),
    }
  })
}

/** The fields with gaps: those that a template names as such, or where it names none, all that have some. */
function gapTexts({ fields, type }: AnkiNote): { name: string; nodes: GapNode[] }[] {
  const all = fields
    .map(({ name, html }) => ({ name, nodes: readGaps(html) }))
    .filter(({ nodes }) => gapNumbers(nodes).length > 0)
  const asking = asksGaps(type)
  const wanted = all.filter(({ name }) => asking.has(name))
  return asking.size > 0 ? wanted : all
}

/** The fields that a type's templates show with gaps. */
const asksGaps = (type: AnkiType | null): ReadonlySet<string> =>
  new Set(
    (type?.templates ?? [])
      .flatMap(({ front, back }) => [...fieldsIn(front), ...fieldsIn(back)])
      .flatMap(({ name, filters }) => (filters.includes('cloze') ? name : [])),
  )

/** Masks of the add-on that Anki had before its own: pictures of masks in fields named so. */
const maskField = /^(?:question|answer|original) mask$/i
const maskPicture = /<img\b[^>]*-(?:ao|oa)-\d+-[QA]\.svg/i

const hidesPictures = ({ type, fields }: AnkiNote): boolean =>
  (type?.hidesPictures ?? false) ||
  /image occlusion|oclus[aã]o de imagem/i.test(type?.name ?? '') ||
  fields.some(({ name, html }) => maskField.test(name) || maskPicture.test(html) || hidesPicture(readGaps(html)))

const isNamed = (name: string, wanted: keyof typeof named) =>
  (named[wanted] as readonly string[]).includes(foldName(name))

/**
 * Leaves out the cards that only a picture told apart: several fronts with the same words, of which those with a
 * picture or a sound cannot be answered without it.
 */
export function withoutPictured(cards: readonly NoteCard[]): NoteCard[] {
  const counts = new Map<string, number>()
  for (const { question } of cards) counts.set(foldName(question), (counts.get(foldName(question)) ?? 0) + 1)
  return cards.map(card =>
    card.hadMedia && card.reason === undefined && card.question !== '' && (counts.get(foldName(card.question)) ?? 0) > 1
      ? { ...card, reason: reasons.pictured }
      : card,
  )
}

const pointing = new RegExp(
  String.raw`\b(?:n?est[ea]s?|n?ess[ea]s?|isto|isso|imagem|figura|fotos?|fotografia|desenho|mapa|ilustração` +
    String.raw`|som|áudio|ouça|escute|observe|veja|this|listen|look|these|picture|image)(?!\p{L})`,
  'iu',
)

/** Whether a question speaks of the picture or sound that it had. */
export const asksOfMedia = ({ question, hadMedia }: NoteCard): boolean => hadMedia && pointing.test(question)

const namedField = ({ fields }: AnkiNote, wanted: keyof typeof named) =>
  fields.find(({ name }) => isNamed(name, wanted))

/** The text of the first field of this meaning, or ''. */
function textOf(note: AnkiNote, wanted: keyof typeof named): string {
  const field = namedField(note, wanted)
  return field ? plainText(field.html).text : ''
}

/** The subject that the tags of a note name: the last step of the first that is not one of the programs' own. */
export function categoryOf(tags: readonly string[]): string {
  const tag = tags.find(name => !silentTags.test(name)) ?? ''
  return tag.slice(tag.lastIndexOf(':') + 1).replaceAll('_', ' ')
}
