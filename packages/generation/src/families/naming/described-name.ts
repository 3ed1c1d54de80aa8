import { agreementOf } from '../../analysis/grammar/nouns.ts'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { isOneOf, pattern } from '../../lexicon/words.ts'
import type { FactDraft, Place } from '../fact.ts'
import { ask, phraseOf, wordsIn } from '../wording/phrasing.ts'
import { nameDraft } from './name-draft.ts'

/** A noun told apart by a clause or a long phrase of its own, up to the verb that names it. */
const DESCRIBED = /^((?:(?:O|A|Os|As|Um|Uma|Todo|Toda|Cada)\s)?\p{L}{3,}\s[^;:()]{8,130}?)\s/u
const NAME = pattern('u')`
  ["“]?(\p{L}[^,.;:()"”]{2,40}?)["”]?(?=$|[,.;(]|\s(?:e|ou|porque|pois|por|quando|enquanto|mas|que|já)\s)`
const CALLED = pattern('u')`
  ${DESCRIBED}(é|são)\s(chamad|denominad|conhecid)([oa]s?)\s(?:(?:de|como|por|pelo nome de)\s)?(?:[oa]s?\s)?${NAME}`
const GIVEN = pattern('u')`${DESCRIBED}(recebem?)\s(?:o nome|a denominação)\sd(?:e|[oa]s?)\s${NAME}`
/** 'Um rio que deságua em outro rio é um afluente' */
const IS_ONE = pattern('u')`
    ^(Uma?\s\p{Ll}{3,}\s(?:que|cuj[oa]s?|em que|no qual|na qual|onde)\s[^,;:()]{8,90}?)\sé\s
    (uma?\s\p{Ll}{4,}(?:\s\p{Ll}{4,})?)$`
const WORDS = { least: 4, most: 20 } as const
const NAME_WORDS = 4

/**
 * The name of what a clause describes at some length: 'O lugar onde um rio começa é chamado de nascente' → 'Como é
 * chamado o lugar onde um rio começa?'. Its subject is no term of the page, so that the reader of subjects leaves it
 * alone.
 */
export function describedName(place: Place): FactDraft[] {
  const { clause, sentence } = place
  if (clause.negated || clause.lead !== '' || sentence.dependence !== null) return []
  return [...called(place, clause.text), ...given(place, clause.text), ...isOne(place, clause.text)]
}

function called(place: Place, text: string): FactDraft[] {
  const [, said = '', verb = '', participle = '', ending = '', name = ''] = CALLED.exec(text) ?? []
  const thing = said === '' ? null : thingOf(said, place)
  if (!thing || thing.ending !== ending || thing.plural !== (verb === 'são')) return []
  const asked = participle === 'conhecid' ? 'por qual nome' : 'como'
  return named(place, ask(asked, verb, participle + ending, thing.display), name)
}

function given(place: Place, text: string): FactDraft[] {
  const [, said = '', verb = '', name = ''] = GIVEN.exec(text) ?? []
  const thing = said === '' ? null : thingOf(said, place)
  if (!thing || thing.plural !== (verb === 'recebem')) return []
  return named(place, ask('que nome', verb, thing.display), name)
}

function isOne(place: Place, text: string): FactDraft[] {
  const [, said = '', value = ''] = IS_ONE.exec(text) ?? []
  const thing = said === '' ? null : thingOf(said, place)
  const name = value.replace(/^uma?\s/u, '')
  if (!thing || !place.study.isKeyTerm(name)) return []
  return named(place, ask('como se chama', thing.display), name)
}

function named(place: Place, question: string, said: string): FactDraft[] {
  const name = phraseOf(said, place)
  if (!name || name.phrase.words.length > NAME_WORDS) return []
  return [nameDraft('naming/described', question, name.phrase, 0.88)]
}

/** What is described, as a question says it; null where its noun cannot be told, or where it points at the page. */
function thingOf(said: string, { study }: Place): { display: string; ending: string; plural: boolean } | null {
  if (wordsIn(said) < WORDS.least || wordsIn(said) > WORDS.most || /\stambém$/u.test(said)) return null
  const words = tagWords(said)
  const opens = words[0]?.tag === 'article' || words[0]?.tag === 'determiner'
  const noun = words[opens ? 1 : 0]
  const after = words[opens ? 2 : 1]
  if (noun?.tag !== 'noun' || !isHook(after?.lower ?? '')) return null
  const verb = words.findIndex(word => word.tag === 'verb')
  const relative = words.findIndex(({ lower }) => isOneOf('relative or whose', lower))
  // A verb of its own outside a relative clause: the description is a sentence.
  if (verb >= 0 && (relative < 0 || relative > verb)) return null
  const ending = opens ? endingOf(words[0]?.lower ?? '') : null
  const agreement = agreementOf(noun.text, study.use)
  if (ending === null && !agreement.sure) return null
  const plural = ending === null ? agreement.number === 'p' : ending.endsWith('s')
  if (!opens && !plural) return null
  const low = said.charAt(0).toLowerCase() + said.slice(1)
  return {
    display: opens ? low : `${agreement.gender === 'f' ? 'as' : 'os'} ${low}`,
    ending: ending ?? `${agreement.gender === 'f' ? 'a' : 'o'}${plural ? 's' : ''}`,
    plural,
  }
}

/** How what agrees with an article or 'toda' ends; null where it tells nothing ('cada'). */
function endingOf(opening: string): string | null {
  if (opening === 'cada') return null
  return opening === 'um' ? 'o' : (/[oa]s?$/u.exec(opening)?.[0] ?? null)
}

/** What tells which of its kind is meant: 'lugar | onde', 'conjunto | de', 'animais | que', 'ponto | em que'. */
function isHook(first: string): boolean {
  return isOneOf('hook of one word', first)
}
