/** Cells of a square board are numbered row by row from 0; `size` is the length of its side. */

const rowOf = (cell: number, size: number) => Math.floor(cell / size)
const columnOf = (cell: number, size: number) => cell % size

/**
 * The cells from one to another along a row, a column or a diagonal, both included; null when they lie on no such line.
 */
export function lineBetween(from: number, to: number, size: number): number[] | null {
  const rows = rowOf(to, size) - rowOf(from, size)
  const columns = columnOf(to, size) - columnOf(from, size)
  if (rows !== 0 && columns !== 0 && Math.abs(rows) !== Math.abs(columns)) return null
  const steps = Math.max(Math.abs(rows), Math.abs(columns))
  const step = Math.sign(rows) * size + Math.sign(columns)
  return Array.from({ length: steps + 1 }, (_, index) => from + index * step)
}

/**
 * The straight line from a cell toward another that a finger means: of the eight directions the nearest one, as long as
 * the finger went along it, and not beyond the board.
 */
export function snappedLine(from: number, toward: number, size: number): number[] {
  const rows = rowOf(toward, size) - rowOf(from, size)
  const columns = columnOf(toward, size) - columnOf(from, size)
  if (rows === 0 && columns === 0) return [from]
  const eighth = Math.round(Math.atan2(rows, columns) / (Math.PI / 4))
  const angle = eighth * (Math.PI / 4)
  const down = Math.round(Math.sin(angle))
  const right = Math.round(Math.cos(angle))
  const wanted = Math.max(Math.abs(rows), Math.abs(columns))
  const room = Math.min(roomFor(rowOf(from, size), down, size), roomFor(columnOf(from, size), right, size))
  const steps = Math.min(wanted, room)
  return Array.from({ length: steps + 1 }, (_, index) => from + index * (down * size + right))
}

/** Steps that fit from a place in a row or column of `size`, going up (1), down (-1) or not at all. */
function roomFor(place: number, step: number, size: number): number {
  if (step === 0) return size
  return step > 0 ? size - 1 - place : place
}

/** True when the cells are those of a placed word, read from either end. */
export function sameLine(cells: readonly number[], placed: readonly number[]): boolean {
  if (cells.length !== placed.length) return false
  const last = cells.length - 1
  return (
    cells.every((cell, index) => cell === placed[index]) || cells.every((cell, index) => cell === placed[last - index])
  )
}

/** 'linha 3, coluna 7', counted from 1. */
export const placeName = (cell: number, size: number): string =>
  `linha ${rowOf(cell, size) + 1}, coluna ${columnOf(cell, size) + 1}`
