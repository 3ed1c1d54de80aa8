import { singular, thirdPerson } from '@capivira/portuguese/inflection'
import { analyse } from '@capivira/portuguese/morphology'
import type { Tree } from '@capivira/portuguese/parser'
import { isOneOf } from '../lexicon/words.ts'
import { setOffPlace } from '../reading/set-off.ts'
import type { Part, Statement } from '../reading/statements.ts'
import { isOf } from '../reading/words.ts'
import { trimmed, written } from '../reading/written.ts'
import { oftenIn, saidOften } from './adverbs.ts'
import { isCompared } from './compared.ts'
import { plainSubject, subjectWords } from './subject.ts'

/**
 * How the rest of a question is put: `inverted` lets a short subject follow its verb ('Onde fica o DNA?'). An `answer`
 * keeps its adverbs where the sentence has them.
 */
type RestOptions = { inverted?: boolean; answer?: boolean }

/** The rest of a question behind its question word, and what is said before it: 'No Brasil, quando …?' */
export type Rest = { lead: string; text: string }

/**
 * The rest of a statement behind its question word, in the order in which it is read alone: subject, verb, what stands
 * behind it. What stood before it goes behind it too, or before the question where a clause ends it. `without` are the
 * parts that are asked for.
 */
export function restOf(statement: Statement, without: readonly Part[], options: RestOptions = {}): Rest {
  const { tree, subject, verb, parts } = statement
  const out = new Set(without.flatMap(part => part.words))
  const often = oftenIn(statement, without, options.answer)
  const isKept = (part: Part) =>
    ![...without, ...often.lead, ...often.near].includes(part) &&
    !isLink(statement, part) &&
    !isCompared(statement, part) &&
    !(isReason(part) && subject !== null)
  const all = parts.filter(part => isKept(part) && !isFocusOf(statement, part, without))
  // 'ideal como molde de telhas': what the attribute says already is no part beside it.
  const kept = all.filter(
    part =>
      !all.some(
        one => one !== part && one.words.length > part.words.length && part.words.every(i => one.words.includes(i)),
      ),
  )
  const place = (part: Part) => part.words[0] ?? 0
  const first = verb[0] ?? statement.head
  const at = verb.at(-1) ?? statement.head
  const where = subject && !without.includes(subject) ? setOffPlace(tree, subject) : null
  const apart = new Set(where ?? [])
  const ofSubject = subject && without.length > 0 ? plainSubject(tree, subject) : (subject?.words ?? [])
  const named =
    subject && !without.includes(subject)
      ? trimmed(
          tree,
          ofSubject.filter(i => !out.has(i) && !apart.has(i) && !(isComma(tree, i) && apart.has(i + 1))),
        )
      : []
  const isNear = (part: Part) =>
    part.slot === 'adverb' && part.words.length === 1 && place(part) > (subject?.index ?? -1)
  const { near, lead: inFront } = saidOften(statement, often)
  const inside = kept.filter(part => place(part) < at && (place(part) > first || isNear(part)))
  const behind = kept.filter(part => place(part) >= at)
  const before = kept.filter(part => place(part) < first && !inside.includes(part))
  const words = (list: readonly Part[]) => list.flatMap(part => part.words).filter(i => !out.has(i))
  const text = (part: Part) => written(tree, trimmed(tree, words([part])))
  const verbs = procliticOf(
    written(
      tree,
      [...verb, ...words(inside)].filter(i => !out.has(i)),
    ),
    without.length > 0,
  )
  const said = subject && named.length > 0 ? subjectWords(tree, subject, named) : ''
  // 'as redes, iniciadas por dois físicos, receberam': what a comma opens is closed before the verb.
  const isSetOff = said.includes(',') && tree.tokens[(named.at(-1) ?? -1) + 1]?.text === ','
  // 'nas entregas, reunindo barqueiros': a clause keeps the comma that sets it off.
  const isApart = (part: Part) => part.slot === 'clause' && tree.tokens[place(part) - 1]?.text === ','
  const isGerund = (part: Part) => [part.index, place(part)].some(i => tree.tokens[i]?.features.VerbForm === 'Ger')
  const tail = behind.map((part, i) => (isApart(part) && (i > 0 || isGerund(part)) ? `, ${text(part)}` : text(part)))
  const lead = before.map(text)
  const isShort =
    options.inverted === true && tail.length + lead.length + near.length === 0 && !verbs.includes(' ') && said !== ''
  // Behind another noun 'de início' or 'ao contrário da largura' would be said of that.
  const isLong =
    [...named, ...words(behind)].some(i => tree.tokens[i]?.features.VerbForm !== undefined) ||
    ((behind.length > 0 || statement.copular) && before.some(part => isFronted(statement, part))) ||
    before.some(part => part.slot === 'clause' && tree.tokens[part.index]?.features.VerbForm === 'Part')
  const order = isShort ? [verbs, said] : [isSetOff ? `${said},` : said, near, verbs, ...tail]
  const opening = inFront.replace(/,$/u, '')
  // 'Uma expressão, em computação, define…': where it is so stands before the question.
  if (where) return { lead: joined([...lead, written(tree, where)]), text: joined(order) }
  return isLong
    ? { lead: joined([inFront, ...lead]), text: joined(order) }
    : { lead: opening, text: joined([...order, ...lead]) }
}

/** 'Historicamente, …', 'De início …', 'Ao contrário do vizinho, …': of the whole statement, not of a noun. */
function isFronted({ tree }: Statement, part: Part): boolean {
  const text = written(tree, part.words).toLowerCase()
  return (
    part.slot === 'adverb' ||
    /^(?:de início|no início|a princípio|em princípio|ao contrário|diferentemente)(?=\s|$)/u.test(text)
  )
}

