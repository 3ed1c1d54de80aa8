import { agrees } from '@capivira/portuguese/agreement'
import { analyse } from '@capivira/portuguese/morphology'
import { pattern } from '../../lexicon/words.ts'
import type { TextSentence } from '../sentences.ts'
import type { Mention } from '../terms/terms.ts'
import type { Clause } from './clauses.ts'
import { takeApart } from './clauses.ts'
import { agreementOf, NO_USE, readSubject } from './nouns.ts'

/** What was done to a thing once: 'criada em 1792', 'projetado por Howard Aiken'. */
const EVENT = pattern('u')`^${'done to a thing once, stem of its participle'}([oa]s?)$`
/** What a thing is like or used for. */
const STATE = pattern('u')`^${'state of a thing, stem of its participle'}([oa]s?)?$`
/** Done once or again and again: 'os linfócitos, produzidos na medula' where the sentence speaks in the present. */
const AS_A_RULE = /^(?:produzid|liberad|transportad)/u

function speaksInGeneral({ words }: TextSentence, said: string): boolean {
  const verbs = words.filter(({ tag }) => tag === 'verb').map(({ lower }) => lower)
  const isPast = (verb: string) => analyse(verb).some(a => a.mood === 'indicative' && a.tense !== 'present')
  return !/\d{3}|século|década/u.test(said) && verbs.some(verb => /^(?:é|são)$/.test(verb)) && !verbs.some(isPast)
}

/** Only what tells when, where, by whom, what for: the rest of it would only describe. */
const TELLS = pattern('u')`^\p{L}+(?:\s\p{L}+mente)?\s${'opening of a circumstance after a participle'}\s`

/**
 * What a sentence says in passing of a name or a term by a participle: '…o Mark I, projetado pelo professor Howard
 * Aiken' → 'O Mark I
 * | foi | projetado pelo professor Howard Aiken'.
 */
export function participialClauses(sentence: TextSentence, mentions: readonly Mention[]): Clause[] {
  const clauses: Clause[] = [...(leadingParticiple(sentence.core) ?? [])]
  for (const match of sentence.core.matchAll(/,\s(?=(\p{Ll}+)\s)/gu)) {
    const participle = match[1] ?? ''
    const event = EVENT.exec(participle)
    const ending = event?.[1] ?? STATE.exec(participle)?.[1]
    if (ending === undefined) continue
    const said = untilEnd(sentence.core.slice(match.index + match[0].length), event !== null)
    if (!TELLS.test(`${said} `) || said.split(' ').length < 3) continue
    const subject = antecedent(sentence, mentions, match.index, ending)
    if (!subject) continue
    const plural = ending.endsWith('s')
    // 'a terra roxa, encontrada no norte do Paraná': it still is.
    const still = participle.startsWith('encontrad') && !/\d{3}|século|década/u.test(said)
    const tells = event !== null && !still && !(AS_A_RULE.test(participle) && speaksInGeneral(sentence, said))
    const verb = tells ? (plural ? 'foram' : 'foi') : plural ? 'são' : 'é'
    const clause = takeApart(`${subject} ${verb} ${said}`)
    if (clause && clause.subject === subject) clauses.push(clause)
  }
  return clauses
}

/**
 * 'Criado por Ebenezer Howard, o bairro-jardim…' → 'O bairro-jardim | foi | criado por Ebenezer Howard': what was done
 * to the subject once.
 */
function leadingParticiple(core: string): Clause[] | null {
  const [, participle = '', rest = '', main = ''] =
    /^(\p{Lu}\p{Ll}+[aiu]d[oa]s?)\s([^,;:()]{4,80}),\s([oa]s?\s\p{L}.+)$/u.exec(core) ?? []
  const said = `${participle.toLowerCase()} ${rest}`
  if (participle === '' || !EVENT.test(participle.toLowerCase()) || !TELLS.test(`${said} `)) return null
  const subject = takeApart(`${main.charAt(0).toUpperCase()}${main.slice(1)}`)?.subject ?? ''
  const phrase = subject === '' || /[,;]/.test(subject) ? undefined : readSubject(subject, NO_USE)?.phrase
  if (!phrase || !agrees(participle.toLowerCase(), phrase)) return null
  const clause = takeApart(`${subject} ${phrase.number === 'p' ? 'foram' : 'foi'} ${said}`)
  return clause?.subject === subject ? [clause] : null
}

