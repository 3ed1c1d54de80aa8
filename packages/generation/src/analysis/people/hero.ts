import { contract } from '@capivira/portuguese/agreement'
import { analyse, genderOf, isParticiple, lemma } from '@capivira/portuguese/morphology'
import type { CleanDocument } from '../../document/model.ts'
import { takeApart } from '../grammar/clauses.ts'
import { NO_USE, readSubject } from '../grammar/nouns.ts'
import { canBeFinite, tagWords } from '../grammar/tagging.ts'
import { nameClass } from './names.ts'
import { meansPerson } from './people.ts'
import { isPersonal, needsNoObject, pasts } from './personalVerbs.ts'
import { personNoun } from './personNoun.ts'

/** The person a text tells the life of: 'Isaac Newton', and the words of the name. */
export type Hero = {
  name: string
  parts: ReadonlySet<string>
  gender: 'm' | 'f' | undefined
  /** What the text calls the person, in the singular: 'filósofo'. */
  roles?: ReadonlySet<string>
}

const NAME = String.raw`\p{Lu}[\p{L}'-]+(?:\s(?:d[aeo]s?\s|e\s)?\p{Lu}[\p{L}.'-]+){0,5}`
/** 'O botânico Otto Ferraz nasceu em…', and the name. */
export const BORN = new RegExp(
  String.raw`(?:^|[.!?]\s)(?:[OA]\s\p{Ll}+(?:\s\p{Ll}+)?\s)?(${NAME})(?:,\s[^,.]{3,60},|\s\([^()]{3,60}\))?\s(?:nasceu|viveu)\s(?!como\s|d[aeo]s?\s|para\s|com\s)`,
  'u',
)
/** 'SQL nasceu em 1974': what is known by its letters is no person. */
const LETTERS = /(?<![\p{L}])\p{Lu}{2,}(?![\p{L}])/u

/** Whose life the document tells: who, it says, was born, where its title or first heading names the same person; null otherwise. */
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

type Met = 'hero' | 'person' | 'thing'

/**
 * Follows a life from sentence to sentence and names its hero where the sentence leaves that to the one before: 'Em 1948, foi morar em…',
 * 'Morreu em 1977', 'Seu primeiro livro…', 'concedeu-lhe'. Null where anybody else may be meant.
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
  if (hero.parts.has(words[first] ?? '') && first < 3 && (first === 0 || /^[OA]$/u.test(words[0] ?? ''))) return 'hero'
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

function isSomebody(noun: string): boolean {
  return (
    meansPerson(noun) ||
    /^(?:mãe|pai|irmã|irmão|filh[oa]|amig[oa]|rapaz|moça|menin[oa]|sogr[oa]|avó|avô|ti[oa])s?$/u.test(noun)
  )
}

type Clause = NonNullable<ReturnType<typeof takeApart>>

function nameIn(core: string, hero: Hero, clause: Clause, met: Met): string | null {
  return (
    subjectNamed(core, hero, clause, met) ??
    calledByRole(core, hero, met) ??
    ownerNamed(core, hero, met) ??
    readerNamed(core, hero, met) ??
    objectNamed(core, hero, clause, met) ??
    receiverNamed(core, hero)
  )
}

/** 'Em 1948, foi morar…' → 'Em 1948, Ana Lopes foi morar…' */
function subjectNamed(core: string, { name, gender }: Hero, clause: Clause, met: Met): string | null {
  const pronoun = /^(?:Ele|Ela)\s(?=\p{Ll})/u.exec(core)?.[0]
  if (pronoun !== undefined)
    return met === 'hero' &&
      (gender ?? (pronoun.startsWith('Ela') ? 'f' : 'm')) === (pronoun.startsWith('Ela') ? 'f' : 'm')
      ? `${name} ${core.slice(pronoun.length)}`
      : null
  const described = met === 'hero' ? afterDescription(core, name, gender) : null
  if (described !== null) return described
  if (clause.subject !== '' || /\s/.test(clause.verb)) return null
  const verb = clause.verb.replace(/-(?:se|l?[oa])$/u, '').toLowerCase()
  const [first, second] = tagWords(clause.rest)
  if (/^(?:foi|era)$/u.test(verb)) {
    if (
      !describes(first?.lower ?? '', second?.lower ?? '', gender, met) &&
      !(met === 'hero' && isOneOfPeople(clause.rest))
    )
      return null
  } else if (!isPersonal(verb) && !(met === 'hero' && mayBeOfHero(verb, clause.rest))) return null
  // 'Em 1922, morreu o pai': there the subject follows.
  else if (needsNoObject(verb) && /^(?:article|noun|proper|determiner)$/u.test(first?.tag ?? '')) return null
  const at = clause.lead === '' ? 0 : core.indexOf(`${clause.lead},`) === 0 ? clause.lead.length + 2 : -1
  if (at < 0) return null
  const said = core.slice(at)
  if (!said.toLowerCase().startsWith(clause.verb.toLowerCase())) return null
  return `${core.slice(0, at)}${name} ${said.charAt(0).toLowerCase()}${said.slice(1)}`
}

