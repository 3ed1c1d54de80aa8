import { expect, test } from 'vitest'
import { text as city } from './city/text.ts'
import { text as coloring } from './coloring/text.ts'
import { text as lightning } from './lightning-quiz/text.ts'
import { text as puzzle } from './puzzle/text.ts'
import { text as words } from './word-search/text.ts'

test('what goes wrong in a game is told in the words of the specification', () => {
  expect([city.resources, city.resourcesHint(80, 'fábrica')]).toEqual([
    'Recursos Insuficientes',
    'Você precisa de 80 moedas para construir fábrica',
  ])
  expect([words.notFound, words.notInList('XYZ')]).toEqual(['Palavra não encontrada', '"XYZ" não está na lista'])
  expect(words.loadFailed).toBe('Não foi possível carregar as palavras')
  expect([lightning.generationError, lightning.generationFailed]).toEqual([
    'Erro na Geração',
    'Falha ao gerar perguntas',
  ])
  expect(puzzle.imageFailed).toBe('Falha ao gerar imagem')
  expect(coloring.imageFailed).toBe('Falha ao carregar imagem')
  expect([coloring.generationFailed, coloring.generationFailedHint]).toEqual([
    'Erro na Geração',
    'Erro ao gerar imagem com IA',
  ])
  expect([coloring.saveFailed, coloring.saveFailedHint]).toEqual([
    'Erro ao salvar obra',
    'Não foi possível salvar sua criação. Tente novamente.',
  ])
})

test('the buttons of the easel are those of the specification', () => {
  expect([coloring.finish, coloring.clear, coloring.swap, coloring.download]).toEqual([
    'Concluir Obra',
    'Limpar',
    'Trocar',
    'Baixar',
  ])
})
