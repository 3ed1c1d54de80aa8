import { expect, test } from 'vitest'
import { studyFrom } from '../../testing/document.ts'
import { columnNoun } from './tableColumn.ts'

const study = studyFrom('Os pronomes retos exercem a função de sujeito da oração.')

test('a column that only describes takes its noun from the text, in the number of its cell', () => {
  expect(columnNoun('Retos', 'eu', study)).toBe('pronome reto')
  expect(columnNoun('Retos', 'ele, ela', study)).toBe('pronomes retos')
})

test('a column that names its things stays as it is, one that nothing explains is not asked', () => {
  expect(columnNoun('Unidade', 'metro', study)).toBe('unidade')
  expect(columnNoun('Oblíquos', 'me', study)).toBeNull()
})
