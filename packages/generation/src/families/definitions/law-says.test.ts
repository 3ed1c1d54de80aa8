import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'A segunda lei de Kepler estabelece que o raio que une um planeta ao Sol varre áreas iguais em tempos iguais.',
    'O que estabelece a segunda lei de Kepler? → Que o raio que une um planeta ao Sol varre áreas iguais em ' +
      'tempos iguais',
  ],
  [
    'Também conhecida como lei dos volumes, a lei de Gay-Lussac determina a proporção entre os volumes dos gases.',
    'O que determina a lei de Gay-Lussac? → A proporção entre os volumes dos gases',
  ],
  [
    'O princípio de Pascal afirma que, à medida que a pressão sobre um líquido cresce, ela cresce em todos os ' +
      'pontos do líquido.',
    'O que afirma o princípio de Pascal? → Que, à medida que a pressão sobre um líquido cresce, ela cresce em ' +
      'todos os pontos do líquido',
  ],
])('%s', (text, expected) => {
  expect(found(text, 'definition/law-says')).toEqual([expected])
})

test.each([
  ['what follows on the page', 'A lei de Kirchhoff estabelece o seguinte: a soma das correntes num nó é nula.'],
  ['no name', 'A lei estabelece que o comércio fecha aos domingos e nos feriados.'],
])('nothing is asked of %s', (_, text) => {
  expect(found(text, 'definition/law-says')).toEqual([])
})
