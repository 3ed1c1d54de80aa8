import { analyse, isParticiple, numberOf } from '@capivira/portuguese/morphology'
import type { Clause } from '../analysis/grammar/clauses.ts'
import { withAuxiliary } from '../analysis/grammar/predicates.ts'
import { tagWords } from '../analysis/grammar/tagging.ts'

/** The verb of a clause with all that belongs to it: 'poderão ser também utilizadas', 'estão distribuídos', 'divide-se'. */
export type Group = {
  /** As it stands before or after a subject: 'poderão ser utilizadas', 'se divide'. */
  text: string
  /** The verb that says what is done, in the infinitive. */
  lemma: string
  /** Its finite word, for agreement. */
  finite: string
  voice: 'active' | 'passive' | 'reflexive' | 'copula'
  past: boolean
  /** What follows the group. */
  rest: string
}

const BE = /^(?:é|são|foi|foram|era|eram|será|serão|seria|seriam|seja|sejam|ser|sido|sendo)$/i
const STATE = /^(?:está|estão|estava|estavam|estará|estarão|estar|fica|ficam|ficou|ficaram)$/i
const ADVERB =
  /^(?:(?:não|também|ainda|já|sempre|normalmente|geralmente|frequentemente|principalmente|comumente|usualmente|basicamente|então|\p{L}+mente)\s)+/u

/** The verb group of a clause, read from its verb on; null where its verb cannot be told. */
export function groupOf(clause: Clause): Group | null {
  const whole = withLightNoun(withAuxiliary(clause) ?? withAttempt(clause))
  const enclitic = /^(.+)-se$/u.exec(whole.verb)
  const said = enclitic ? `se ${(enclitic[1] ?? '').toLowerCase()}` : whole.verb.toLowerCase()
  const words = said.split(' ')
  const finite = words.find(word => word !== 'se' && word !== 'lhe' && word !== 'lhes') ?? ''
  const last = words.at(-1) ?? ''
  if (/^(?:sendo|ser|sido)$/.test(finite)) return null
  const past = analyse(finite).some(a => a.category === 'verb' && a.person === 3 && a.tense === 'preterite')
  const bare = whole.rest.replace(ADVERB, '')
  const adverbs = whole.rest.slice(0, whole.rest.length - bare.length)
  if (BE.test(last) || STATE.test(last)) {
    const participle = /^\p{L}+/u.exec(bare)?.[0] ?? ''
    const rest = bare.slice(participle.length)
    if (isVerbal(participle) && !/^\s(?:e|ou|,)\s/u.test(rest))
      return {
        text: `${said} ${keep(adverbs)}${participle}`,
        lemma: lemmaOfParticiple(participle),
        finite,
        voice: 'passive',
        past,
        rest: rest.trim(),
      }
    return BE.test(last) || /^(?:está|estão|estava|estavam)$/.test(last)
      ? { text: said, lemma: 'ser', finite, voice: 'copula', past, rest: whole.rest }
      : null
  }
  if (/\s(?:direito|acesso|parceria|início|origem|sede|aversão|relação|ligação|contato|vínculo)$/u.test(said))
    return { text: said, lemma: last, finite, voice: 'active', past, rest: bare.trim() }
  const reading = analyse(last).filter(a => a.category === 'verb')
  const verb =
    words.length > 1 && words[0] !== 'se'
      ? (reading.find(a => a.mood === 'infinitive') ?? reading[0])
      : (reading.find(a => a.person === 3 && a.mood === 'indicative') ?? reading[0])
  if (!verb || tagWords(bare)[0]?.tag === 'gerund') return null
  return {
    text: adverbs.trim() === '' ? said : `${said} ${keep(adverbs)}`.trim(),
    lemma: verb.lemma,
    finite,
    voice: words.includes('se') || /-se$/.test(last) ? 'reflexive' : 'active',
    past,
    rest: bare.trim(),
  }
}

/** 'têm acesso | ao resultado', 'tem parceria | com a escola': a verb that says nothing without its noun. */
function withLightNoun(clause: Clause): Clause {
  if (!/(?:^|\s)(?:tem|têm|teve|tiveram|terá|terão|ter)$/u.test(clause.verb)) return clause
  const noun =
    /^(?:direito|acesso|parceria|início|origem|sede|aversão|relação|ligação|contato|vínculo)(?=\s(?:a|à|às|ao|aos|com|em|n[oa]s?)\s)/u.exec(
      clause.rest,
    )?.[0]
  if (noun === undefined) return clause
  const rest = clause.rest.slice(noun.length).trim()
  return { ...clause, verb: `${clause.verb} ${noun}`, rest, words: tagWords(rest) }
}

/** 'tentou vender o computador', 'deixou de usar': the verb that says what is done, with the one before it. */
function withAttempt(clause: Clause): Clause {
  const led = /^(?:tent\p{L}+|consegu\p{L}+)$/u.test(clause.verb)
    ? ''
    : /^(?:deix\p{L}+)$/u.test(clause.verb)
      ? 'de '
      : /^(?:volt\p{L}+|pass\p{L}+|começ\p{L}+)$/u.test(clause.verb)
        ? 'a '
        : null
  if (led === null || !clause.rest.startsWith(led)) return clause
  const infinitive = /^\p{L}+r(?=\s)/u.exec(clause.rest.slice(led.length))?.[0]
  if (infinitive === undefined || !analyse(infinitive).some(a => a.mood === 'infinitive')) return clause
  const rest = clause.rest.slice(led.length + infinitive.length).trim()
  return { ...clause, verb: `${clause.verb} ${led}${infinitive}`, rest, words: tagWords(rest) }
}

/** 'também', 'então' only tie the sentence to the one before; how often and how much stays. */
function keep(adverbs: string): string {
  return adverbs.replace(
    /(?<![\p{L}])(?:também|ainda|então|já|principalmente|basicamente|comumente|normalmente|frequentemente|geralmente|oficialmente|diretamente|intimamente)\s/gu,
    '',
  )
}

/** A participle that tells what is done: not 'resultado' or 'estado'. */
function isVerbal(word: string): boolean {
  return (
    /^\p{Ll}{4,}$/u.test(word) &&
    isParticiple(word) &&
    !/^(?:resultado|estado|dado|lado|significado|necessitado)s?$/.test(word) &&
    numberOf(word) !== undefined
  )
}

function lemmaOfParticiple(word: string): string {
  return analyse(word).find(a => a.mood === 'participle')?.lemma ?? word
}
