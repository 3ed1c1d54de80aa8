import { expect, test } from 'vitest'
import { contextOf } from '../../context.ts'
import { findFacts } from '../../families/index.ts'
import { studyFrom } from '../../testing/document.ts'
import { gappedName, hintsOfFacts } from './meanings.ts'

function hintsOf(text: string): string[] {
  const study = studyFrom(text)
  return hintsOfFacts(findFacts(study), study, contextOf(study)).map(
    ({ word, hint, kind }) => `${kind} ${word}: ${hint}`,
  )
}

test('a meaning leads to its word', () => {
  expect(hintsOf('A cratera é a abertura no topo do vulcão.')).toContain(
    'meaning cratera: A abertura no topo do vulcão',
  )
})

test('a name of two words leaves one of them out', () => {
  expect(hintsOf('A corrente elétrica é a passagem ordenada de cargas por um fio.')).toContain(
    'meaning elétrica: Corrente _____: a passagem ordenada de cargas por um fio',
  )
})

test('a question that one word answers', () => {
  expect(hintsOf('O aparelho que registra as vibrações do solo chama-se sismógrafo.')).toContain(
    'question sismógrafo: Como se chama o aparelho que registra as vibrações do solo?',
  )
})

test('what is said of a thing named before is no question of its word', () => {
  const text = 'O rio abastece as cidades da serra. O rio alimenta as hortas do vale durante a seca.'
  expect(hintsOf(text).filter(line => line.startsWith('question rio'))).toEqual([])
})

test('a meaning may point to what it has just named', () => {
  expect(hintsOf('# Física\n\nCinemática: estudo do movimento dos corpos sem as causas deste movimento.')).toContain(
    'meaning cinemática: Estudo do movimento dos corpos sem as causas deste movimento',
  )
})

test('only a noun begins a name with a gap', () => {
  const study = studyFrom('A seiva bruta sobe da raiz às folhas.')
  expect(gappedName('seiva bruta', study)).toEqual([
    { word: 'bruta', gapped: 'Seiva _____' },
    { word: 'seiva', gapped: '_____ bruta' },
  ])
  expect(gappedName('alta umidade', study)).toEqual([])
})
