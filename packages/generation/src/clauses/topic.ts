import type { Subject } from '../analysis/grammar/nouns.ts'
import { readSubject } from '../analysis/grammar/nouns.ts'
import { tagWords, type Word } from '../analysis/grammar/tagging.ts'
import { meansPerson } from '../analysis/people/people.ts'
import { ATTRIBUTE } from '../analysis/references/known.ts'
import { isSituational } from '../analysis/references/situations.ts'
import type { Place } from '../families/fact.ts'
import { limitingLead, subjectOf, wordsIn } from '../families/wording/phrasing.ts'
import { phraseAt } from './phrase.ts'
import { prepositionAt } from './prepositions.ts'

/** Words that a subject told apart by what hangs on it has. */
const LONG = { least: 4, most: 15 } as const
const POINTS =
  /(?<![\p{L}])(?:[dn]?el[ea]s?|[dn]?iss[oa]|[dn]?ess[ea]s?|[dn]?est[ea]s?|[dn]?aquel[ea]s?|seus?|suas?|você|nós|noss[oa]s?|outr[oa]s?|mesm[oa]s?|tal|tais|acima|abaixo|seguintes?|anterior(?:es)?|área|setor|ramo)(?![\p{L}])/iu

/** What a clause is about, where one can ask about it away from the page; null otherwise. */
export function topicOf(place: Place): Subject | null {
  // 'Preso em Curitiba', 'Grávida': described, not named.
  const [opening] = tagWords(place.clause.subject)
  if (opening && opening.tag === 'adjective' && !/^[\p{Lu}]{2}/u.test(opening.text)) return null
  return subjectOf(place) ?? toldApart(place) ?? knownByLead(place)
}

/** 'Os estudos realizados no exterior', 'As notas das avaliações que compõem a média': a noun known by all that is said of it. */
function toldApart({ clause, study }: Place): Subject | null {
  const bare = clause.subject.replace(/\s\([^()]*\)/gu, '').trim()
  const count = wordsIn(bare)
  if (
    !/^(?:O|A|Os|As)\s\p{L}/u.test(bare) ||
    count < LONG.least ||
    count > LONG.most ||
    POINTS.test(bare) ||
    /[,;:–“”"()]/.test(bare)
  )
    return null
  const words = tagWords(bare)
  const phrase = phraseAt(words, 0)
  const head = phrase ? words[phrase.head] : undefined
  if (!phrase || phrase.joined || head?.tag === undefined || !isWhole(words, phrase.to)) return null
  const named = readSubject(bare.slice(0, head.end), study.use, true)
  if (!named || tellingIn(words) < 2) return null
  const rest = bare.slice(bare.indexOf(' ') + 1)
  return {
    phrase: { ...named.phrase, core: rest, words: rest.split(' ') },
    display: `${named.phrase.determiner} ${rest}`,
    aside: '',
  }
}

/** 'Nas partituras antigas, as notas…', 'No jogo de xadrez, as torres…': which they are, the lead says. */
function knownByLead({ clause, study }: Place): Subject | null {
  const lead = limitingLead(clause)
  const noun = /^(?:Os|As)\s(\p{Ll}{4,}(?:\s\p{Ll}{4,})?)$/u.exec(clause.subject)?.[1]
  if (noun === undefined || lead === null || !NAMES_WHERE.test(lead) || POINTS.test(lead)) return null
  const head = noun.split(' ')[0] ?? ''
  if (ATTRIBUTE.test(head) || isSituational(head) || meansPerson(head)) return null
  return readSubject(clause.subject, study.use, true)
}

/** 'Na Tabela Periódica moderna', 'No jogo de xadrez' */
const NAMES_WHERE =
  /^(?:Em|N[oa]s?)\s(?!(?:vez|caso|gera|outr|alg|muit|ess|est|aquel|meio|fim|final|início)\p{L}*\s)(?=.*(?:\p{L}\s\p{Lu}|\sd[aeo]s?\s\p{Ll}{4}))[^,()\d]{8,60}$/u

/** Whether nothing but complements, and at the most one clause that tells which, follows the noun phrase. */
function isWhole(words: readonly Word[], from: number): boolean {
  let at = from
  while (at < words.length) {
    const word = words[at]
    if (!word) return true
    if (word.tag === 'relative')
      return (
        words.slice(at + 1).every(other => other.tag !== 'relative') &&
        words.slice(at).some(other => other.tag === 'verb')
      )
    if (word.tag === 'adverb' && /mente$/.test(word.lower)) {
      at++
      continue
    }
    const led = prepositionAt(words, at)
    const phrase = led ? phraseAt(words, at + led.words) : null
    if (!phrase) {
      if (word.tag !== 'adjective' && word.tag !== 'participle') return false
      at++
    } else at = phrase.to
  }
  return true
}

function tellingIn(words: readonly Word[]): number {
  return words.filter(({ tag }) => tag === 'noun' || tag === 'proper' || tag === 'adjective').length - 1
}
