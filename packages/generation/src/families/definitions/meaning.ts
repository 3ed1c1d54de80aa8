import { analyse, isParticiple } from '@capivira/portuguese/morphology'
import { tagWords, type Word } from '../../analysis/grammar/tagging.ts'
import { isOneOf, pattern } from '../../lexicon/words.ts'

const OPENING_OF_AN_OBJECT_BEHIND_ITS = pattern('')`^(?:${'opening of an object behind its verb'}|\d+)$`

/** 'Mostra as primeiras linhas', 'adiciona uma nova coluna': a verb of the third person with its object. */
export function saysWhatItDoes(text: string): boolean {
  const [first = '', second = ''] = text.toLowerCase().split(' ')
  const readings = analyse(first)
  const verb = readings.some(
    a =>
      a.category === 'verb' &&
      a.person === 3 &&
      a.number === 's' &&
      a.tense === 'present' &&
      a.mood !== 'subjunctive' &&
      a.mood !== 'imperative',
  )
  if (!verb) return false
  if (OPENING_OF_AN_OBJECT_BEHIND_ITS.test(second)) return true
  return readings.every(a => a.category === 'verb') && analyse(second).some(a => a.category === 'noun')
}

const NOMINAL: ReadonlySet<string> = new Set(['noun', 'article', 'adjective', 'proper'])

/** 'desgaste do solo', 'um conjunto de dados que…': a noun first and no statement of its own. */
export function opensLikeADefinition(text: string): boolean {
  const words = tagWords(text)
  const [first] = words
  if (!first || !NOMINAL.has(first.tag)) return false
  if (first.tag === 'article' && isOneOf('definite article', first.text.toLowerCase())) return false
  if (!opensWithNoun(words)) return false
  // 'Escolha as linhas' is an order, whatever else 'escolha' may be.
  if (first.tag !== 'article' && words[1]?.tag === 'article') return false
  return !words.slice(0, 5).some(word => word.tag === 'verb' || word.tag === 'gerund')
}

const FOLLOWS_WHAT_IS_NO_NOUN = pattern('u')`^${'follows what is no noun'}$`

/** 'Processo pelo qual…', 'uma grande região…'; not 'Praticada no sul', 'Fundamental para…', 'Responsáveis por…'. */
function opensWithNoun(words: readonly Word[]): boolean {
  const at = words[0]?.tag === 'article' || words[0]?.tag === 'determiner' ? 1 : 0
  const [first, second] = [words[at], words[at + 1]]
  if (!first) return false
  const readings = analyse(first.lower)
  const noun = readings.some(a => a.category === 'noun')
  if (isParticiple(first.lower) && FOLLOWS_WHAT_IS_NO_NOUN.test(second?.lower ?? '') && at === 0)
    return first.tag === 'noun' && noun && !/(?:ad|id)[oa]s?$/.test(first.lower)
  // 'Responsáveis pela fixação da planta': a describing word that waits for its noun.
  if (
    at === 0 &&
    readings.some(a => a.category === 'adjective') &&
    isOneOf('governed by an adjective', second?.lower ?? '')
  )
    return false
  if (first.tag === 'noun' || first.tag === 'proper') return noun || readings.length === 0
  return first.tag === 'adjective' && (second?.tag === 'noun' || (noun && second?.tag === 'adjective'))
}

/** The words of what may be a definition: 'Um ser vivo', 'Seres que vivem na água' are told of beings, not of being. */
export function definingWords(said: string): readonly Word[] {
  const words = tagWords(said)
  return words.map((word, at) => {
    const before = words[at - 1]?.tag
    const being = word.lower === 'seres' || (word.lower === 'ser' && (before === 'article' || before === 'determiner'))
    return being ? { ...word, tag: 'noun' } : word
  })
}

/** 'Película fina que…': 'finar' is no verb there. */
function isDescribing(words: readonly Word[], at: number): boolean {
  return (
    words[at - 1]?.tag === 'noun' &&
    words[at + 1]?.tag === 'relative' &&
    analyse(words[at]?.lower ?? '').some(a => a.category === 'adjective')
  )
}

/** Opens with a noun, and no verb comes before a relative: what a term means, not a sentence about it. */
export function isNominal(said: string): boolean {
  const words = definingWords(said)
  const verb = words.findIndex((word, at) => word.tag === 'verb' && !isDescribing(words, at))
  return (
    opensWithNoun(words) &&
    (verb < 0 ||
      words.slice(0, verb).some(
        (word, at) =>
          word.tag === 'relative' ||
          /^(?:cuj|qua(?:l|is)$|que$|quem$|onde$|quando$)/.test(word.lower) ||
          // 'a maneira como um povo vive'
          (word.lower === 'como' && /^(?:maneira|forma|modo)s?$/.test(words[at - 1]?.lower ?? '')),
      ))
  )
}

/** 'Habitação: Bairros operários insalubres': one thing is not several others. */
export function isOfOtherNumber(number: 's' | 'p', definition: string): boolean {
  const [first = '', second = '', third = ''] = definition.toLowerCase().split(' ')
  const next = analyse(second).some(a => a.category === 'noun') ? second : third
  const readings = analyse(isOneOf('opening of a plural phrase', first) ? next : first).filter(
    a => a.category === 'noun',
  )
  return number === 's' && readings.length > 0 && readings.every(a => a.number === 'p')
}
