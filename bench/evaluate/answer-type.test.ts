import { expect, test } from 'vitest'
import { fitsType } from './answer-type.ts'

test.each([
  ['O que é o relevo?', 'O relevo é o conjunto das formas da superfície.', true],
  ['O que é o relevo?', 'A chuva desgasta o relevo.', false],
  ['O que é evaporação?', 'Evaporação: passagem da água para o estado de vapor.', true],
  ['O que são as trocas?', 'Esses movimentos são chamados de trocas.', true],
  ['O que é a abertura dos portos?', 'D. João assinou a abertura dos portos, decreto de 1808.', true],
  ['Em que ano foi assinada a lei?', 'A lei foi assinada em 1888.', true],
  ['Em que ano foi assinada a lei?', 'A lei foi assinada pela princesa.', false],
  ['Por que o céu é azul?', 'O céu é azul porque o ar espalha a luz.', true],
  ['Quem assinou a lei?', 'A lei foi assinada em 1888.', false],
])('%s ← %s: %s', (question, sentence, fits) => expect(fitsType(question, sentence)).toBe(fits))
