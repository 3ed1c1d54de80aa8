import { analyse, isParticiple } from '@capivira/portuguese/morphology'
import { meansPerson } from '../../analysis/people/people.ts'
import type { TextSentence } from '../../analysis/sentences.ts'
import type { Mention } from '../../analysis/terms/terms.ts'
import { isOneOf, pattern } from '../../lexicon/words.ts'
import { isOneOfItsOwn, tellsOfThePast } from './points-back.ts'

const FIELD = pattern('iu')`^${'field of knowledge or life'}$`
const SHARED_QUALITY = /^\s(?:é|são|era|eram)\s(?:muito\s|bastante\s)?\p{Ll}+(?:ve(?:l|is)|os[oa]s?)(?:[.,]|\se\s)/u

/** 'A _____ é vital para…', 'é uma disciplina fundamental para…' */
const PRAISED = pattern('u')`^\s(?:é|são)\s(?:uma?\s\p{Ll}+\s)?(?:muito\s|extremamente\s)?${'mattering'}\spara\s`

/**
 * True where more than one thing fills the gap as well: a field of life as the setting, or the bearer of a quality
 * others have.
 */
export function isGapOfMany({ words, core }: TextSentence, start: number, end: number, surface: string): boolean {
  // 'Na _____, a penicilina foi o primeiro antibiótico…'
  const sets = words[end]?.text === ',' && start <= 2 && /^(?:em|n[oa]s?)$/.test(words[0]?.lower ?? '')
  if (sets && FIELD.test(surface)) return true
  // 'O _____ é inflamável e deve ficar longe do fogo.'
  const rest = core.slice(words[end - 1]?.end ?? 0)
  // 'Uma _____ que levanta um peso de 600 N…': of an example.
  if (/^uma?$/.test(words[0]?.lower ?? '') && start === 1 && /^\sque\s.*\d/u.test(rest)) return true
  const opening = core.slice(0, words[start]?.start ?? 0)
  if (isOneAmongMany(opening, rest) || (/^\p{Ll}/u.test(surface) && INSIDE_DEFINITION.test(opening))) return true
  // 'O _____ leve que procurava': half of what is described.
  const next = words[end]?.lower ?? ''
  if (words[end + 1]?.lower === 'que' && analyse(next).some(a => a.category === 'adjective')) return true
  // 'perto da linha do _____', 'o trópico de _____': the end of a name.
  const before = words.slice(Math.max(0, start - 2), start).map(({ lower }) => lower)
  if (/^(?:linha|trópico|círculo|meridiano) d[aeo]$/u.test(before.join(' '))) return true
  return start <= 1 && (SHARED_QUALITY.test(rest) || PRAISED.test(rest) || RANKED.test(rest) || OUGHT_NOT.test(rest))
}

/** 'O _____ não deve ser guardado no chão': nor should much else. */
const OUGHT_NOT = /^\snão\s(?:deve|devem|pode|podem)\sser\s/u

const BECAME = /se\s(?:tornou|consolidou)(?:\scomo)?|(?:tornou|consolidou)-se(?:\scomo)?/u
const OF_WEIGHT = pattern('u')`\p{Ll}+\s${'ranked by its weight'}\s(?:para|em|n[oa]s?|d[aeo]s?)\s`
const TWO_QUALITIES = /\p{Ll}+\s\p{Ll}+[aeo]s?\se\s\p{Ll}+[aeo]s?(?=[.,]|$)/u
/** 'A _____ foi um marco decisivo na vida da cidade.', 'tornou-se uma vila rica e animada': of how much else? */
const RANKED = pattern('u')`^\s(?:${'copula form'}|${BECAME})\s(?:uma?\s)?(?:${OF_WEIGHT}|${TWO_QUALITIES})(?!.*\d)`

const CALLED_AT_END = /(?:chamad|conhecid|denominad)[oa]s?\s(?:de\s|como\s|por\s)?(?:[oa]s?\s)?$/u
/** 'O ipê é uma árvore que cresce no _____': what it is, not where, is to be learnt. */
const INSIDE_DEFINITION = pattern('u')`
  ^(?:[OA]s?\s)?[^,]{3,50}?\s(?:é|são)\s(?:basicamente\s)?uma?s?\s(?!d[oa]s\s)(?!.*${CALLED_AT_END})\p{Ll}`

const MANY_OR_OTHER_PLURAL = pattern('iu')`(?<![\p{L}])${'many or other, plural'}\s$`

const DEGREE_BEFORE_A_GAP_STEM = pattern('iu')`^(?:[OA]s?\s)?${'degree before a gap, stem'}(?:[oa]s?|es|s)?\s$`

/**
 * 'tem inúmeras _____', '10% do _____', 'A baixa _____ no inverno', 'Um recurso muito usado é o da _____': others fill
 * it as well.
 */
function isOneAmongMany(before: string, rest: string): boolean {
  return (
    MANY_OR_OTHER_PLURAL.test(before) ||
    /(?:\d\s?%|por cento|metade|maior parte)\s(?:d[oa]s?|de)\s$/u.test(before) ||
    DEGREE_BEFORE_A_GAP_STEM.test(before) ||
    // 'Um conceito popular … é o das _____.', 'Há um _____ entre os dois lados.'
    (/^Uma?\s.*\s(?:é|são)\s(?:[oa]s?\s)?(?:d[oa]s?\s)?$/u.test(before) && /^[.,]/u.test(rest)) ||
    /^(?:Há|Existem?)\s(?:uma?\s)?$/u.test(before)
  )
}

