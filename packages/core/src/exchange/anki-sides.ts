import { type AnkiField, isEmptyField } from './anki-field.ts'
import { filled, readGaps } from './anki-gaps.ts'
import { renderTemplate, type TemplatePart } from './anki-template.ts'
import { plainText, tidy } from './plain-text.ts'

/** What the two sides of a card show. */
export type AnkiTemplate = { front: readonly TemplatePart[]; back: readonly TemplatePart[] }

/**
 * The two sides of a card; `first` is the first field of the answer alone, for where all of it is too long. A card
 * `isRepeated` whose back says nothing that the front does not.
 */
export type Sides = {
  question: string
  answer: string
  first: string
  isRepeated: boolean
  questionMedia: number
  answerMedia: number
}

/** What Anki itself fills in. It says nothing that a pupil should know. */
const ofAnki = new Set(['FrontSide', 'Tags', 'Type', 'Deck', 'Subdeck', 'Card', 'CardFlag', 'CardID'])

/**
 * Where a field begins and ends in what the back shows, by whether the front shows it, too. They are letters of no
 * language.
 */
const fresh = { from: '\ue001', to: '\ue002' }
const repeated = { from: '\ue003', to: '\ue004' }
const marks = /[\ue001-\ue004]/g

/**
 * The two sides that a template makes of a note; null where it makes no card of it, since its front shows no field that
 * is filled. What the back shows besides the front's own lines is the answer.
 * @param apart fields that go elsewhere, as the subject: they are no part of an answer
 */
export function sidesOf(
  fields: readonly AnkiField[],
  template: AnkiTemplate,
  apart: ReadonlySet<string>,
): Sides | null {
  const values = new Map(fields.map(({ name, html }) => [name, filled(readGaps(html))]))
  const isFilled = (name: string) => ofAnki.has(name) || !isEmptyField(values.get(name) ?? '')
  const onFront = new Map<string, string>()
  let spoken = 0
  const question = renderTemplate(
    template.front,
    (name, filters) => {
      const value = values.get(name) ?? ''
      if (isEmptyField(value) || filters.includes('type')) return ''
      if (filters.some(isVoice)) {
        spoken++
        return ''
      }
      const shown = withReadings(value, filters)
      onFront.set(name, shown)
      return shown
    },
    isFilled,
  )
  if (onFront.size === 0 && spoken === 0) return null
  const onBack: string[] = []
  const answer = renderTemplate(
    template.back,
    (name, filters) => {
      const value = values.get(name) ?? ''
      if (isEmptyField(value) || filters.some(isVoice)) return ''
      const shown = withReadings(value, filters)
      const isRepeated = onFront.get(name) === shown || apart.has(name)
      if (!isRepeated) onBack.push(shown)
      const { from, to } = isRepeated ? repeated : fresh
      return `${from}${shown}${to}`
    },
    isFilled,
  )
  const asked = onFront.size === 0 ? { text: '', media: 0 } : plainText(question)
  const { text, isFresh } = freshLines(plainText(answer).text, asked.text)
  return {
    question: asked.text,
    answer: text,
    isRepeated: !isFresh && tidy(text) === tidy(asked.text),
    first: plainText(onBack[0] ?? '').text,
    questionMedia: asked.media + spoken,
    answerMedia: onBack.reduce((sum, value) => sum + plainText(value).media, 0),
  }
}

/**
 * A word and how it is read, '日本[にほん]', shown as both, as the word or as its reading. Source: Anki,
 * rslib/src/template_filters.rs.
 */
const reading = / ?([^ >]+?)\[(?!sound:)(.+?)\]/g
const shownAs = { kanji: '$1', kana: '$2', furigana: '<ruby>$1<rt>$2</rt></ruby>' } as const
const isReading = (filter: string): filter is keyof typeof shownAs => Object.hasOwn(shownAs, filter)

function withReadings(html: string, filters: readonly string[]): string {
  const filter = filters.find(isReading)
  return filter ? html.replaceAll('&nbsp;', ' ').replace(reading, shownAs[filter]) : html
}

const isVoice = (filter: string) => filter.startsWith('tts')

/** The lines of a back that say something the front does not; where there are none, all of them. */
function freshLines(back: string, front: string): { text: string; isFresh: boolean } {
  const known = new Set(front.split('\n'))
  let inside: string | null = null
  const kept: string[] = []
  const others: string[] = []
  for (const line of back.split('\n')) {
    const isFresh: boolean = inside === fresh.from || line.includes(fresh.from)
    const isRepeated: boolean = inside === repeated.from || line.includes(repeated.from)
    for (const [mark] of line.matchAll(marks)) inside = mark === fresh.from || mark === repeated.from ? mark : null
    const text = tidy(line.replace(marks, ''))
    if (text === '') continue
    const lines = isFresh || (!isRepeated && !known.has(text)) ? kept : others
    if (!lines.includes(text)) lines.push(text)
  }
  return { text: (kept.length > 0 ? kept : others).join('\n'), isFresh: kept.length > 0 }
}
