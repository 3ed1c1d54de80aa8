import { expect, test } from 'vitest'
import { findFacts } from '../../families/index.ts'
import { studyFrom } from '../../testing/document.ts'
import { areDefinedAlike, generaOf } from './genera.ts'

const genera = generaOf(
  findFacts(
    studyFrom(`# O navio

A proa é a extremidade dianteira do casco. A vela do mastro dianteiro é chamada de traquete. A vela do mastro traseiro \
é chamada de mezena. A popa é a extremidade traseira do casco. A âncora é uma peça de ferro que prende o navio ao \
fundo. O atracamento é o processo pelo qual
o navio chega ao cais. A sondagem é o processo pelo qual se mede a profundidade do mar.`),
  ),
)

test.each([
  ['Proa', 'Popa', true],
  ['Traquete', 'Mezena', true],
  ['Proa', 'Traquete', false],
  ['Âncora', 'Popa', false],
  ['Atracamento', 'Sondagem', false],
])('%s and %s defined alike: %s', (a, b, alike) => {
  expect(areDefinedAlike(a, b, genera)).toBe(alike)
})
