import { namesQuestion, rowsToNames } from '@capivira/core/exchange/sheet'
import type { Most, SheetRead } from './workbook-sheet.ts'

/** A sheet that has anything in it, which is read only when it is asked for; reading throws where it is broken. */
export type UnreadSheet = { name: string; read: (most: Most) => SheetRead }

/** The sheet that is read, and the names of those that are not. */
export type ChosenSheet<T> = {
  name: string
  found: T
  /** The first sheet, where it has no cards and another was read. */
  passed: string | null
  broken: string | null
  others: string[]
}

/** What a sheet gives, and whether another one may be read in its place. */
export type Tried<T> = { found: T; mayPass: boolean }

/**
 * The first sheet that has a row. Where it may be passed over, as it only tells how to fill in the next one: the first
 * behind it that names its questions. Sheets are read one at a time, and of those behind the first only the rows that
 * may name columns. Null where none has a row; throws where the first is broken and none behind it names questions.
 */
export function chooseSheet<T>(
  sheets: Iterable<UnreadSheet>,
  most: Most,
  attempt: (read: SheetRead) => Tried<T>,
): ChosenSheet<T> | null {
  let first: ({ name: string } & Tried<T>) | null = null
  let broken: { name: string; error: unknown } | null = null
  let chosen: { name: string; found: T } | null = null
  const others: string[] = []
  for (const { name, read } of sheets) {
    if (chosen || (first && !first.mayPass)) others.push(name)
    else if (first || broken) {
      const later = ofQuestions(read, most)
      if (later) chosen = { name, found: attempt(later).found }
      else others.push(name)
    } else {
      const whole = tryRead(() => read(most))
      if ('error' in whole) broken = { name, error: whole.error }
      else if (whole.rows.length > 0) first = { name, ...attempt(whole) }
    }
  }
  if (chosen) return { ...chosen, passed: first?.name ?? null, broken: broken?.name ?? null, others }
  if (broken) throw broken.error
  return first && { name: first.name, found: first.found, passed: null, broken: null, others }
}

/** A sheet whose columns are named, a question's among them; null for any other, and for a broken one. */
function ofQuestions(read: UnreadSheet['read'], most: Most): SheetRead | null {
  const head = tryRead(() => read({ ...most, rows: rowsToNames }))
  if ('error' in head || !namesQuestion(head.rows)) return null
  const whole = tryRead(() => read(most))
  return 'error' in whole ? null : whole
}

function tryRead(read: () => SheetRead): SheetRead | { error: unknown } {
  try {
    return read()
  } catch (error) {
    return { error }
  }
}

/** What is told of sheets that were not read; nothing where there is one alone. */
export function sheetsNotices({ name, passed, broken, others }: Omit<ChosenSheet<unknown>, 'found'>): string[] {
  const quoted = (one: string) => `“${one.slice(0, 60)}”`
  const lost = broken === null ? [] : [`A aba ${quoted(broken)} está com defeito e não pôde ser lida.`]
  if (passed === null && others.length === 0) return lost
  const why = passed === null ? '' : `: a primeira, ${quoted(passed)}, não tem cards completos`
  const names = others.slice(0, 5).map(quoted)
  const how =
    names.length === 0 ? '' : ` Para trazer ${names.join(', ')}, deixe a aba em primeiro lugar e envie de novo.`
  return [...lost, `Só a aba ${quoted(name)} foi lida${why}.${how}`]
}
