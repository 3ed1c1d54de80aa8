import { expect, test } from 'vitest'
import { studyFrom } from '../../testing/document.ts'

const cores = (text: string) => studyFrom(text).sentences.map(({ core }) => core)

test('an item without subject is said of the heading of its list', () => {
  expect(cores('# Moluscos\n\n• Respiram por brânquias.\n\n• Têm o corpo mole e sem ossos.')).toEqual([
    'Os moluscos respiram por brânquias.',
    'Os moluscos têm o corpo mole e sem ossos.',
  ])
})

test('a part with what has been done with it, and a count of parts', () => {
  expect(
    cores(
      '# Moluscos\n\n• Corpo dividido em cabeça, pé e massa visceral.\n\n• Dois pares de tentáculos; a maioria ' +
        'tem concha.',
    ),
  ).toEqual([
    'O corpo dos moluscos é dividido em cabeça, pé e massa visceral.',
    'Os moluscos têm dois pares de tentáculos; a maioria dos moluscos tem concha.',
  ])
})

test('under another number, or with a subject of its own, an item stays as it is', () => {
  expect(cores('# Molusco\n\n• Respiram por brânquias em água doce.')).toEqual(['Respiram por brânquias em água doce.'])
  expect(cores('# Moluscos\n\n• Existem espécies de água doce e do mar.')).toEqual([
    'Existem espécies de água doce e do mar.',
  ])
})
