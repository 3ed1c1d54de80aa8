import { contract } from '@capivira/portuguese/agreement'
import { analyse, genderOf, lemma } from '@capivira/portuguese/morphology'
import type { CleanDocument } from '../../document/model.ts'
import { pattern, wordsOf } from '../../lexicon/words.ts'
import { takeApart } from '../grammar/clauses.ts'
import { NO_USE, readSubject } from '../grammar/nouns.ts'
import { canBeFinite, tagWords } from '../grammar/tagging.ts'
import type { Hero, LifeClause, Met } from './life.ts'
import { subjectNamed } from './life-subject.ts'
import { nameClass } from './names.ts'
import { meansPerson } from './people.ts'

export type { Hero, LifeClause, Met } from './life.ts'

const NAME = String.raw`\p{Lu}[\p{L}'-]+(?:\s(?:d[aeo]s?\s|e\s)?\p{Lu}[\p{L}.'-]+){0,5}`
/** 'O botânico Otto Ferraz nasceu em…', and the name. */
export const BORN = new RegExp(
  String.raw`(?:^|[.!?]\s)(?:[OA]\s\p{Ll}+(?:\s\p{Ll}+)?\s)?(${NAME})(?:,\s[^,.]{3,60},|\s\([^()]{3,60}\))?\s(?:nasceu|viveu)\s(?!como\s|d[aeo]s?\s|para\s|com\s)`,
  'u',
)
/** 'SQL nasceu em 1974': what is known by its letters is no person. */
const LETTERS = /(?<![\p{L}])\p{Lu}{2,}(?![\p{L}])/u

/**
 * Whose life the document tells: who, it says, was born, where its title or first heading names the same person; null
 * otherwise.
 */
export function heroOf({ title, sections }: CleanDocument): Hero | null {
  const told = sections.filter(({ kind }) => kind === 'content')
  const headed = ` ${title} ${told[0]?.title ?? ''} `
  for (const { blocks } of told) {
    for (const { text } of blocks) {
      const name = BORN.exec(text)?.[1]
      if (name === undefined || nameClass(name) === 'place' || LETTERS.test(name)) continue
      const parts = new Set(name.split(' ').filter(word => /^\p{Lu}/u.test(word)))
      if (![...parts].some(part => new RegExp(`(?<![\\p{L}])${part}(?![\\p{L}])`, 'u').test(headed))) return null
      return { name, parts, gender: genderOf(name.split(' ')[0] ?? '') }
    }
  }
  return null
}

/**
 * Follows a life from sentence to sentence and names its hero where the sentence leaves that to the one before: 'Em
 * 1948, foi morar em…', 'Morreu em 1977', 'Seu primeiro livro…', 'concedeu-lhe'. Null where anybody else may be meant.
 * @param headed whether the heading has named the hero already
 */
