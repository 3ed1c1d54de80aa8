import { analyse, genderOf, isParticiple, lemma } from '@capivira/portuguese/morphology'
import type { CleanDocument, Section } from '../../document/model.ts'
import { tagWords } from '../grammar/tagging.ts'
import { BORN, type Hero, heroOf } from './hero.ts'
import { FOREIGN_PARTICLES } from './name-particles.ts'
import { nameClass } from './names.ts'
import { isSaidOfSomebody, meansPerson } from './people.ts'
import { personNoun } from './person-noun.ts'
import { isPersonal } from './personal-verbs.ts'

const PARTICLE = `(?:d[aeo]s?|${FOREIGN_PARTICLES})`
const NAME = new RegExp(
  String.raw`^\p{Lu}[\p{L}'’.-]+(?:\s(?:${PARTICLE}\s){0,2}(?:d[’'])?\p{Lu}[\p{L}'’.-]*){0,5}$`,
  'u',
)
/** 'Ana Lopes (1810–1849)' */
const YEARS = /\((?:c\.\s)?(\d{3,4})\s?[–-]\s?(\d{3,4})\)$/u
const WHOLE_NAME = new RegExp(String.raw`^\p{Lu}[\p{L}'’-]+(?:\s(?:${PARTICLE}\s){0,2}\p{Lu}[\p{L}'’-]*){1,7}`, 'u')
const LONGEST_LIFE = 105

type Heroes = {
  /** Whose life the whole document tells. */
  whole: Hero | null
  /** Whom a part of it is about that bears another person's name. */
  of: (section: Section) => Hero | null
  /** Whether a part stands under the name of somebody else: what it leaves out is not said of the hero of the whole. */
  isOfAnother: (section: Section) => boolean
}

/** Whose life a document tells, and those of its parts. */
export function heroesOf(document: CleanDocument): Heroes {
  const whole = heroOf(document)
  const of = (section: Section) => {
    const own = heroOfSection(section)
    return own !== null && [...own.parts].some(part => whole?.parts.has(part)) ? null : own
  }
  const isOfAnother = ({ title, path }: Section) =>
    [title, ...path].some(
      heading =>
        NAME.test(heading) &&
        nameClass(heading) === 'person' &&
        !heading.split(' ').some(part => whole?.parts.has(part)),
    )
  return { whole, of, isOfAnother }
}

/** Words of the names of those whom a document, or a part of it, is about. */
export function peopleOf(document: CleanDocument): ReadonlySet<string> {
  const heroes = heroesOf(document)
  const names = [heroes.whole, ...document.sections.map(heroes.of)].flatMap(hero => hero?.name ?? [])
  // 'Mirela de Lavras': where she is from is nobody.
  return new Set(
    names.flatMap(name =>
      name
        .replace(/\sd[aeo]s?\s.*$/u, '')
        .split(' ')
        .filter(word => /^\p{Lu}\p{Ll}/u.test(word)),
    ),
  )
}

/** Whether a name is made of words of such names alone. */
export function isOfPeople(name: string, people: ReadonlySet<string>): boolean {
  const words = name.split(' ').filter(word => /^\p{Lu}/u.test(word))
  return words.length > 0 && words.every(word => people.has(word))
}

/**
 * The person whose name a section bears: years of a life stand beside it, or its text begins with what the person was.
 */
export function heroOfSection({ title, blocks }: Section): Hero | null {
  const name = title
    .replace(/^[\d.\s–-]+/u, '')
    .replace(/\s*\([^()]*\)$/u, '')
    .trim()
  if (!NAME.test(name) || /(?<![\p{L}])\p{Lu}{2,}(?![\p{L}])/u.test(name)) return null
  if (/^(?:place|organization|event)$/u.test(nameClass(name)) || isWord(name)) return null
  const first = withoutDescription(blocks.find(({ kind }) => kind === 'paragraph')?.text ?? '')
  const noun = saidToBe(first, name)
  if (noun === null && !hasLifespan(title, name) && !isBorn(first, name)) return null
  const role = noun === null ? undefined : genderOfRole(first, noun)
  const parts = new Set(name.split(' ').filter(word => /^\p{Lu}/u.test(word)))
  return { name, parts, gender: genderOf(name.split(' ')[0] ?? '') ?? role, roles: rolesIn(first) }
}

