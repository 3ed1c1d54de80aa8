import type { Subject } from '../../analysis/grammar/nouns.ts'
import { calmCapitals, isResolvable, readSubject } from '../../analysis/grammar/nouns.ts'
import { withoutApposed } from '../../analysis/grammar/several-things.ts'
import { tagWords, type Word } from '../../analysis/grammar/tagging.ts'
import { isKnownThing } from '../../analysis/references/known.ts'
import { isSituational } from '../../analysis/references/situations.ts'
import { isOneOf, pattern } from '../../lexicon/words.ts'
import type { Place } from '../fact.ts'
import { limitingLead } from './limiting-lead.ts'
import { numberedBy } from './numbered-by.ts'
import { isSurelyFinite, MAX_ANSWER_WORDS, shortened, wordsIn } from './shortened.ts'

export { wordsIn }

const OPPOSED = /\s(?:de\s)?\p{L}+\s(?:diferentes?|distint[oa]s?|opost[oa]s?|contrári[oa]s?)(?![\p{L}])/u
/** 'mas' before another statement, not 'mas sem …', 'mas em sentido oposto'. */
const BUT = pattern('u')`
  (?<!\snão\s[^,]{2,60},\s)mas(?!\s(?:que\s)?(?:sem|não|sim|com)\s|\s\p{Ll}+$|${OPPOSED})`
const ADDED_BEHIND_COMMA = pattern('u')`
  ,\s(?:[oa]s? d[aeo]s?\s[^,]{3,30},|${'addendum'}|que,? por sua vez|além d(?:e|[oa]s?)|${BUT}
  |e [^,]{3,40} também$)(?![\p{L}])`
const ADDED_NAME = /,\s(?:em uma?|numa?)\s\p{Ll}+\s(?:chamad|denominad|conhecid)[oa](?![\p{L}])/u
const ADDED_CLAUSE = pattern('u')`
  \se\s${'consequently'}(?![\p{L}])|,\s\p{Ll}+[aei]ndo(?:-\p{L}+)?(?![\p{L}])|\s[–—-]\s|;|(?<=\p{Ll}{3})\.\s`
/** What follows these only adds to an answer that is complete without it. */
const ADDENDUM = pattern('u')`(?:${ADDED_BEHIND_COMMA}|${ADDED_NAME}|${ADDED_CLAUSE}).*$`
/** '…e não precisa de água': what else is denied of the thing; of a reason it is a part. */
const NOR = pattern('iu')`
  (?<!^porque\s.*)(?:\se|(?<!(?<![\p{L}])que\s.*),\smas)\snão\s
  (?:é|são|há|tem|\p{L}+${'ending of a finite verb, long ones too'})(?=\s).*$`
const NEVER_LAST = pattern('u')`
  (?<!\s(?:[oa]s?|[dn]os|aos)\s)pel[ao]s?|(?<!${'somebody behind a preposition'}\s)mesmo|(?<!\so\s)bem
  |(?<!por\s|\d\s)segundo`
/** An answer never ends in one of these. */
const DANGLING = pattern('iu')`[\s,:;–—-]+(?:${'dangling at the end of an answer'}|${NEVER_LAST})$`

/** 'vitamina A', 'hepatite A': there the letter is a name. */
const LETTERED = pattern('u')`\b${'what a letter names'}\s[AEO]$`

/** 'o número um', 'número atômico um': there it is the number itself. */
const NUMBER_ONE = /(?<!\p{L})(?:número|algarismo|dígito|quantidade)(?:\s\p{Ll}+)?\suma?$/iu

/** 'achou a fonte, | e viajantes como Prado': the subject of a second clause, once its verb is cut off. */
const SECOND_SUBJECT = /,\se\s(?:[oa]s\s|muit[oa]s\s)?\p{Ll}{4,}s\s(?:\p{Ll}+s\s)?(?:tais\s)?como\s\p{Lu}.*$/u

const CONSEQUENTLY = pattern('u')`
  \se,\s(?:em consequência|consequentemente|por consequência|assim|portanto|por fim|também),\s(?=(?:[oa]s?|uma?s?)\s)`