export function followLife(hero: Hero, headed = false): (core: string, opens: boolean) => string | null {
  let met: Met = headed ? 'hero' : 'thing'
  let known = headed
  return (core, opens) => {
    if (opens && known) met = 'hero'
    const plain = core.replace(/[.]["”’)]*$/u, '')
    const clause = takeApart(plain)
    if (!clause) return null
    const named = met === 'person' || !known ? null : nameIn(core, hero, clause, met)
    if (named !== null) {
      met = 'hero'
      return named
    }
    if (clause.subject !== '') {
      // 'Curiosa, pediu para ver o livro': of whom it was.
      if (!analyse(clause.subject.toLowerCase()).some(a => a.category === 'adjective' || a.mood === 'participle'))
        met = whoIs(clause.subject, hero)
      known ||= met === 'hero'
    } else if ([...hero.parts].some(part => core.includes(part))) known = true
    return null
  }
}

function whoIs(subject: string, hero: Hero): Met {
  const words = subject.split(/[\s,]+/u)
  const first = words.findIndex((word, at) => (at > 0 ? /^\p{Lu}/u.test(word) : hero.parts.has(word)))
  const before = words.slice(1, Math.max(first, 1))
  if (hero.parts.has(words[first] ?? '') && (first === 0 || (/^[OA]$/u.test(words[0] ?? '') && describe(before))))
    return 'hero'
  // 'Maria Amélia do Prado': the whole name.
  if (
    /^\p{Lu}/u.test(subject) &&
    first > 0 &&
    words.filter(word => hero.parts.has(word)).length > 1 &&
    isOneName(subject)
  )
    return 'hero'
  if (tagWords(subject).some(({ tag }) => tag === 'verb')) return 'person'
  // 'Uma doença, descoberta em Roma,': the noun tells, whatever names follow it.
  const [article, noun, name] = tagWords(subject)
  // 'O botânico Otto Ferraz'
  if (/^(?:noun|adjective)$/u.test(noun?.tag ?? '') && name?.tag === 'proper') return 'person'
  if (article?.tag === 'article' && noun?.tag === 'noun' && /^\p{Ll}/u.test(noun.text) && !isSomebody(noun.lower))
    return 'thing'
  const read = readSubject(subject, NO_USE)
  if (!read) return /\p{Lu}/u.test(subject.slice(2)) ? 'person' : 'thing'
  if (isSomebody(read.phrase.head)) return 'person'
  // 'Diário de uma viagem', 'a Universidade de Brasília': what the dictionary knows is no person.
  if (read.phrase.proper && analyse(read.phrase.head.toLowerCase()).some(a => a.category === 'noun')) return 'thing'
  if (read.phrase.proper)
    return /^(?:place|event|organization)$/u.test(nameClass(read.phrase.core)) ? 'thing' : 'person'
  return isSomebody(read.phrase.head) ? 'person' : 'thing'
}

const isOneName = (subject: string) =>
  /^\p{Lu}[\p{L}'’-]+(?:\s(?:(?:d[aeo]s?|e)\s)?\p{Lu}[\p{L}.'’-]+)+$/u.test(subject)

/** 'O | compositor paulista | Nilo Sá', but not 'O | pai de | Nilo Sá'. */
const describe = (before: readonly string[]) =>
  before.length < 4 && before.every(word => /^\p{Ll}{4,}$/u.test(word) && !/^(?:para|entre|sobre|desde)$/u.test(word))

const IS_KIN = pattern('u')`^${'kin or young person'}s?$`

function isSomebody(noun: string): boolean {
  return meansPerson(noun) || IS_KIN.test(noun)
}

function nameIn(core: string, hero: Hero, clause: LifeClause, met: Met): string | null {
  return (
    subjectNamed(core, hero, clause, met) ??
    calledByRole(core, hero, met) ??
    ownerNamed(core, hero, met) ??
    readerNamed(core, hero, met) ??
    objectNamed(core, hero, clause, met) ??
    receiverNamed(core, hero)
  )
}

/** 'Até hoje', 'Depois disso,', 'Em 1990,': what may stand before who is taken up. */
const LEAD = /(?:Até hoje|Hoje|Assim|Depois),?|(?:A partir|Além|Depois|Apesar) d[^,]{3,40},|(?:Em|N[oa]) [^,]{3,30},/u
/** 'Esse menino foi', 'Em 1990, o pintor voltou' */
const TAKEN_UP = pattern('u')`^(${LEAD}\s)?(?:([Ee])(?:st|ss)([ea])|([OoAa]))\s(\p{Ll}{4,})(?=\s(\p{Ll}+))`

/** 'Este pintor viveu…' → 'Ana Lopes viveu…'; 'Segundo o filósofo, …', whom the text has called so. */
function calledByRole(core: string, hero: Hero, met: Met): string | null {
  const said = /^(Para|Segundo|Conforme|De acordo com)\s(?:([oa])\s(\p{Ll}+)|el([ea])),\s/u.exec(core)
  if (said && (said[3] === undefined || isRole(said[3], hero)) && isOf(said[2] ?? said[4] ?? '', hero))
    return `${said[1]} ${hero.name}, ${core.slice(said[0].length)}`
  if (met !== 'hero') return null
  const match = TAKEN_UP.exec(core)
  const [whole = '', lead = '', pointing, ending = '', article = '', noun = '', next = ''] = match ?? []
  if (!match || !isOf(ending || article, hero) || !(pointing ? isSomebody(noun) : isRole(noun, hero))) return null
  if (!/^(?:se|não|também)$/u.test(next) && !canBeFinite(next)) return null
  return `${lead}${hero.name}${core.slice(whole.length)}`
}

/** Who writes is called now by one of these, now by another. */
const WRITES = wordsOf('who writes')

function isRole(noun: string, { roles = new Set() }: Hero): boolean {
  const role = lemma(noun)
  return roles.has(role) || (WRITES.has(role) && [...roles].some(other => WRITES.has(other)))
}
const isOf = (ending: string, { gender }: Hero) => gender === undefined || /^a$/iu.test(ending) === (gender === 'f')

/** 'Seu primeiro livro saiu em 1960.' → 'O primeiro livro de Ana Lopes saiu em 1960.' */
function ownerNamed(core: string, { name }: Hero, met: Met): string | null {
  const own = /^(?:Seu|Sua|Seus|Suas)\s/u.exec(core)?.[0] ?? ''
  if (own === '' || met !== 'hero') return null
  const article = { Seu: 'O', Sua: 'A', Seus: 'Os', Suas: 'As' }[own.trim()] ?? 'O'
  const words = tagWords(core.slice(own.length))
  const end = words.findIndex(({ tag, lower }) => tag !== 'noun' && tag !== 'adjective' && lower !== 'mais')
  const stop = words[end]
  const owned = words.slice(0, Math.max(end, 0))
  if (!stop || !owned.some(({ tag }) => tag === 'noun') || /^(?:e|ou)$/u.test(stop.lower)) return null
  if (stop.tag === 'symbol' && stop.text !== ',') return null
  const thing = core.slice(own.length, own.length + (owned.at(-1)?.end ?? 0))
  // 'Seu primeiro livro foi: Marés' says it as 'foi Marés' does.
  const rest = core.slice(own.length + thing.length).replace(/^(\s(?:foi|é)):(?=\s)/u, '$1')
  return `${article} ${thing} ${contract('de', name)}${rest}`
}

/** 'O primeiro romance que leu foi…' → 'O primeiro romance que Ana Lopes leu foi…' */
function readerNamed(core: string, { name }: Hero, met: Met): string | null {
  const match = /^([OA]\s(?:primeir|últim|únic)[oa]\s\p{Ll}+\sque)\s(\p{Ll}+)(?=\s(?:foi|era)\s)/u.exec(core)
  if (!match || met === 'person') return null
  const past = analyse(match[2] ?? '').some(a => a.category === 'verb' && a.person === 3 && a.tense === 'preterite')
  return past ? `${match[1]} ${name} ${match[2]}${core.slice(match[0].length)}` : null
}

const NAMED_OBJECT = pattern('u')`^([^.;:,]*?\p{Ll}(?:ou|eu|iu))-([oa])\s(?=${'preposition behind a name'}\s)`

/** 'A imprensa chamou-o de Almirante Negro' → 'A imprensa chamou João Lopes de Almirante Negro' */
function objectNamed(core: string, { name, gender }: Hero, clause: LifeClause, met: Met): string | null {
  const match = NAMED_OBJECT.exec(core)
  if (!match || met !== 'hero' || clause.subject === '' || (match[2] === 'a') !== (gender === 'f')) return null
  return `${match[1]} ${name} ${core.slice(match[0].length)}`
}

/**
 * 'a universidade concedeu-lhe o título' → 'a universidade concedeu a Ana Lopes o título', where nobody else is named
 * before.
 */
function receiverNamed(core: string, { name }: Hero): string | null {
  const match = /^([^.;:]*?\p{Ll})-lhe\s(?=[oau])/u.exec(core)
  if (!match || /(?<![\p{L}])(?:el[ea]|quem)(?![\p{L}])/iu.test(core)) return null
  return `${match[1]} a ${name} ${core.slice(match[0].length)}`
}
