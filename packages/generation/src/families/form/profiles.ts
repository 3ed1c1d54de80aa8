import { normalize } from '@capivira/portuguese/tokens'
import type { Study } from '../../analysis/study.ts'
import type { Section } from '../../document/model.ts'
import type { Fact } from '../fact.ts'
import { ask, focusKey, wordsIn } from '../wording/phrasing.ts'
import { askedBack } from './askedBack.ts'
import { type Entry, firstOf, isOther, isPlainlySaid, labelledLines, REMARK, recalls } from './sideBySide.ts'
import { contentBlocks } from './structure.ts'

const LEAST = 3
const WORDS = { least: 5, most: 24 } as const

/** Labels that say no more than that this is what is said of the thing. */
const STATES = /^(?:enunciado|definição|conceito|descrição|significado|o que é)$/iu

/** A line of a section with the thing its heading names. */
type Line = Entry & { title: string }

/**
 * 'Malária … Transmissão: picada do mosquito-prego' beside 'Tétano … Transmissão: ferimentos sujos' and 'Sarampo … Transmissão: gotas de
 * saliva' → 'A que se refere a descrição “transmissão: picada do mosquito-prego”?': sections of one form tell the same of several things,
 * of each something else.
 */
export function profileFacts(study: Study): Fact[] {
  const families = new Map<string, Line[]>()
  for (const group of labelledLines(contentBlocks(study))) {
    for (const entry of group) {
      const { section } = entry.placed
      const title = nameOf(section)
      if (title === null || (REMARK.test(entry.label) && !STATES.test(entry.label))) continue
      const key = `${section.level}|${section.path.slice(0, -1).join('|')}|${aspectOf(entry)}`
      families.set(key, [...(families.get(key) ?? []), { ...entry, title }])
    }
  }
  return [...families.values()].flatMap(lines => {
    const once = lines.filter(line => lines.every(other => other === line || other.title !== line.title))
    return once.length < LEAST ? [] : once.flatMap(line => factOf(line, once, study))
  })
}

/** 'PARTICIPANTES' in small letters, 'Clima' too; 'Rio Grande' is a name. */
const lowFirst = (text: string) =>
  /^\p{Lu}{4,}(?![\p{L}])/u.test(text)
    ? text.replace(/^\p{Lu}+/u, word => word.toLowerCase())
    : /^\p{Lu}\p{Ll}+\s(?:(?:d[aeo]s?|e)\s)?\p{Lu}/u.test(text)
      ? text
      : text.charAt(0).toLowerCase() + text.slice(1)

/** What a line tells, by the first word of its label: 'Clima quente e úmido', 'Clima semiárido'. */
const aspectOf = ({ label }: Entry) => normalize(label.split(' ')[0] ?? '')

function nameOf({ title }: Section): string | null {
  const name = title.replace(/^[\d.\s–-]+|\s*\([^()]*\)$/gu, '').trim()
  const [head = ''] = name.split(' ')
  return name === '' || wordsIn(name) > 4 || !/^[\p{L}\s-]+$/u.test(name) || REMARK.test(head) ? null : name
}

function factOf(line: Line, lines: readonly Line[], study: Study): Fact[] {
  const { label, title } = line
  const said = firstOf(line.said)
  const whole = STATES.test(label) ? lowFirst(said) : `${lowFirst(label)}: ${lowFirst(said)}`
  if (wordsIn(whole) < WORDS.least || wordsIn(whole) > WORDS.most || !isPlainlySaid(said)) return []
  if (lines.some(other => recalls(whole, other.title))) return []
  const others = lines.filter(other => other !== line && isOther(line, other))
  if (others.length < 2) return []
  const asked = {
    pattern: 'table/profile',
    focus: `${focusKey(title)} ${aspectOf(line)}`,
    question: ask('a que se refere a descrição', `“${whole}”`),
    strength: 0.88,
  }
  return [askedBack(line, { ...asked, answer: title, rivals: others.map(other => other.title) }, study)]
}