/** The answer without what merely follows it: clipped at an addendum, never in mid phrase, no final point. */
export function tidyAnswer(text: string): string {
  let answer = calmCapitals(
    text
      .replace(/[.;:,]+(?:(?<=^[^“”"]*)[”"])?$/u, '')
      // 'frutas cítricas, tais como: laranja e limão'
      .replace(/,\s((?:tais\s)?como):\s/u, ', $1 ')
      // 'alguma(s) coluna(s)' → 'algumas colunas'
      .replace(/(?<=\p{L})s?\((?:s|es)\)/gu, 's')
      // '…a linguagem Lua (Lua foi desenvolvida no Brasil)': an aside that is a sentence of its own.
      .replace(/(?<=^[^()]*\S{3}\s\S[^()]{12,})\s\((?=[^()]*\s[^()]*\s[^()]*\s)[^()]{18,}\)$/u, '')
      // 'criptografia, assinaturas e muito mais' → 'criptografia e assinaturas'
      .replace(/,\s([^,]{2,40})\s(?:e|ou)\s(?:muito mais|outr[oa]s|assim por diante|similares)(?:,\s.*)?$/u, ' e $1')
      // 'a velocidade e, em consequência, o atrito' → 'a velocidade e o atrito'
      .replace(CONSEQUENTLY, ' e ')
      // '… e, a partir daí, da casa medieval' goes on with what the preposition before it began.
      .replace(
        /\s(?:e|mas|ou),\s(?!(?<=(?<!\p{L})d(?:e|[oa]s?)\s.*)[^,]{3,30},\sd(?:e|[oa]s?)\s).*$|\se\salém\sd[aeo]s?\s.*/u,
        '',
      )
      // '… geadas e granizos | e quando ocorrem duram pouco'
      .replace(/(?<!(?<!\p{L})quando\s.*)\se\squando\s.*$/u, '')
      // '…, como “casa” e “gato”', '…: “casa”, “gato”': the examples of a definition are not asked for.
      .replace(/(?<=\S+\s\S+\s\S+)(?:,\scomo|:)\s["“].*$/u, '')
      .trim(),
  )
  const clipped = answer.replace(ADDENDUM, '').replace(NOR, '').trim()
  if (wordsIn(clipped) >= 2) answer = clipped
  const first = withoutSecondClause(answer)
  if (first !== answer) answer = first.replace(SECOND_SUBJECT, '')
  if (wordsIn(answer) > MAX_ANSWER_WORDS) answer = shortened(answer)
  // 'uma face que, ao contrário das medalhas': what the face does has been cut.
  answer = answer.replace(/,\s(?:dentro|fora|acima|abaixo)$|,?\sque,\s[^,]*$/u, '')
  while (DANGLING.test(answer) && !LETTERED.test(answer) && !NUMBER_ONE.test(answer))
    answer = answer.replace(DANGLING, '').trim()
  // 'do século V a.C.': that point is no end of a sentence.
  answer = answer.replace(/[,;:]+$/, '').replace(/(?<=\s[ad]\.\s?C)$/u, '.')
  return upperFirst(answer.replace(/^[oa]s?\sde\s(?=\p{L}+r\s)/u, ''))
}

/** 'a fileira que procuramos | e o padrão, a meta, descreve…': a second subject with what it is called. */
const SECOND_WITH_APPOSED = /\se\s[oa]s?\s[^,]{3,40},\s[^,]{2,40},\s(\p{Ll}+)\s/u

/** 'a mó | e os blocos que a sustentam são os pés': a second equation. */
const SECOND_EQUATION = /,?\se\s[oa]s?\s[^,;]+(?<!\s(?:que|onde))\s(?:é|são|foi|foram|era|eram)\s(?:[oa]s?|uma?)\s.*$/u

/** 'para criar variáveis | e o PROMPT para receber valores': what another thing is for, its verb left out. */
const SECOND_AIM =
  /(?<=^[Pp]ara\s\p{L}+r\s.*),?\se\s(?:[oa]\s)?\p{Lu}[\p{L}\d]*(?:\s\p{Lu}[\p{L}\d]*)?\spara\s\p{L}+r\s.*$/u

const OPENING_OF_A_CLAUSE_BEHIND_A_COMMA = pattern('iu')`
  (?<![\p{L}])${'opening of a clause behind a comma'}(?![\p{L}])`

/** 'Casa, e logos significa estudo' → 'Casa': a second clause with a subject of its own says something else. */
function withoutSecondClause(text: string): string {
  const apposed = SECOND_WITH_APPOSED.exec(text)
  if (apposed && isSurelyFinite(apposed[1] ?? '')) return text.slice(0, apposed.index)
  const equation = SECOND_EQUATION.exec(text)
  if (equation && !/\s(?:que|quando|se|onde)\s/u.test(text.slice(0, equation.index)))
    return text.slice(0, equation.index)
  const aim = SECOND_AIM.exec(text)
  if (aim) return text.slice(0, aim.index)
  for (const match of text.matchAll(/,?\s(?:e|mas)\s|,\s/gu)) {
    // After a mere comma only where nothing before it waits for a verb: 'em que, quando chove, a água…' is one clause.
    const splice = match[0] === ', '
    if (splice && OPENING_OF_A_CLAUSE_BEHIND_A_COMMA.test(text.slice(0, match.index))) continue
    // 'passa entre a Terra | e o Sol': one of two between which something is.
    if (match[0] === ' e ' && /(?<![\p{L}])entre\s(?!.*\se\s)/u.test(text.slice(0, match.index))) continue
    // 'porque a literatura, a música e o teatro contavam…': one subject still waiting for its verb.
    const before = text.slice(0, match.index)
    if (
      /^(?:porque|pois|quando|uma vez que|já que|visto que|dado que)\s/iu.test(before) &&
      !tagWords(before).some(word => word.tag === 'verb')
    )
      continue
    // 'metade vem da mãe e a outra vem do pai': one half of what is said.
    if (/^[oa]s?\soutr[oa]s?(?![\p{L}])/u.test(text.slice(match.index + match[0].length))) continue
    const words = tagWords(text.slice(match.index + match[0].length))
    const verb = words.findIndex(word => word.tag === 'verb')
    const noun = words.findIndex(word => word.tag === 'noun' || word.tag === 'proper')
    // '…de manuscritos, apoiavam os viajantes': the next verb of a subject left out.
    const [, first, second] = splice ? tagWords(text.slice(match.index)) : []
    if (first?.tag === 'verb' && (isSurelyFinite(first.lower) || second?.tag === 'article'))
      return text.slice(0, match.index)
    // 'câncer de pele': what follows a preposition is no verb, whatever its letters.
    if (words[verb - 1]?.tag === 'preposition') continue
    if (verb < 0 || noun < 0 || noun > verb || verb > (splice ? 3 : 6)) continue
    if (
      splice &&
      words
        .slice(0, verb)
        .some(word => word.tag === 'preposition' || word.tag === 'conjunction' || word.tag === 'gerund')
    )
      continue
    const opensClause = ({ tag, lower }: Word, at: number) =>
      tag === 'relative' || /^(?:quem|,|quando)$/u.test(lower) || (lower === 'se' && at !== verb - 1)
    if (words.slice(0, verb).some(opensClause)) continue
    return text.slice(0, match.index)
  }
  return text
}

/** A tidied answer as it stands inside a sentence: its first letter as the text has it. */
export function inSentence(tidied: string, original: string): string {
  return /^\p{Lu}/u.test(original) ? tidied : tidied.charAt(0).toLowerCase() + tidied.slice(1)
}

export function upperFirst(text: string): string {
  // A name of the net keeps its small letters, and so does 'α-amilase'.
  if (/^\p{Script=Greek}/u.test(text) || /^www(?![\p{L}])/u.test(text) || UNIT.test(text)) return text
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const ONE_UNIT = pattern('u')`(?:[kcdmµμn]?${'symbol of a unit, kilocalories too'}|h)[²³]?`
const BY_UNIT = pattern('u')`(?:[kcdmµμn]?${'symbol of a unit'}|min|h|°C)[²³]?`
/** 'g/mol', 'kg', 'm/s (metro por segundo)': symbols are written small; 'cal' and 'mol' alone are words too. */
const UNIT = pattern('u')`^${ONE_UNIT}(?:(?<!^(?:cal|mol))(?=$|\s\()|[/·]${BY_UNIT}(?=$|\s\())`

/** A question from its parts: single spaces, one question mark. */
export function ask(...parts: readonly string[]): string {
  const text = parts
    .filter(part => part !== '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/\s([,?])/g, '$1')
    // 'em 60 a.C.?'
    .replace(/(?<!\d\s?[ad]\.\s?C)[.,;:]+$/u, '')
    .trim()
  return `${upperFirst(text)}?`
}

const TOGETHER =
  /,\s(?:somad|unid|combinad|associad|aliad|sozinh|isolad)[oa]s?(?![\p{L}])|,\s(?:quando|se|sem|com|em conjunto)\s/u

/** 'Nadar no rio' is done; 'Poder Moderador', 'Dever moral' are things. */
function isDoing(subject: string): boolean {
  const [first, second] = /^\p{L}+r\s/u.test(subject) ? tagWords(subject) : []
  if (first?.tag !== 'infinitive') return false
  const described = second?.tag === 'adjective' || second?.tag === 'proper'
  return !(described && isOneOf('noun as well, infinitive', first.lower))
}

/** The subject of a clause when one can ask about it away from the page; null otherwise. */
export function subjectOf({ study, clause }: Place, allowGeneric = false): Subject | null {
  if (clause.subject === '' || isDoing(clause.subject)) return null
  // 'A comunidade, somada aos fatores abióticos, forma…': alone it does not.
  if (TOGETHER.test(clause.subject)) return null
  // 'Evolutivamente, integração e modularidade permitem…': how, and only then what.
  if (/^\p{L}{3,}mente\s\p{Ll}/u.test(clause.subject)) return null
  // 'A vala que recolhe a chuva e | permite…': a relative clause with a second verb, read for the main one.
  if (/\s(?:e|ou|que)$/u.test(clause.subject)) return null
  // 'Em termos de outra grandeza, calor (…), a lei diz…': the bare noun belongs to what stands before it.
  const bare =
    clause.lead === '' ? null : /^\p{Ll}[\p{L}\s-]+(?:\s\([^()]*\))?,\s((?:o|a|os|as)\s[^,]+)$/u.exec(clause.subject)
  if (bare)
    return subjectOf({ study, clause: { ...clause, subject: upperFirst(bare[1] ?? '') } } as Place, allowGeneric)
  const named = /^(?:O termo|A palavra|A expressão|O conceito de|A noção de|A sigla)\s(.{3,40})$/u.exec(clause.subject)
  const read = readSubject(named?.[1] ?? withoutApposed(clause.subject), study.use, allowGeneric)
  const subject = read && numberedBy(clause.verb, read)
  if (!subject) return null
  // 'A rochas magmáticas': a slip of the page.
  if (
    /^[oa]$/.test(subject.phrase.determiner) &&
    subject.phrase.number === 'p' &&
    !/\se\s|[\p{Lu},]/u.test(subject.display)
  )
    return null
  if (named) return { ...subject, display: clause.subject.charAt(0).toLowerCase() + clause.subject.slice(1) }
  // 'O código foi dividido': one code of the page, however much it says of code.
  const { phrase } = subject
  const particular = /^(?:foi|foram)$/i.test(clause.verb) && phrase.words.length === 1 && !phrase.proper
  // 'A classificação foi feita…': once, by somebody the page has named.
  const happening = isSituational(phrase.head) || /(?:[çs]ão|[çs]ões|mentos?|agem)$/.test(phrase.head)
  if (particular && happening && !study.isDefined(phrase.core)) return null
  return isKnownThing(phrase, study) ? subject : null
}

/** Any phrase of a text, read and judged the same way. */
export function phraseOf(text: string, { study }: Place): Subject | null {
  const subject = readSubject(text, study.use)
  return subject && isResolvable(subject.phrase, study.isKeyTerm) ? subject : null
}

/** The subject with an acronym in parentheses after it, as the text has it. */
export function named(subject: Subject): string {
  return /^[\p{Lu}\d]{2,8}$/u.test(subject.aside) ? `${subject.display} (${subject.aside})` : subject.display
}

/**
 * The subject as a question names it: 'Ambiente de tabulação' → 'o ambiente de tabulação'; null where its article is
 * not sure.
 */
export function withArticle(subject: Subject): string | null {
  const { phrase } = subject
  const name = named(subject)
  // 'o cada filtro'
  if (/^cada\s/iu.test(name)) return null
  if (phrase.proper || phrase.number === 'p' || /^(?:[oa]|uma?)\s/iu.test(name)) return name
  if (phrase.determiner !== '' || phrase.genderFrom === 'default') return null
  return `${phrase.gender === 'f' ? 'a' : 'o'} ${name}`
}

export { limitingLead }

/** A list of items joined as in a sentence: 'a, b e c'. */
export function enumerate(items: readonly string[]): string {
  if (items.length <= 1) return items.join('')
  return `${items.slice(0, -1).join(', ')} e ${items.at(-1)}`
}

/** Key for comparing what questions are about. */
export function focusKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/^(?:o|a|os|as|um|uma)\s/, '')
    .replace(/[^\p{L}\p{N} ]/gu, '')
}

/** 'a célula' → 'da célula', 'uma célula' → 'de uma célula'. */
export function contractOf(display: string): string {
  return display
    .replace(/^(o|a|os|as)\s/, 'd$1 ')
    .replace(/^(um|uma)\s/, 'de $1 ')
    .replace(/^(?!d[oae]s?\s|de\s)/, 'de ')
}
