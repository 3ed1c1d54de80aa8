import { expect, test } from 'vitest'
import { found, studyFrom } from '../../testing/document.ts'

const LIFE = `# Amélia Prado: uma vida de botânica

Amélia Prado nasceu em Ouro Fino, em 3 de abril de 1901. Era filha de um ferroviário e de uma costureira. Aos doze anos, foi matriculada
no colégio da cidade vizinha. Em 1925, instalou-se em uma pensão e formou-se em farmácia no Rio de Janeiro.

O botânico Otto Ferraz, de Viena, visitou a faculdade em 1926. Curioso, pediu para ver a coleção. Recebeu trezentas plantas secas da serra.

Publicou em 1931 um livro sobre as bromélias da serra. Seu primeiro artigo saiu em uma revista de Campinas. Em 1950, a universidade concedeu-lhe
o título de professora emérita. Uma gripe, apanhada em Lisboa, impediu a festa. Morreu em 9 de maio de 1980, aos 79 anos.`

const said = (start: string) => studyFrom(LIFE).sentences.find(({ text }) => text.startsWith(start))?.core

test.each([
  ['Era filha', 'Amélia Prado era filha de um ferroviário e de uma costureira.'],
  ['Aos doze', 'Aos doze anos, Amélia Prado foi matriculada no colégio da cidade vizinha.'],
  ['Em 1925', 'Em 1925, Amélia Prado instalou-se em uma pensão e formou-se em farmácia no Rio de Janeiro.'],
  ['Publicou', 'Amélia Prado publicou em 1931 um livro sobre as bromélias da serra.'],
  ['Seu primeiro', 'O primeiro artigo de Amélia Prado saiu em uma revista de Campinas.'],
  ['Em 1950', 'Em 1950, a universidade concedeu a Amélia Prado o título de professora emérita.'],
  ['Morreu', 'Amélia Prado morreu em 9 de maio de 1980, aos 79 anos.'],
])('a life names whom it tells of: %s', (start, core) => {
  expect(said(start)).toBe(core)
})

test('what somebody else did is not said of the hero', () => {
  expect(said('Recebeu')).not.toContain('Amélia')
})

test('the death is asked of the hero, who is never the answer of a sentence without the name', () => {
  expect(found(LIFE, 'date/day')).toContain('Em que data morreu Amélia Prado? → 9 de maio de 1980')
})

test('a text that tells no life names nobody', () => {
  const text =
    `# As bromélias da serra\n\nAmélia Prado nasceu em 1901 em Ouro Fino. Em 1950, a universidade concedeu-lhe ` +
    'um título.'
  expect(studyFrom(text).sentences[1]?.core).toBe('Em 1950, a universidade concedeu-lhe um título.')
})

test('a thing that came to be is nobody whose life is told', () => {
  const text = (born: string) =>
    `# Guia de COBOL\n\n${born}\n\nO laço é um trecho que se repete. Seu corpo é escrito entre chaves.`
  const core = (born: string) => studyFrom(text(born)).sentences.at(-1)?.core
  expect(core('COBOL nasceu em 1959 nos Estados Unidos.')).toBe('O corpo do laço é escrito entre chaves.')
  expect(core('Cobol nasceu como uma linguagem de escritório.')).toBe('O corpo do laço é escrito entre chaves.')
})
