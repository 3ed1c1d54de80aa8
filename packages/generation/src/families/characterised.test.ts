import { expect, test } from 'vitest'
import { found } from '../testing/document.ts'

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
