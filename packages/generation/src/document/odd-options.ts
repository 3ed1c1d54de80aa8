import { type Look, oddPlace } from '@capivira/core/exchange/looks'
import { typedOption } from '@capivira/core/exchange/marked-option'
import type { Block } from './model.ts'

/** An option as it stands on the page: its letter, its words, and the block that it is in. */
export type ShownOption = { letter: string; text: string; block: Block }

/** A question has so many options where one of them may be told by its look. */
const FEWEST = 3
const MOST = 5
/** Letters of an option that have to look so: a full stop behind it may look otherwise. */
const NEARLY_ALL = 0.9
/** Of the questions of a list so many show a right option: a pupil's wrong answers are in fewer of them. */
const MOST_QUESTIONS = 0.75
const LETTERED = /^\(?[a-e][).]\s*/i

/** Ways in which people show which option is right. */
const WAYS = ['sign', 'shade', 'colour', 'bold', 'underlined'] as const
type Way = (typeof WAYS)[number]
type Shown = Look & { sign: boolean; isAddress: boolean }

const PLAIN = { bold: false, underlined: false, colour: '', shade: '' } as const

/**
 * The right options of a list of questions whose author shows them: by bold, a colour, a line below, a marker, or a
 * sign beside them. It counts only where one way of showing picks one option in at least three of four questions of the
 * list, and not always in the same place, as a style of the first option or stripes do; the others have none.
 * @returns for each question the place of its right option, null where nothing tells
 */
export function oddOptions(questions: readonly (readonly ShownOption[])[]): (number | null)[] {
  const shown = questions.map(options =>
    options.length >= FEWEST && options.length <= MOST ? options.map(shownAs) : [],
  )
  const asked = shown.filter(options => options.length > 0).length
  // Terms in bold within options say that bold is for terms.
  const ways = questions.flat().some(isPartlyBold) ? WAYS.filter(way => way !== 'bold') : WAYS
  const found = ways.map(way => shown.map(options => oddBy(way, options)))
  const count = (places: readonly number[]) => places.filter(place => place >= 0).length
  const best = found.toSorted((a, b) => count(b) - count(a))[0] ?? []
  const holds =
    asked > 1 && count(best) >= MOST_QUESTIONS * asked && areSpread(questions, best) && !shown.flat().some(isLink)
  return questions.map((_, at) => {
    const place = best[at] ?? -1
    // Another way that picks another option of this question contradicts it.
    const others = found.some(places => places !== best && (places[at] ?? -1) >= 0 && places[at] !== place)
    return holds && place >= 0 && !others ? place : null
  })
}

/** Whether the places differ, counted from the first option as well as from the last, and so do the words there. */
function areSpread(questions: readonly (readonly ShownOption[])[], places: readonly number[]): boolean {
  const picked = places.flatMap((place, at) => (place < 0 ? [] : [{ place, options: questions[at] ?? [] }]))
  const isVaried = (values: readonly unknown[]) => new Set(values).size > 1
  return (
    isVaried(picked.map(({ place }) => place)) &&
    isVaried(picked.map(({ place, options }) => options.length - place)) &&
    isVaried(picked.map(({ place, options }) => plain(options[place]?.text ?? '')))
  )
}

/** Blues in which programs set links. */
const LINK_INKS = new Set(['0000ee', '0000ff', '0563c1', '0645ad', '0b57d0', '1155cc', '1a0dab', '1a73e8', '467886'])
const ADDRESS = /(?:https?:\/\/|www\.)\S/i

/** Whether an option is a link, as far as a page shows it: coloured with a line below, in their blue, an address. */
const isLink = ({ underlined, colour, isAddress }: Shown) =>
  isAddress || (underlined && colour !== '') || LINK_INKS.has(colour)

/** 'Lima (X)': what stands behind an option in the place of a tick. */
const TICKED = /\s[([]\s?x\s?[)\]]$/i
const typed = (text: string) => typedOption(`a) ${text.replace(TICKED, ' *')}`)

/** The words of an option without the sign that says that it is right: 'Lima (certa)', 'Lima *'. */
export function withoutSign(text: string): string {
  const option = typed(text)
  return option?.isMarked ? option.unmarked : text
}

function oddBy(way: Way, options: readonly Shown[]): number {
  if (way === 'sign') {
    const signed = options.flatMap(({ sign }, at) => (sign ? [at] : []))
    return signed.length === 1 ? (signed[0] ?? -1) : -1
  }
  const place = oddPlace(options.map(look => ({ ...PLAIN, [way]: look[way] })))
  // A plain one among coloured ones is what nobody touched.
  return options[place]?.[way] ? place : -1
}

function shownAs({ text, block }: ShownOption): Shown {
  const looks = block.looks ?? []
  const has = (look: string) =>
    covers(
      looks.filter(run => run.look === look).map(run => run.text),
      text,
    )
  const named = (kind: string) =>
    [...new Set(looks.map(({ look }) => look))].find(look => look.startsWith(kind) && has(look))?.slice(kind.length)
  return {
    bold: covers(block.bold, text) && !isTerm(text, block),
    underlined: has('line'),
    colour: named('ink ') ?? '',
    shade: named('shade ') ?? '',
    sign: has('sign') || (typed(text)?.isMarked ?? false),
    isAddress: ADDRESS.test(text),
  }
}

/**
 * Whether what is bold is a term, as books set it: one word whose letter, or the full stop behind it, is not bold.
 */
function isTerm(text: string, { bold }: Block): boolean {
  return (
    !/\s/.test(text.trim()) && !bold.some(run => LETTERED.test(run) && plain(run.replace(LETTERED, '')) === plain(text))
  )
}

function isPartlyBold({ text, block }: ShownOption): boolean {
  const words = plain(text)
  const isWithin = (run: string) => run !== '' && words.includes(run)
  return !covers(block.bold, text) && block.bold.some(run => isWithin(plain(run.replace(LETTERED, ''))))
}

/** Whether nearly all letters of an option stand in stretches of a look, which may hold its letter or other options. */
function covers(runs: readonly string[], option: string): boolean {
  const words = plain(option)
  if (words === '') return false
  let covered = 0
  for (const run of runs) {
    const own = plain(run.replace(LETTERED, ''))
    if (own === '') continue
    if (plain(run).includes(words)) return true
    if (words.includes(own)) covered += own.length
  }
  return covered >= NEARLY_ALL * words.length
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
