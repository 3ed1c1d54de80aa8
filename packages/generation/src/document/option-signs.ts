import type { RowKind } from './row-kinds.ts'
import type { Row } from './rows.ts'

/** '*b) Lima', '(X) b) Lima', '( ) a) Quito': options of a question with a box or a sign before their letter. */
const SIGNED = /^(?:([*✓✔✅☑→➔►]|[([]\s*[xX]\s*[)\]])|[([]\s*[)\]]|☐)\s*(\(?([a-eA-E])[).]\s*\S.*)$/u
const LETTERED = /^\(?([a-eA-E])[).]\s*\S/u
/** Rows above and below in which the option beside one is looked for. */
const NEAR = 6

const letterOf = (text: string): string => (SIGNED.exec(text)?.[3] ?? LETTERED.exec(text)?.[1] ?? '').toLowerCase()

/** Whether the option before or behind one stands near it, by the letters. */
function isAmongOptions(rows: readonly Row[], at: number): boolean {
  const letter = letterOf(rows[at]?.text ?? '').charCodeAt(0)
  return rows
    .slice(Math.max(0, at - NEAR), at + NEAR + 1)
    .some(({ text }) => Math.abs(letterOf(text).charCodeAt(0) - letter) === 1)
}

const POINTED = /^([A-E])\.\s(?=\S)/u
/** So many options behind 'A.', 'B.' stand near each other, that one is none of a name's initials. */
const SURE = 3

/** 'A. Lima', 'B. Quito', 'C. Natal' under one another: options whose letters get the bracket that others have. */
function withoutPoint(row: Row, near: readonly Row[]): string {
  const letter = POINTED.exec(row.text)?.[1]
  const letters = near.flatMap(({ text, left }) =>
    Math.abs(left - row.left) < 2 ? (POINTED.exec(text)?.[1] ?? []) : [],
  )
  return letter && new Set(letters).size >= SURE ? row.text.replace(POINTED, `${letter}) `) : row.text
}

/** Options without what stands before their letters; that a sign stood there is kept as their look. */
export function withoutOptionSigns(rows: readonly Row[]): Row[] {
  return rows.map((row, at) => {
    const [, sign, rest] = SIGNED.exec(row.text) ?? []
    if (row.table || !isAmongOptions(rows, at)) return row
    const text = withoutPoint(row, rows.slice(Math.max(0, at - NEAR), at + NEAR + 1))
    if (rest === undefined) return text === row.text ? row : { ...row, text, cells: [text] }
    const looks = [...(row.looks ?? []), ...(sign ? [{ look: 'sign', text: rest }] : [])]
    return { ...row, text: rest, cells: [rest], looks }
  })
}

/** An option in bold among others is no heading: its author shows that it is right. */
export function amongOptions(rows: readonly Row[], kinds: readonly RowKind[]): RowKind[] {
  return kinds.map((kind, at) =>
    kind === 'heading' && LETTERED.test(rows[at]?.text ?? '') && isAmongOptions(rows, at) ? 'item' : kind,
  )
}