/** 'Nascida em Lavras, ela viveu do piano' → 'Nascida em Lavras, Ana Lopes viveu do piano' */
function afterDescription(core: string, name: string, gender: Hero['gender']): string | null {
  const [whole = '', lead = '', pronoun = ''] = /^(\p{Lu}[^.;:()]{3,160}?),\s(ele|ela)\s(?=\p{Ll})/u.exec(core) ?? []
  if (whole === '' || (gender !== undefined && (pronoun === 'ela') !== (gender === 'f'))) return null
  if (/^(?:Quando|Enquanto|Se|Segundo|Para|Como)\s/u.test(lead) || tagWords(lead).some(({ tag }) => tag === 'verb'))
    return null
  return `${lead}, ${name} ${core.slice(whole.length)}`
}

/** 'um importante poeta', 'um dos pintores mais lidos' */
const isOneOfPeople = (rest: string) => personNoun(tagWords(rest)) !== undefined

/** What happens by itself: what happened may stand after it. */
const MAY_LACK =
  /^(?:haver|ser|estar|existir|ocorrer|acontecer|surgir|começar|terminar|acabar|iniciar|chegar|vir|cair|sair|estourar|eclodir|faltar|restar|sobrar|bastar|tratar|durar|caber|fazer|dar|seguir|aparecer|circular|custar|crescer|aumentar|falar|tornar)$/u

/** 'instalou-se no Recife', 'começou a imprimir': of whom the life tells, where no subject can follow. */
function mayBeOfHero(verb: string, rest: string): boolean {
  const past = pasts(verb)[0]
  const [first, second] = tagWords(rest)
  if (!past) return false
  if (first?.lower === 'a' && second?.tag === 'infinitive') return true
  return !MAY_LACK.test(past.lemma) && /^(?:preposition|contraction|infinitive)$/u.test(first?.tag ?? '')
}

const KIN = /^(?:net|filh|sobrinh|bisnet|afilhad|órf|viúv)\p{L}{1,2}$/u

/** 'foi presa', 'era neta de', 'foi a primeira mulher', 'foi morar': said of a person of that gender. */
function describes(first: string, second: string, gender: Hero['gender'], met: Met): boolean {
  const next = /^(?:[oa]|uma?)$/u.test(first) ? second : first
  if (KIN.test(next)) return true
  if (met !== 'hero') return meansPerson(next)
  if (isParticiple(next)) return gender === undefined || /a$/u.test(next) === (gender === 'f')
  return meansPerson(next) || analyse(next).some(a => a.mood === 'infinitive') || /^primeir[oa]$/u.test(next)
}

/** 'Este pintor viveu…' → 'Ana Lopes viveu…'; 'Segundo o filósofo, …', whom the text has called so. */
function calledByRole(core: string, hero: Hero, met: Met): string | null {
  const said = /^(Para|Segundo|Conforme|De acordo com)\s(?:([oa])\s(\p{Ll}+)|el([ea])),\s/u.exec(core)
  if (said && (said[3] === undefined || isRole(said[3], hero)) && isOf(said[2] ?? said[4] ?? '', hero))
    return `${said[1]} ${hero.name}, ${core.slice(said[0].length)}`
  if (met !== 'hero') return null
  const match =
    /^((?:Até hoje|Hoje|Assim|Depois),?\s)?(?:([Ee])(?:st|ss)([ea])|([OoAa]))\s(\p{Ll}{4,})(?=\s(\p{Ll}+))/u.exec(core)
  const [whole = '', lead = '', pointing, ending = '', article = '', noun = '', next = ''] = match ?? []
  if (!match || !isOf(ending || article, hero) || !(pointing ? isSomebody(noun) : isRole(noun, hero))) return null
  if (!/^(?:se|não|também)$/u.test(next) && !canBeFinite(next)) return null
  return `${lead}${hero.name}${core.slice(whole.length)}`
}

const isRole = (noun: string, { roles }: Hero) => roles?.has(lemma(noun)) === true
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
  return `${article} ${thing} ${contract('de', name)}${core.slice(own.length + thing.length)}`
}

/** 'O primeiro romance que leu foi…' → 'O primeiro romance que Ana Lopes leu foi…' */
function readerNamed(core: string, { name }: Hero, met: Met): string | null {
  const match = /^([OA]\s(?:primeir|últim|únic)[oa]\s\p{Ll}+\sque)\s(\p{Ll}+)(?=\s(?:foi|era)\s)/u.exec(core)
  if (!match || met === 'person') return null
  const past = analyse(match[2] ?? '').some(a => a.category === 'verb' && a.person === 3 && a.tense === 'preterite')
  return past ? `${match[1]} ${name} ${match[2]}${core.slice(match[0].length)}` : null
}

/** 'A imprensa chamou-o de Almirante Negro' → 'A imprensa chamou João Lopes de Almirante Negro' */
function objectNamed(core: string, { name, gender }: Hero, clause: Clause, met: Met): string | null {
  const match = /^([^.;:,]*?\p{Ll}(?:ou|eu|iu))-([oa])\s(?=(?:de|durante|em|n[oa]s?|com|para|como|a)\s)/u.exec(core)
  if (!match || met !== 'hero' || clause.subject === '' || (match[2] === 'a') !== (gender === 'f')) return null
  return `${match[1]} ${name} ${core.slice(match[0].length)}`
}

/** 'a universidade concedeu-lhe o título' → 'a universidade concedeu a Ana Lopes o título', where nobody else is named before. */
function receiverNamed(core: string, { name }: Hero): string | null {
  const match = /^([^.;:]*?\p{Ll})-lhe\s(?=[oau])/u.exec(core)
  if (!match || /(?<![\p{L}])(?:el[ea]|quem)(?![\p{L}])/iu.test(core)) return null
  return `${match[1]} a ${name} ${core.slice(match[0].length)}`
}
