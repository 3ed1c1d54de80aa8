import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitsIn, isPartQuestion, partQuestion } from './figure-rules.ts'

test.each([
  [{ left: 0, top: 0, width: 1, height: 1 }, true],
  [{ left: 0.7, top: 0.2, width: 0.3, height: 0.1 }, true],
  [{ left: 0.7, top: 0.2, width: 0.31, height: 0.1 }, false],
  [{ left: -0.1, top: 0.2, width: 0.3, height: 0.1 }, false],
  [{ left: 0.1, top: 0.95, width: 0.3, height: 0.1 }, false],
  [{ left: 0.1, top: 0.2, width: 0, height: 0.1 }, false],
  [{ left: 0.5, top: 0.2, width: -0.3, height: 0.1 }, false],
  [{ left: Number.NaN, top: 0, width: 1, height: 1 }, false],
  [{ left: 0, top: 0, width: Number.POSITIVE_INFINITY, height: 1 }, false],
])('%o inside its picture: %s', (box, fits) => expect(fitsIn(box)).toBe(fits))

test('a question made for a part is known again under any title', () => {
  expect(partQuestion('Célula', 2)).toBe('Na figura “Célula”, o que está coberto na parte 2?')
  expect(isPartQuestion('Que parte da célula guarda o material genético?')).toBe(false)
  fc.assert(fc.property(fc.string(), fc.nat(), (title, place) => isPartQuestion(partQuestion(title, place))))
})