/** 'a _____ de peças de metal': one plain word of a longer phrase, which other words would fill as well. */
export function isHalfPhrase({ words }: TextSentence, { term, end }: Mention): boolean {
  if (term.words > 1 || term.proper || term.acronym) return false
  return /^d(?:e|[oa]s?)$/u.test(words[end]?.lower ?? '')
}

/** 'Era novembro de _____, e corria a notícia…': a scene of a story. */
const OPENS_SCENE = pattern('u')`^Eram?\s(?:\d|noite|dia|manhã|${'month'})`

/** 'Forma-se por' */
const COMES_ABOUT = pattern('u')`
  (?:Ocorr|Acontec|Surg|Form|Dá)\p{L}*(?:-se)?\s${'reason, place or time behind a verb'}`
const IS_DONE_BY = pattern('u')`
  ${'copula form, capital'}\s\p{L}+d[oa]s?\s${'by, in or for, behind a participle'}`
/** 'Havia sido criado quatro anos antes', 'Ocorre devido à ação do vento', 'É formada por grãos': what? */
const OF_WHAT = pattern('u')`
  ^(?:(?:Havia|Tinha|Teria)\ssido\s\p{L}+d[oa]s?|${COMES_ABOUT}|${IS_DONE_BY})(?![\p{L}])`

/** 'é um dos mais importantes para a cozinha': one of which things? */
const ONE_OF_WHICH = pattern('u')`
    (?<!\p{L})uma?\sd[oa]s\s(?:(?:mais|menos)\s\p{Ll}+|(?:melhor|pior|maior|menor)es|principais)
    (?=[.,;]|\s(?:para|em|n[oa]s?|d[aeo]s?|que|entre|e)\s)`

const ORDINAL_ONE = pattern('u')`
  [OA]s?\s(?:primeir|terceir)[oa]s?|As?\ssegundas?|Os?\ssegundos?(?!.*(?:unidade|tempo|minuto|hora))`
/**
 * 'O primeiro, que a lei protege, é…', 'A segunda é…': of those named before; 'o segundo' is a measure of time as well.
 */
const BARE_ORDINAL = pattern('u')`^${ORDINAL_ONE}(?:,|\s${'said of one of several, form'}(?![\p{L}]))`

/** 'O ideal é assar os legumes': for what? */
const IDEAL = pattern('u')`^(?:O|A) (?:${'ideal or rest'}|mais \p{Ll}+) (?:é|são|era|foi) `

/** True of a sentence that does not say what it tells of, or opens a scene. */
export function saysNotOfWhat({ core, words }: TextSentence): boolean {
  return (
    [OPENS_SCENE, OF_WHAT, ONE_OF_WHICH, BARE_ORDINAL, IDEAL].some(pattern => pattern.test(core)) ||
    tellsOfNobody(words)
  )
}

/** 'Nascido em 1871 em Olinda, era de uma família de ferreiros.': who was? */
function tellsOfNobody(words: TextSentence['words']): boolean {
  if (!isParticiple(words[0]?.lower ?? '') || !/^(?:em|n[oa]s?)$/.test(words[1]?.lower ?? '')) return false
  const verb = words.findIndex(({ tag }) => tag === 'verb')
  return words[verb - 1]?.text === ',' && /^(?:era|foi|é)$/.test(words[verb]?.lower ?? '')
}

/** 'Os _____ acreditavam que…': professors, or who else? */
export function namesPeople({ term, surface }: Mention): boolean {
  const [head = ''] = surface.toLowerCase().split(' ')
  return !term.proper && term.words > 1 && head.endsWith('s') && meansPerson(head)
}

/**
 * 'quando o Japão ocupou a Malásia, a _____ voltou a ter movimento': one thing of a story, for which others would do.
 */
export function isGapOfStory({ words, core }: TextSentence, { surface, term }: Mention): boolean {
  // 'O preparo da _____ foi feito de manhã': what was done once, with whatever it may have been.
  if (!term.acronym && /(?<!\p{L})(?:foi|foram)\s/iu.test(core)) return true
  return !surface.includes(' ') && isOneOfItsOwn(surface) && tellsOfThePast(words)
}

/** 'Uma professora perguntou aos _____ alunos': of an example. */
export function isOfAnExample({ words }: TextSentence): boolean {
  return /^uma?$/.test(words[0]?.lower ?? '') && meansPerson(words[1]?.lower ?? '') && tellsOfThePast(words)
}

/**
 * 'O PHP permite declarar _____', 'Um _____ pode estar no seu bairro': what is allowed or may be is so of others as
 * well.
 */
export function mayBeSaidOfOthers(sentence: TextSentence, mention: Mention): boolean {
  const after = sentence.words[mention.end]?.lower ?? ''
  // 'A _____ também seca roupas': so does what the page has named before.
  if (mention.start <= 1 && after === 'também') return true
  // 'Uma torneira _____ poderia ser trocada': any sort of them.
  const ofAnySort = mention.start === 2 && /^uma?$/.test(sentence.words[0]?.lower ?? '')
  if (ofAnySort && isOneOf('being able, form', after)) return true
  if (mention.term.proper || mention.term.acronym) return false
  if (mention.start <= 1) return isOneOf('being able, form', after)
  return sentence.words.slice(0, mention.start).some(({ lower }) => isOneOf('allowing or offering, form', lower))
}
