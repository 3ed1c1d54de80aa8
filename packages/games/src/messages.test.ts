import { expect, test } from 'vitest'
import { text as city } from './city/text.ts'
import { text as coloring } from './coloring/text.ts'
import { text as shared } from './kit/text.ts'
import { text as lightning } from './lightning-quiz/text.ts'
import { text as puzzle } from './puzzle/text.ts'
import { text as search } from './word-search/text.ts'

test('games say what the specification words, letter by letter', () => {
  expect([shared.error, shared.startFailed, shared.completeFailed]).toEqual([
    'Erro',
    'Não foi possível iniciar o jogo. Tente novamente.',
    'Não foi possível completar o jogo. Tente novamente.',
  ])
  expect([lightning.generationError, lightning.generationFailed]).toEqual([
    'Erro na Geração',
    'Falha ao gerar perguntas',
  ])
  expect([search.notFound, search.notInList('CASA'), search.loadFailed]).toEqual([
    'Palavra não encontrada',
    '"CASA" não está na lista',
    'Não foi possível carregar as palavras',
  ])
  expect([coloring.generationFailed, coloring.generationFailedHint, coloring.imageFailed]).toEqual([
    'Erro na Geração',
    'Erro ao gerar imagem com IA',
    'Falha ao carregar imagem',
  ])
  expect([coloring.saveFailed, coloring.saveFailedHint]).toEqual([
    'Erro ao salvar obra',
    'Não foi possível salvar sua criação. Tente novamente.',
  ])
  expect([coloring.finish, coloring.clear, coloring.swap, coloring.download]).toEqual([
    'Concluir Obra',
    'Limpar',
    'Trocar',
    'Baixar',
  ])
  expect(puzzle.imageFailed).toBe('Falha ao gerar imagem')
  expect([city.resources, city.resourcesHint(50, 'escola')]).toEqual([
    'Recursos Insuficientes',
    'Você precisa de 50 moedas para construir escola',
  ])
})