/** 'Tido como o pai do choro, o flautista Nilo Sá nasceu…' → 'O flautista Nilo Sá nasceu…' */
function withoutDescription(text: string): string {
  const described = /^\p{Lu}\p{L}+[dt][oa]\s[^.,;:]{4,80},\s(?=[oa]\s\p{Ll}|\p{Lu})/u.exec(text)?.[0] ?? ''
  if (described === '' || !isParticiple(/^\p{L}+/u.exec(described)?.[0].toLowerCase() ?? '')) return text
  const rest = text.slice(described.length)
  return `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`
}

/** 'Maria Amélia do Prado foi…' under 'Amélia Prado': the whole name, and all words of the heading in it. */
function beginsWithWhole(text: string, name: string): boolean {
  const whole = WHOLE_NAME.exec(text)?.[0].split(' ') ?? []
  const words = name.split(' ').filter(word => /^\p{Lu}/u.test(word))
  return words.length > 1 && words.every(word => whole.includes(word))
}

/** 'Barroco', 'Trovador': what the dictionary knows in small letters is no name by itself. */
function isWord(name: string): boolean {
  return (
    !name.includes(' ') &&
    nameClass(name) !== 'person' &&
    analyse(name.toLowerCase()).some(({ category }) => category === 'noun')
  )
}

function hasLifespan(title: string, name: string): boolean {
  const [, from, to] = YEARS.exec(title) ?? []
  const years = Number(to) - Number(from)
  return name.includes(' ') && nameClass(name) === 'person' && years > 15 && years < LONGEST_LIFE
}

/**
 * 'Lopes foi a voz do bairro. Nascida em Lavras…'; 'Inventou o relógio' under a name the dictionary knows as a
 * person's.
 */
function isBorn(text: string, name: string): boolean {
  if (nameClass(name) === 'person' && isPersonal(/^\p{Lu}\p{Ll}+(?=\s)/u.exec(text)?.[0] ?? '')) return true
  // 'O escultor Belarmino da Rocha nasceu…' under 'Belarmino Rocha'
  const born = nameClass(name) === 'person' ? BORN.exec(text) : null
  if (born?.index === 0 && name.split(' ').every(part => born[1]?.split(' ').includes(part))) return true
  return text.startsWith(name) && /[.]\s(?:Nascid[oa]|Nasceu)\s(?:em|n[oa])\s\p{Lu}/u.test(text)
}

/**
 * The noun by which a text begins to say what a person was: 'Foi um dos maiores poetas', 'Lopes é considerada a
 * autora'.
 */
function saidToBe(text: string, name: string): string | null {
  const begins =
    name.split(' ').some(part => text.startsWith(part) || text.startsWith(`O ${part}`)) || beginsWithWhole(text, name)
  const said =
    /^(?:[^.,]{2,60}(?:,[^.]{3,60},)?\s)?(foi|é|era|Foi|É|Era)\s(?=(?:considerad[oa]\s)?(?:uma?|o|a)\s)/u.exec(text)
  if (!said || !(begins || /^(?:Foi|É|Era)\s/u.test(text))) return null
  const noun = personNoun(tagWords(text.slice(said[0].length)))?.text
  // 'Konqueror é um navegador': in the present a tool as well.
  const determiner = /^[Éé]/u.test(said[1] ?? '') ? 'o' : ''
  return noun !== undefined && isSaidOfSomebody(noun, { determiner, core: name }) ? noun : null
}

function genderOfRole(text: string, noun: string): Hero['gender'] {
  const article = new RegExp(
    String.raw`(?<![\p{L}])(uma?|[oa]s?|d[oa]s)\s(?:\p{Ll}+\s){0,4}${RegExp.escape(noun)}`,
    'u',
  ).exec(text)?.[1]
  return article === undefined ? undefined : /a/u.test(article) ? 'f' : 'm'
}

/** What a text calls its person: 'o filósofo' takes up whom it called one of the filósofos. */
function rolesIn(text: string): ReadonlySet<string> {
  return new Set(
    tagWords(text)
      .filter(({ text: word, lower }) => /^\p{Ll}/u.test(word) && meansPerson(lower))
      .map(({ lower }) => lemma(lower)),
  )
}
