import type { Analysis, Category, Gender, GrammaticalNumber, Meaning, Mood, Tense } from './analysis.ts'

/** The bracketed tags of one dictionary line, last value of a key wins; `lemma` where the line names another word. */
export type Tags = Readonly<Record<string, string>> & { readonly lemma?: string }

type Reading = Omit<Analysis, 'lemma' | 'root'>

const read = new Map<string, Tags>()

/** Reads `/flags<TAB>[$ser$CAT=v,T=inf,TR=_$P=3,N=p,T=p]`. Kept: the words of a text share a few hundred such lines. */
export function readTags(line: string): Tags {
  const known = read.get(line)
  if (known) return known
  const tags = readAfresh(line)
  read.set(line, tags)
  return tags
}

function readAfresh(line: string): Tags {
  const open = line.indexOf('[')
  let body = open < 0 ? '' : line.slice(open + 1, line.lastIndexOf(']'))
  const tags: Record<string, string> = {}
  const named = /^\$([^$]+)\$/.exec(body)
  if (named?.[1]) {
    tags.lemma = named[1]
    body = body.slice(named[0].length)
  }
  for (const pair of body.split(/[,$]/)) {
    const equals = pair.indexOf('=')
    if (equals > 0) tags[pair.slice(0, equals)] = pair.slice(equals + 1)
  }
  return tags
}

const CATEGORIES: Readonly<Record<string, readonly Category[]>> = {
  nc: ['noun'],
  np: ['properNoun'],
  adj: ['adjective'],
  a_nc: ['noun', 'adjective'],
  v: ['verb'],
  adv: ['adverb'],
  ppes: ['pronoun'],
  pind: ['pronoun'],
  prel: ['pronoun'],
  pint: ['pronoun'],
  pdem: ['determiner'],
  ppos: ['determiner'],
  art: ['determiner'],
  cp: ['preposition'],
  prep: ['preposition'],
  con: ['conjunction'],
  card: ['numeral'],
  nord: ['numeral'],
  in: ['interjection'],
}

const FORMS: Readonly<Record<string, { mood: Mood; tense?: Tense }>> = {
  inf: { mood: 'infinitive' },
  ip: { mood: 'personalInfinitive' },
  g: { mood: 'gerund' },
  ppa: { mood: 'participle' },
  p: { mood: 'indicative', tense: 'present' },
  pi: { mood: 'indicative', tense: 'imperfect' },
  pp: { mood: 'indicative', tense: 'preterite' },
  pmp: { mood: 'indicative', tense: 'pluperfect' },
  f: { mood: 'indicative', tense: 'future' },
  c: { mood: 'conditional' },
  pc: { mood: 'subjunctive', tense: 'present' },
  pic: { mood: 'subjunctive', tense: 'imperfect' },
  fc: { mood: 'subjunctive', tense: 'future' },
  i: { mood: 'imperative' },
}

const MEANINGS: Readonly<Record<string, Meaning>> = {
  p: 'person',
  p1: 'person',
  ter: 'place',
  cid: 'place',
  country: 'place',
  rio: 'place',
  mar: 'place',
  cont: 'place',
  sigla: 'acronym',
  mes: 'month',
  instituicao: 'organization',
}

const PERSONS: Readonly<Record<string, 1 | 2 | 3>> = { '1': 1, '2': 2, '3': 3, '1_3': 3 }

/** The readings a set of tags stands for; two for a word that is noun and adjective alike. */
export function categoriesOf(tags: Tags): Reading[] {
  const categories = CATEGORIES[tags.CAT ?? ''] ?? ['other']
  const form = categories[0] === 'verb' ? FORMS[tags.T ?? ''] : undefined
  const gender = genderTag(tags.G)
  const number = categories[0] === 'adverb' ? undefined : numberTag(tags.N)
  const person = PERSONS[tags.P ?? '']
  const meaning = MEANINGS[tags.SEM ?? '']
  return categories.map(category => ({
    category,
    ...(gender && { gender }),
    ...(number && { number }),
    ...form,
    ...(person && { person }),
    ...(meaning && { meaning }),
  }))
}

function genderTag(value: string | undefined): Gender | undefined {
  return value === 'm' || value === 'f' ? value : undefined
}

function numberTag(value: string | undefined): GrammaticalNumber | undefined {
  if (value === 's') return 's'
  return value === 'p' || value === 'P' ? 'p' : undefined
}
