import { lemma } from '@capivira/portuguese/morphology'
import type { DistractorGate } from './distractor-gate.ts'
import { reject } from './finding.ts'
import { quantityOf, type Shape, shapeOf } from './shape.ts'
import { THRESHOLDS } from './thresholds.ts'

/** Shapes of options that hold one number. */
export const NUMERIC: ReadonlySet<Shape> = new Set<Shape>([
  'year',
  'date',
  'century',
  'percentage',
  'quantity',
  'number',
])

/** Nobody believes in a drought of thirteen months of the year. */
const FULL: Readonly<Record<string, number>> = { mês: 12, hora: 24 }

/** Q9: a wrong number near enough to be believed, as precise as the right one, in the same unit. */
export const isPlausibleNumber: DistractorGate = ({ distractor, key }, context) => {
  const shape = shapeOf(key)
  if (!NUMERIC.has(shape) || shape === 'date' || shapeOf(distractor) !== shape) return null
  const [mine, right] = [quantityOf(distractor), quantityOf(key)]
  if (!mine || !right) return null
  const wrong = (why: string) => reject('Q9', `O número “${distractor}” ${why}.`)
  if (lemma(mine.unit) !== lemma(right.unit)) return wrong('não tem a mesma unidade')
  if (mine.value === right.value) return wrong('é o da resposta certa, escrito de outro modo')
  if (mine.decimals !== right.decimals) return wrong('não tem as mesmas casas decimais')
  const [least, most] = THRESHOLDS.numeric.factor
  const full = FULL[lemma(right.unit)]
  if (full !== undefined && right.value <= full && mine.value > full) return wrong('passa do que um ano ou um dia tem')
  if (shape === 'year') {
    const [near, far] = THRESHOLDS.numeric.yearDistance
    const away = Math.abs(mine.value - right.value)
    if (away < near || away > far) return wrong('está longe demais do ano certo')
    const { currentYear } = context
    return currentYear !== undefined && mine.value > currentYear ? wrong('é um ano que ainda não chegou') : null
  }
  if (shape === 'percentage' && (mine.value < 0 || (mine.value > 100 && right.value <= 100)))
    return wrong('passa de 100%')
  if (shape === 'century')
    return Math.abs(mine.value - right.value) > 5 ? wrong('está longe demais do século certo') : null
  const ratio = mine.value / right.value
  // Of '1 ano' nothing is near but '2 anos' and a few more.
  return right.value !== 0 && (ratio < least || ratio > (right.value === 1 ? 4 : most))
    ? wrong('não é plausível')
    : null
}
