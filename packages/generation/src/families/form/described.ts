import { analyse } from '@capivira/portuguese/morphology'
import { readSubject } from '../../analysis/grammar/nouns.ts'
import { meansPerson } from '../../analysis/people/people.ts'
import type { Study } from '../../analysis/study.ts'
import type { Fact } from '../fact.ts'
import { ask, focusKey, wordsIn } from '../wording/phrasing.ts'
import { askedBack } from './askedBack.ts'
import { type Entry, firstOf, isOther, isPlainlySaid, recalls, sideBySide } from './sideBySide.ts'

const WORDS = { least: 4, most: 24 } as const

/**
 * 'Ilha: porção de terra cercada de água. | Península: …. | Istmo: ….' → 'Qual termo corresponde à descrição “porção de terra cercada de
 * água”?' with the labels beside it as the wrong options: the page itself says that what they name is something else.
 */
export function describedFacts(study: Study): Fact[] {
  return sideBySide(study).flatMap(entries => entries.flatMap(entry => factOf(entry, entries, study)))
}

function factOf(entry: Entry, entries: readonly Entry[], study: Study): Fact[] {
  const { label } = entry
  const said = descriptionIn(entry, entries)
  if (said === null || meansPerson(label)) return []
  const number = numberOf(label, study)
  const others = entries.filter(
    other => other !== entry && isOther(entry, other) && numberOf(other.label, study) === number,
  )
  if (others.length < 2) return []
  const asked = {
    pattern: 'table/described',
    focus: focusKey(label),
    question: ask('qual termo', `corresponde à descrição “${said}”`),
    strength: 0.86,
  }
  return [askedBack(entry, { ...asked, answer: label, rivals: others.map(other => other.label) }, study)]
}

/** What an entry says of its label, where it says enough, of it alone, and without its name. */
function descriptionIn({ said, label }: Entry, entries: readonly Entry[]): string | null {
  // 'É o líquido onde…' → 'o líquido onde…'
  const first = firstOf(withoutName(said, label)).replace(/^(?:É|São)\s(?=(?:[oa]s?|uma?|uns|umas)\s)/iu, '')
  if (wordsIn(first) < WORDS.least || wordsIn(first) > WORDS.most || !isPlainlySaid(first) || POINTS.test(first))
    return null
  if (entries.some(other => recalls(first, other.label))) return null
  return /^\p{Lu}\p{Ll}*(?:\s|$)/u.test(first) && !isName(first)
    ? first.charAt(0).toLowerCase() + first.slice(1)
    : first
}

/** 'Sócrates iniciava…': large wherever it stands. */
function isName(text: string): boolean {
  const readings = analyse(text.split(' ')[0]?.toLowerCase() ?? '')
  return readings.every(({ category }) => category === 'properNoun')
}

/** 'Surgido no Japão, o toyotismo busca a flexibilidade' → 'Surgido no Japão, busca a flexibilidade'. */
function withoutName(said: string, label: string): string {
  const [lead = '', ...rest] = said.split(
    new RegExp(`(?<=^|,\\s)(?:[oa]s?|uma?)\\s${RegExp.escape(label)}\\s(?=\\p{Ll})`, 'iu'),
  )
  return rest.length === 1 ? `${lead}${rest[0]}` : said
}

/** Of something that was named before. */
const POINTS =
  /^(?:[oa]s? qua(?:l|is)|ess[ea]s?|est[ea]s?|el[ea]s?|seus?|suas?|também|já|mas|porém|além|diferente|assim|por isso)(?![\p{L}])/iu

function numberOf(label: string, study: Study): 's' | 'p' {
  return readSubject(label, study.use)?.phrase.number ?? 's'
}
