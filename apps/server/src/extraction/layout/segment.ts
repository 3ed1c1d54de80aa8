import type { Letter } from './letters.ts'

/** Letters that follow each other on one baseline, in one direction. */
export type Segment = {
  letters: Letter[]
  cos: number
  sin: number
  start: number
  end: number
  /** Baseline and size of its largest letters: indices and exponents must not move it. */
  baseline: number
  size: number
}
