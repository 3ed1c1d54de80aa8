import { expect, test } from 'vitest'
import { studyFrom } from '../../testing/document.ts'
import { hintsOfCalled } from './called.ts'

const hintsOf = (text: string) => hintsOfCalled(studyFrom(text)).map(({ word, hint }) => `${word}: ${hint}`)

test('what is called by a name is its meaning, from the noun that agrees', () => {
  expect(hintsOf('A lagarta se alimenta na superfície de estruturas verdes do caule chamadas de folhas.')).toEqual([
    'folhas: Estruturas verdes do caule',
  ])
})

test('two words alone keep what says that it is a name', () => {
  expect(hintsOf('O fruto nasce da união de células masculinas chamadas de gametas.')).toEqual([
    'gametas: Células masculinas chamadas de _____',
  ])
})

test('the name in brackets', () => {
  expect(hintsOf('As mudanças bruscas na pele da serpente (chamadas de mudas) duram poucos dias.')).toEqual([
    'mudas: Mudanças bruscas na pele da serpente',
  ])
})

test('a noun for the whole stands between what is called and its name', () => {
  expect(
    hintsOf('O vento provoca a passagem lenta da água do solo para o ar, fenômeno chamado de evaporação.'),
  ).toEqual(['evaporação: Passagem lenta da água do solo para o ar'])
})

test('a concept with what it describes', () => {
  expect(hintsOf('O autor apresentou o conceito de inércia, que descreve a resistência dos corpos à mudança.')).toEqual(
    ['inércia: Conceito que descreve a resistência dos corpos à mudança'],
  )
})

test('a file is no name', () => {
  expect(hintsOf('O programa procura na pasta de execução um arquivo chamado rede.conf.')).toEqual([])
})
