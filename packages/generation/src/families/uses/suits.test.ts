import { expect, test } from 'vitest'
import { found, studyFrom } from '../../testing/document.ts'

test('asks what a thing is suited or made for', () => {
  expect(
    found(
      '# Imagens\n\nO formato JPG é apropriado para fotografias coloridas, mas não guarda transparências.',
      'function/suits',
    ),
  ).toEqual(['Para que é apropriado o formato JPG? → Para fotografias coloridas'])
  expect(
    found('# Barragens\n\nAs comportas foram projetadas para controlar a vazão da água.', 'function/suits'),
  ).toEqual(['Para que foram projetadas as comportas? → Para controlar a vazão da água'])
})

test('asks what something matters for', () => {
  expect(
    found(
      '# Polinização\n\nAs abelhas sem ferrão são fundamentais para polinizar os pomares de maçã.',
      'function/suits',
    ),
  ).toEqual(['Para que são fundamentais as abelhas sem ferrão? → Para polinizar os pomares de maçã'])
  expect(found('# Polinização\n\nAs abelhas sem ferrão são importantes para o pomar.', 'function/suits')).toEqual([])
})

test('asks nothing where the sentence denies it or leaves out the article', () => {
  expect(found('# Imagens\n\nO formato JPG não é adequado para desenhos de linhas finas.', 'function/suits')).toEqual(
    [],
  )
  expect(
    found('# Textos\n\nAmbiente de tabulação é útil para escrever conteúdos alinhados.', 'function/suits'),
  ).toEqual([])
})

test('completes the article the page left out, where its gender is sure', () => {
  expect(
    found('# Oficina\n\nPlaca de aço é bastante útil para proteger o motor contra pedras.', 'function/suits'),
  ).toEqual(['Para que é útil a placa de aço? → Para proteger o motor contra pedras'])
})

test('a dash between a subject and its verb is left out', () => {
  const { sentences } = studyFrom(
    '# Objetos\n\nEncapsulamento - trata de ocultar os detalhes de cada classe do programa.',
  )
  expect(sentences.map(sentence => sentence.core)).toEqual([
    'Encapsulamento trata de ocultar os detalhes de cada classe do programa.',
  ])
})
