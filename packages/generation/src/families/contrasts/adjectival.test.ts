import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  ['O leite materno é rico em anticorpos e vitaminas.', 'Em que é rico o leite materno? → Em anticorpos e vitaminas'],
  [
    'As plantas do sertão são resistentes à falta de chuva.',
    'A que são resistentes as plantas do sertão? → À falta de chuva',
  ],
  [
    'A economia da ilha era dependente da pesca de baleias.',
    'De que era dependente a economia da ilha? → Da pesca de baleias',
  ],
  [
    'A força do freio é diretamente proporcional à rigidez do cabo.',
    'A que é diretamente proporcional a força do freio? → À rigidez do cabo',
  ],
  [
    'A variedade de queijos da serra é resultado da mistura de dois costumes.',
    'De que é resultado a variedade de queijos da serra? → Da mistura de dois costumes',
  ],
  ['O jambo é nativo das ilhas da Malásia.', 'De onde é nativo o jambo? → Das ilhas da Malásia'],
  [
    'O cuscuz paulista é típico do interior de São Paulo.',
    'De onde é típico o cuscuz paulista? → Do interior de São Paulo',
  ],
  ['Os irmãos Wright eram naturais de Indiana.', 'De onde eram naturais os irmãos Wright? → De Indiana'],
  ['O leite de cabra é rico em cálcio e pobre em ferro.', 'Em que é rico o leite de cabra? → Em cálcio'],
  ['O açúcar de beterraba é solúvel em água fria.', 'Em que é solúvel o açúcar de beterraba? → Em água fria'],
])('%s', (text, expected) => {
  expect(found(text, 'relation/described')).toEqual([expected])
})

test('asks nothing where the answer leans on another sentence', () => {
  expect(found('As plantas do sertão são resistentes às suas pragas do litoral.', 'relation/described')).toEqual([])
})

test('asks for no place that is none', () => {
  expect(found('A tosse seca é típica do fim do inverno.', 'relation/described')).toEqual([])
})
