import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test('asks what goes with more of something', () => {
  expect(
    found('Quanto maior a massa de um corpo, maior é a força necessária para movê-lo.', 'cause/proportion'),
  ).toEqual(['Quanto maior a massa de um corpo, como fica a força necessária para movê-lo? → Maior'])
})

test('asks nothing where a pronoun means something said before', () => {
  expect(found('Quanto maior a massa dela, maior é a força necessária para o impulso.', 'cause/proportion')).toEqual([])
})

test('asks so behind a colon, and in the tense of what is told', () => {
  expect(
    found(
      'O tamanho da vela influi no tempo de luz: quanto mais grossa for a vela, maior será o seu tempo de luz.',
      'cause/proportion',
    ),
  ).toEqual(['Quanto mais grossa for a vela, como fica o seu tempo de luz? → Maior'])
})

test('he whom the first half names', () => {
  expect(found('Quanto mais fina a lâmina de uma serra, mais depressa ela se aquece.', 'cause/proportion')).toEqual([
    'Quanto mais fina a lâmina de uma serra, o que acontece? → Mais depressa ela se aquece',
  ])
})

test('what comes so near a number is not said', () => {
  expect(
    found('O índice da vila varia de zero a um: quanto mais próximo de um, maior é a diferença.', 'cause/'),
  ).toEqual([])
})

test('a row of comparatives with what is its own leans on the first half', () => {
  expect(
    found('Quanto mais larga a roda, mais pás de madeira ela tem e maior é seu peso na água.', 'cause/proportion'),
  ).toEqual([])
  expect(found('Quanto mais larga a roda, mais pás de madeira ela tem na água.', 'cause/proportion')).toHaveLength(1)
})

test('what becomes so is asked how it becomes; without a verb nothing else is', () => {
  expect(found('Quanto maior o teor de água, menor o brilho do verniz na madeira.', 'cause/proportion')).toEqual([
    'Quanto maior o teor de água, como fica o brilho do verniz na madeira? → Menor',
  ])
  expect(found('Quanto mais fina a rede, mais caros são os reparos da malha.', 'cause/proportion')).toEqual([
    'Quanto mais fina a rede, como ficam os reparos da malha? → Mais caros',
  ])
  expect(found('Quanto mais fina a rede, mais depressa o peixe se solta da malha.', 'cause/proportion')).toEqual([
    'Quanto mais fina a rede, o que acontece? → Mais depressa o peixe se solta da malha',
  ])
  expect(found('Quanto mais fina a rede, mais trocas de fios e de nós da malha.', 'cause/proportion')).toEqual([])
})