/**
 * The name or term before the comma that agrees with the participle, with its article; null where more than one might
 * be meant.
 */
function antecedent(
  sentence: TextSentence,
  mentions: readonly Mention[],
  comma: number,
  ending: string,
): string | null {
  const before = sentence.core.slice(0, comma).replace(/\s\([^()]*\)$/u, '')
  const mention = mentions
    .filter(({ end }) => sentence.words[end - 1]?.end === before.length)
    .sort((a, b) => a.start - b.start)[0]
  if (!mention || (mention.term.common && !mention.term.proper)) return null
  // 'de Rios/Lagos, localizado em…': half of a name.
  if (sentence.words[mention.start - 1]?.text === '/') return null
  // 'o computador Mark I', 'a Academia de Fortificação': the noun before a name belongs to it.
  const role = sentence.words[mention.start - 1]
  const led = mention.term.proper && role?.tag === 'noun'
  const link = sentence.words[mention.start - (led ? 2 : 1)]
  // 'para a ilha, na costa da África, chefiada por…': what is set off between commas is not meant.
  if (/^n[oa]s?$/.test(link?.lower ?? '') && sentence.words[mention.start - (led ? 3 : 2)]?.text === ',') return null
  const surface = led ? `${role.text} ${mention.surface}` : mention.surface
  const article = /^(?:[dn]|pel|a)?([oa]s?)$/u.exec(link?.lower ?? '')?.[1] ?? ''
  // 'a casa do rei, construída em…' may be the house: a name after a name is not safe.
  const owner = sentence.words.slice(0, mention.start - (led ? 2 : 1)).findLast(({ tag }) => tag !== 'adjective')
  if (/^d[aeo]s?$/.test(link?.lower ?? '') && owner?.tag === 'noun') return null
  // 'do tamanho de um punho fechado, localizado entre…': what a thing is compared with is not meant.
  if (article === '' && !mention.term.proper && ending.length === 1 && /^\p{Ll}/u.test(surface)) return null
  const { gender, number, sure } = agreementOf(surface, NO_USE)
  const wanted = `${ending.startsWith('a') ? 'f' : 'm'}${ending.endsWith('s') ? 'p' : 's'}`
  const own =
    article !== '' && link?.lower !== 'a'
      ? `${article.startsWith('a') ? 'f' : 'm'}${article.endsWith('s') ? 'p' : 's'}`
      : sure
        ? `${gender}${number}`
        : null
  if (own === null ? !mention.term.proper : own !== wanted) return null
  if (own === null && ending.startsWith('a') !== analyse(surface.split(' ')[0] ?? '').some(a => a.gender === 'f'))
    return null
  const display = article === '' ? surface : `${article} ${surface}`
  return display.charAt(0).toUpperCase() + display.slice(1)
}

/** Up to where the sentence goes on: a mark, or a comma before something that is not one more of the same. */
function untilEnd(text: string, event: boolean): string {
  const rest = text.split(/[;:.]\s|[.;:]["”)]*$/u)[0] ?? ''
  const parts = rest.split(', ')
  const stop = parts.findIndex(
    (part, at) =>
      at > 0 &&
      !(
        event &&
        /^(?:em\s|n[oa]s?\s|pel[oa]s?\s|por\s|com o (?:objetivo|fim|intuito)|com a finalidade|no dia)/u.test(part)
      ),
  )
  return (stop < 0 ? parts : parts.slice(0, stop))
    .join(' ')
    .replace(/\s(?:que|e que|e)\s\p{L}+(?:ou|eu|iu|ava|ia|é|a|e)\s.*$/u, '')
}
