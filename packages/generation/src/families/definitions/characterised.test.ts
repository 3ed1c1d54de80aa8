import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test('things set side by side, each with a statement of its own', () => {
  expect(
    found(
      '# Alavancas\n\n• Alavanca interfixa: o ponto de apoio fica entre as duas forças.\n\n• Alavanca interpotente: a força potente fica entre o apoio e a carga.',
      'definition/characterised-by',
    ),
  ).toEqual([
    'O que caracteriza a alavanca interfixa? → O ponto de apoio fica entre as duas forças',
    'O que caracteriza a alavanca interpotente? → A força potente fica entre o apoio e a carga',
  ])
})

test('a law is asked for by what it says', () => {
  expect(
    found(
      '# Leis\n\n• Lei da inércia: o corpo em repouso tende a ficar em repouso.\n\n• Lei da ação: a força produz sempre uma força contrária.',
      'definition/characterised-by',
    )[0],
  ).toBe('O que diz a lei da inércia? → O corpo em repouso tende a ficar em repouso')
})

test('one alone, or remarks, are not asked', () => {
  expect(found('# Texto\n\n• Próclise: o pronome vem antes do verbo.', 'definition/characterised-by')).toEqual([])
  expect(
    found(
      '# Texto\n\n• Exemplo: o gato dorme no tapete.\n\n• Atenção: o verbo concorda com o sujeito.',
      'definition/characterised-by',
    ),
  ).toEqual([])
})

test('what a way of thinking held, though more is told of it', () => {
  expect(
    found(
      '# Ideias\n\n• Positivismo - a ciência era o único guia seguro do progresso. Nada escapava dela.\n\n• Cientificismo - toda afirmação deveria passar pela prova dos fatos.',
      'definition/characterised-by',
    ),
  ).toEqual([
    'O que caracteriza o positivismo? → A ciência era o único guia seguro do progresso',
    'O que caracteriza o cientificismo? → Toda afirmação deveria passar pela prova dos fatos',
  ])
})

test('of a step one asks what happens in it', () => {
  expect(
    found(
      '# O ciclo\n\n• Admissão: a válvula se abre e o vapor entra no cilindro.\n\n• Expulsão: o vapor frio é levado para fora do cilindro.\n\n• Posição: o cilindro está na parte da frente.',
      'definition/characterised-by',
    ),
  ).toEqual([
    'O que acontece na admissão? → A válvula se abre e o vapor entra no cilindro',
    'O que acontece na expulsão? → O vapor frio é levado para fora do cilindro',
    'O que caracteriza a posição? → O cilindro está na parte da frente',
  ])
})

test('what gives a name tells nothing apart', () => {
  const text =
    '# Energia\n\n• Cinética: a energia de um corpo que anda é chamada de energia cinética.\n\n• Térmica: a energia do calor é chamada de energia térmica.'
  expect(found(text, 'definition/characterised-by')).toEqual([])
})
