import { analyse, genderOf, numberOf } from '@capivira/portuguese/morphology'
import { isOneOf, pattern } from '../../lexicon/words.ts'

const openings = new Map<string, string>()

/**
 * How a phrase begins, where that shows: 'Para medir…', 'Que as plantas…', 'Medir…', 'Mede…', 'Um aparelho…', 'O
 * aparelho…'.
 */
export function openingOf(text: string): string {
  const known = openings.get(text)
  if (known !== undefined) return known
  const opening = readOpening(text)
  if (openings.size > 20_000) openings.clear()
  openings.set(text, opening)
  return opening
}

function readOpening(text: string): string {
  // 'São Paulo' is no verb.
  if (/^São \p{Lu}/u.test(text)) return ''
  const first = text.split(' ')[0]?.toLowerCase() ?? ''
  if (isOneOf('opening of a purpose or reason', first) && !/^[oa]s?$/.test(first))
    return first.replace(/^(?:n[oa]s?)$/, 'em').replace(/^pel[oa]s?$/, 'por')
  if (isOneOf('indefinite article', first)) return 'um'
  if (isOneOf('definite article', first)) return 'o'
  const readings = analyse(first)
  if (readings.length === 0 || readings.some(a => a.category !== 'verb')) return ''
  return readings.some(a => a.mood === 'infinitive')
    ? 'infinitive'
    : readings.some(a => a.mood === 'gerund')
      ? 'gerund'
      : readings[0]?.number === 'p'
        ? 'verbs'
        : 'verb'
}

const ARTICLE = pattern('')`^${'article, capital'}\s(?!(?:e|ou)\s)`

/** 'uma infiltração' beside 'uma camada': what goes on is no one thing of many. */
export const isDeedAmongThings = (noun: string, keyNoun: string): boolean => DEED.test(noun) && !DEED.test(keyNoun)

const DEED = pattern('u')`${'ending of a noun of deed'}$`

/**
 * A definition that begins as another does: 'A ciência que…' beside 'Processo que…' becomes 'Ciência que…', and the
 * other way round.
 */
export function likeDefinition<T extends { text: string }>(candidate: T, key: string): T {
  const wanted = ARTICLE.exec(key)?.[0].trim()
  const bare = candidate.text.replace(ARTICLE, '')
  const upper = bare.charAt(0).toUpperCase() + bare.slice(1)
  if (wanted === undefined) return bare === candidate.text ? candidate : { ...candidate, text: upper }
  const head = bare.split(' ')[0]?.toLowerCase() ?? ''
  const [gender, number] = [genderOf(head), numberOf(head)]
  if (ARTICLE.test(candidate.text) || isOneOf('each or any', head) || !gender || !number || /^\p{Lu}{2}/u.test(bare))
    return candidate
  const definite = /^[OA]/.test(wanted)
  // 'uma infiltração', 'uma conservação': what goes on is no one thing of many, as a layer or a tool is.
  if (!definite && isDeedAmongThings(head, key.split(' ')[1] ?? '')) return { ...candidate, text: upper }
  const article = definite
    ? `${gender === 'f' ? 'A' : 'O'}${number === 'p' ? 's' : ''}`
    : `${gender === 'f' ? 'Uma' : 'Um'}`
  return number === 'p' && !definite
    ? candidate
    : { ...candidate, text: `${article} ${bare.charAt(0).toLowerCase()}${bare.slice(1)}` }
}

const TITLE = pattern('u')`^${'title of somebody'}\.?$`

/** Gender of a person's name by the given name; undefined where the dictionary has none ('Tim'). */
export function personGender(name: string): 'm' | 'f' | undefined {
  const words = name.split(' ')
  const given = TITLE.test(words[0] ?? '') && words.length > 1 ? words[1] : words[0]
  if (isOneOf('title of a woman', words[0] ?? '')) return 'f'
  const reading = analyse(given ?? '').find(a => a.category === 'properNoun' || a.meaning === 'person')
  if (reading?.gender) return reading.gender
  return /(?:ina|ária|ana|ela|ice|ília)$/u.test(given ?? '') ? 'f' : reading ? genderOf(given ?? '') : undefined
}