/** Phrases that only tie a statement to what stands before it. */
const LINKS: ReadonlySet<string> = new Set([
  'mais ainda',
  'além do mais',
  'acima de tudo',
  'por exemplo',
  'por isso',
  'dessa forma',
  'desse modo',
  'deste modo',
  'desta forma',
  'além disso',
  'por fim',
  'no entanto',
  'por outro lado',
  'por um lado',
  'ao contrário',
  'em seguida',
  'nesse caso',
  'neste caso',
  'de novo',
  'por sua vez',
  'ao mesmo tempo',
  'de fato',
])

/** 'somente a validade': what narrows the part that is asked for belongs to the answer. */
function isFocusOf({ tree }: Statement, part: Part, without: readonly Part[]): boolean {
  if (part.slot !== 'adverb' || !isOf(written(tree, part.words).toLowerCase(), 'hedgeOnly')) return false
  return without.some(one => (one.words[0] ?? 0) - (part.words.at(-1) ?? 0) === 1)
}

const isComma = (tree: Tree, i: number) => tree.tokens[i]?.text === ','

/** What gives a reason, a purpose or another view is asked for by itself, and belongs to no other question. */
const isReason = ({ slot, by }: Part) => slot === 'clause' && isOneOf('reason, purpose or another view', by)

/** 'divide-se' stands as 'se divide' behind a question word. */
const procliticOf = (text: string, isQuestion: boolean) =>
  isQuestion ? text.replace(/^(\p{L}+)-(se|lhe|lhes|nos)(?![\p{L}-])/u, '$2 $1') : text

export function isLink({ tree }: Statement, part: Part): boolean {
  if (part.slot !== 'adverb' && part.slot !== 'oblique') return false
  const text = written(tree, part.words).toLowerCase()
  return isOf(text, 'links') || LINKS.has(text)
}

/** A rest as a statement of its own: what stood before it stands behind. */
export const whole = ({ lead, text }: Rest) => joined([text, lead])

export const joined = (pieces: readonly string[]) =>
  pieces
    .filter(piece => piece !== '')
    .join(' ')
    .replace(/\s+([,.;:!?])/gu, '$1')
    .replace(/[,;:]+$/u, '')
    .trim()

/**
 * The verb of a statement with a subject in the singular, as 'o que' and 'quem' have it; null where it is not known.
 */
export function singularVerb(statement: Statement): string | null {
  const { tree, verb } = statement
  const isPlural = statement.subject ? tree.tokens[statement.subject.index]?.features.Number === 'Plur' : false
  // 'continuam sendo relevantes': more words than the verb would have to change.
  const agreeing = statement.parts.some(
    part =>
      part.slot === 'attribute' &&
      tree.tokens[part.index]?.upos === 'ADJ' &&
      tree.tokens[part.index]?.features.Number === 'Plur',
  )
  if ((isPlural && agreeing) || statement.lemma === 'haver') return null
  const forms = verb.map(i => {
    const token = tree.tokens[i]
    if (!token) return null
    if (token.features.VerbForm === 'Fin') return singularOf(token.text, token.lemma)
    if (token.features.VerbForm === 'Part' && token.features.Number === 'Plur') return masculineSingular(token.text)
    return token.text
  })
  return forms.includes(null) ? null : forms.join(' ').replace(/^(?!não\s)(\p{L}+) se(?![\p{L}])/u, 'se $1')
}

/** 'são' → 'é', 'produzem' → 'produz', 'formaram' → 'formou'; null where no form of the same verb and time is known. */
function singularOf(form: string, lemma: string): string | null {
  const lower = form.toLowerCase()
  const readings = analyse(lower).filter(a => a.category === 'verb' && a.mood !== 'participle')
  if (readings.some(a => a.number !== 'p')) return lower
  const irregular = IRREGULAR[lower]
  if (irregular) return irregular
  const reading = readings.find(a => a.lemma === lemma) ?? readings[0]
  if (!reading) return null
  if (reading.tense === 'present' || reading.tense === 'preterite') {
    const found = thirdPerson(reading.lemma, reading.tense, 's')
    if (found) return found
  }
  return (
    ENDINGS.map(([from, to]) => (lower.endsWith(from) ? lower.slice(0, -from.length) + to : '')).find(
      candidate => candidate !== '' && analyse(candidate).some(a => a.lemma === reading.lemma && a.number === 's'),
    ) ?? null
  )
}

const IRREGULAR: Readonly<Record<string, string>> = {
  são: 'é',
  foram: 'foi',
  eram: 'era',
  serão: 'será',
  têm: 'tem',
  vêm: 'vem',
  podem: 'pode',
  puderam: 'pôde',
  estão: 'está',
  vão: 'vai',
  hão: 'há',
  devem: 'deve',
  fazem: 'faz',
  trazem: 'traz',
  dão: 'dá',
  põem: 'põe',
  contêm: 'contém',
  mantêm: 'mantém',
  obtêm: 'obtém',
  provêm: 'provém',
  tiveram: 'teve',
  fizeram: 'fez',
  vieram: 'veio',
  deram: 'deu',
}
const ENDINGS: readonly (readonly [string, string])[] = [
  ['avam', 'ava'],
  ['iam', 'ia'],
  ['aram', 'ou'],
  ['eram', 'eu'],
  ['iram', 'iu'],
  ['arão', 'ará'],
  ['erão', 'erá'],
  ['irão', 'irá'],
  ['em', 'e'],
  ['am', 'a'],
  ['em', ''],
]

function masculineSingular(participle: string): string | null {
  const one = singular(participle) ?? participle
  return one.toLowerCase().replace(/a$/u, 'o')
}
