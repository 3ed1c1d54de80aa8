import { thirdPerson } from '@capivira/portuguese/inflection'
import { analyse, type GrammaticalNumber } from '@capivira/portuguese/morphology'
import { changed } from './flaw.ts'

/** A third person of the indicative in the other number; null where the form may be another word. */
function turned(verb: string, number: GrammaticalNumber): string | null {
  const readings = analyse(verb).filter(a => a.category === 'verb' && a.mood === 'indicative' && a.person === 3)
  const [first] = readings
  if (!first || readings.length !== analyse(verb).length || readings.some(a => a.number !== number)) return null
  if (first.tense !== 'present' && first.tense !== 'preterite') return null
  return thirdPerson(first.lemma, first.tense, number === 's' ? 'p' : 's')
}

/** A subject right before its verb, or right behind it where what opens the question cannot be the subject. */
const BEFORE_VERB =
  /(?:^|(?<=(?<![\p{L}])(?:que|quando|se|onde|como|porque)\s))(o|a|os|as)\s(\p{Ll}{3,})\s(\p{Ll}{3,})(?![\p{L}])/giu
const BEHIND_VERB = new RegExp(
  String.raw`^(?:Como|Onde|Quando|Por que|Em que \p{Ll}+|De que|Com que)\s(\p{Ll}{3,})\s(o|a|os|as)\s` +
    String.raw`(\p{Ll}{3,})(?=\?|\s(?:d[aeo]s?|em|n[oa]s?|para|com)\s)`,
  'gu',
)

const isNoun = (word: string, number: GrammaticalNumber) => {
  const readings = analyse(word)
  return readings.some(a => a.category === 'noun' && (a.number ?? number) === number)
}

/** The text with the verb of a subject in the other number. */
export function atOdds(text: string): string | null {
  const parts = [
    ...[...text.matchAll(BEFORE_VERB)].map(m => ({
      article: m[1],
      noun: m[2],
      verb: m[3],
      at: m.index + m[0].lastIndexOf(m[3] ?? ''),
    })),
    ...[...text.matchAll(BEHIND_VERB)].map(m => ({
      article: m[2],
      noun: m[3],
      verb: m[1],
      at: m[0].indexOf(` ${m[1]} `) + 1,
    })),
  ]
  for (const { article = '', noun = '', verb = '', at } of parts) {
    const number = /s$/i.test(article) ? 'p' : 's'
    const by = isNoun(noun, number) ? turned(verb, number) : null
    if (by !== null) return text.slice(0, at) + by + text.slice(at + verb.length)
  }
  return null
}

const SMALL = /(?<=\p{Ll}\s)(de|da|do|das|dos|em|na|no|com|por|para|que|e|o|a|os|as|um|uma)(?=\s\p{L})/u
/** The text with a small word set twice. */
export const twice = (text: string) => changed(text, SMALL, word => `${word} ${word}`)

/**
 * The answer up to a small word after which something has to come, the last of those that leave some of it standing.
 */
export function cutAfterSmall(text: string): string | null {
  const found = [
    ...text.matchAll(
      new RegExp(
        String.raw`(?<=^.{6,})\s(?:de|da|do|das|dos|em|na|no|com|por|para|que|o|os|as|um|uma|sobre|entre|sem|seu` +
          String.raw`|sua|não|como|mais|se|cada|à)(?=\s)`,
        'gu',
      ),
    ),
  ]
  const last = found.at(-1)
  return last ? text.slice(0, last.index + last[0].length) : null
}
