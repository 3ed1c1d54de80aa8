import { expect, test } from 'vitest'
import {
  describesTheSame,
  isGivenBy,
  mirrors,
  readsAsBetter,
  saysNoMore,
  saysNoMoreThanAsked,
  sharesAnswer,
  tellsTheSame,
  wordingOf,
} from './wording.ts'

const shares = (a: string, b: string) => sharesAnswer(wordingOf('Quando?', a), wordingOf('Em que ano?', b))

test('a number and about so many, a date and its year are one answer', () => {
  expect(shares('Aproximadamente 120', '120')).toBe(true)
  expect(shares('31 de dezembro de 1896', '1896')).toBe(true)
  expect(shares('31 de dezembro de 1896', '1897')).toBe(false)
  expect(shares('O barbeiro', 'O mosquito')).toBe(false)
})

const asked = wordingOf('O que o rei temia?', 'Um levante dos barões')

test('a gap in a short sentence says no more than its question', () => {
  expect(saysNoMore(wordingOf('O _____ temia um levante dos barões.', 'Rei'), asked)).toBe(true)
})

test('nor where the question says in its own words what the sentence says', () => {
  const [use, gap] = [
    wordingOf('Para que serve a pá?', 'Para mexer a massa'),
    wordingOf('A _____ é usada para mexer a massa.', 'Pá'),
  ]
  expect(saysNoMoreThanAsked(use, gap)).toBe(true)
  expect(saysNoMoreThanAsked(use, wordingOf('A _____ é usada para mexer a massa do bolo de milho.', 'Pá'))).toBe(false)
})

test('a gap in a sentence that tells more is another item', () => {
  const gap = wordingOf('O rei temia um levante dos _____ e mandou fechar as estradas do norte.', 'Barões')
  expect(saysNoMore(gap, asked)).toBe(false)
})

test('one fact asked from its two ends is one item; what was aimed at is another', () => {
  const named = wordingOf('Que botão apaga a lista de contatos?', 'Limpar')
  const told = wordingOf('O que faz o botão Limpar?', 'Apaga a lista de contatos que não foram salvos')
  expect(mirrors(named, told)).toBe(true)
  const who = wordingOf('Quem fechou os portos do sul?', 'Almirante Braga')
  const why = wordingOf('Para que o almirante Braga fechou os portos do sul?', 'Para deter os corsários')
  expect(mirrors(who, why)).toBe(false)
  const lead = wordingOf('Em 9 de maio de 1701, o que o almirante Braga fechou?', 'Os portos do sul')
  expect(tellsTheSame(who, lead)).toBe(true)
})

test('an item reads as a better one only where that is sure and worth more', () => {
  const gap = {
    wording: wordingOf('O toque de festa da vila antiga do porto é conhecido como _____ na região.', 'Baião'),
    score: 0.7,
    trust: 'weak' as const,
  }
  const asked = wordingOf('Por qual nome é conhecido o toque de festa da vila antiga do porto na região?', 'Baião')
  expect(readsAsBetter(gap, [{ wording: asked, score: 1.1, trust: 'sure' as const }])).toBe(true)
  expect(readsAsBetter(gap, [{ wording: asked, score: 0.6, trust: 'sure' as const }])).toBe(false)
  expect(readsAsBetter(gap, [{ wording: asked, score: 1.1, trust: 'weak' as const }])).toBe(false)
  const another = wordingOf('Em que ano foi aberto o porto?', '1808')
  expect(readsAsBetter(gap, [{ wording: another, score: 1.1, trust: 'sure' as const }])).toBe(false)
})

test('a gap of which a definition gives nearly every word says nothing more', () => {
  const defined = wordingOf('O que é o sino da matriz?', 'Um bloco de bronze com alça de ferro')
  expect(
    isGivenBy(wordingOf('O sino da matriz é apenas um _____ de bronze com alça de ferro.', 'Bloco'), defined),
  ).toBe(true)
  expect(isGivenBy(wordingOf('O _____ da matriz anunciava as festas e os incêndios da vila.', 'Sino'), defined)).toBe(
    false,
  )
})

test('what a thing is and what is called so describe the same, or two sides of it', () => {
  const named = wordingOf('Como se chama o processo pelo qual o vinho vira ácido?', 'Acetificação')
  const defined = wordingOf('O que é a acetificação?', 'O processo pelo qual o vinho vira ácido, com a ajuda do ar')
  expect(describesTheSame(named, defined)).toBe(true)
  const another = wordingOf('O que é a acetificação?', 'A primeira etapa na fábrica de conservas')
  expect(describesTheSame(named, another)).toBe(false)
})

test.each([
  [
    'Qual alternativa descreve corretamente a enxada?',
    'Como se chama a ferramenta de cabo longo que revira a terra da horta?',
  ],
  ['Qual é a melhor definição de enxada?', 'Como se chama a ferramenta de cabo longo que revira a terra da horta?'],
])('%s tells what %s tells', (defined, named) => {
  const meaning = wordingOf(defined, 'Uma ferramenta de cabo longo que revira a terra da horta')
  expect(tellsTheSame(meaning, wordingOf(named, 'Enxada'))).toBe(true)
})
