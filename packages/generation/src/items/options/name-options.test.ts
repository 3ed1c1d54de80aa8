import { expect, test } from 'vitest'
import { type Asked, factAbout } from '../../testing/fact.ts'
import { kindsOf } from '../kinds/kinds.ts'
import { poolsOf } from './pools.ts'
import { rankOptions } from './rank-options.ts'

/** Everything that might stand beside a name, for a question about the first sentence that says it. */
function besides(text: string, asked: Asked): string[] {
  const { fact, facts, study } = factAbout(text, { family: 'agent', proper: true, ...asked })
  return rankOptions(fact, poolsOf(study, facts), study, kindsOf(study), () => 0.5).map(option => option.text)
}

const PROJECT = `# O projeto Acme

O projeto Acme foi fundado por Joana Moreira. Com o tempo, Ivo Serra morreu cedo. No ano seguinte, Rita Lopes veio \
depois. Mais tarde, Caio Prates mudou o
plano. O filme é da Pipoca Studios. O projeto tem o Kibo Arte, o Kibo Livro e o Kibo Saúde. Na festa, Ivo Serra foi \
aclamado Imperador Constitucional.`

test('no studio, no part of a project and no office beside a person', () => {
  const options = besides(PROJECT, {
    question: 'Quem fundou o projeto Acme?',
    answer: 'Joana Moreira',
    answerType: 'person',
  })
  expect(options.sort()).toEqual(['Caio Prates', 'Ivo Serra', 'Rita Lopes'])
})

test('no plain noun beside stars', () => {
  const options = besides(
    `# Estrelas

A estrela Alfard é laranja. A estrela Mirzam é azul. A estrela Naos é azul. A luminosidade é a energia que sai de uma \
estrela. O
brilho da estrela Alfard é fraco.`,
    { question: 'O brilho da estrela _____ é fraco.', answer: 'Alfard', answerType: 'term' },
  )
  expect(options.sort()).toEqual(['Mirzam', 'Naos'])
})

test('a writer the page calls one beside other people', () => {
  const options = besides(
    `# O romance no sertão

O romance foi escrito pelo jornalista Abel Prado. Em 1880, Machado de Assis leu o livro. A carta é de José de Alencar.`,
    { question: 'Quem escreveu o romance?', answer: 'Abel Prado', answerType: 'person' },
  )
  expect(options.sort()).toEqual(['José de Alencar', 'Machado de Assis'])
})

test('other lands of the list with the preposition each takes', () => {
  const options = besides(`# A batata\n\nA batata foi cultivada primeiro na América.`, {
    question: 'Onde a batata foi cultivada primeiro?',
    answer: 'Na América',
    answerType: 'place',
    family: 'place',
    proper: false,
  })
  expect(options.sort()).toEqual(['Na Europa', 'Na Oceania', 'Na África', 'Na Ásia'].sort())
})

test('a man whose name no dictionary has, where no woman is asked for', () => {
  const options = besides(
    '# Abelhas\n\nO pensamento de Ebrar Dolz mudou a criação de abelhas. Depois de Ebrar Dolz vieram Ulmer ' +
      'Krenz e Oskel Bremt.',
    { question: 'O pensamento de _____ mudou a criação de abelhas.', answer: 'Ebrar Dolz', answerType: 'person' },
  )
  expect(options.sort()).toEqual(['Oskel Bremt', 'Ulmer Krenz'])
})

test('beside what a gap calls a planet stand planets of the text', () => {
  const options = besides(
    '# Planetas\n\nO planeta Vulpo tem anéis. O planeta Zirk tem duas luas. O planeta Ombro é de gelo. A nave ' +
      'Talia partiu de Vulpo.',
    { question: 'O planeta _____ tem anéis.', answer: 'Vulpo', answerType: 'term' },
  )
  expect(options).not.toContain('Talia')
})

test('beside a key that begins with the noun of the question stand things of that noun', () => {
  const options = besides(
    '# Serras\n\nA serra circular corta tábuas em linha reta. A serra tico-tico corta curvas. A serra fita ' +
      'corta toras. A lixadeira é leve. A **lixadeira** alisa.',
    {
      question: 'Como se chama a serra que corta tábuas em linha reta?',
      answer: 'Serra circular',
      answerType: 'term',
      family: 'naming',
      proper: false,
    },
  )
  expect(options.filter(option => !option.startsWith('Serra'))).toEqual([])
})
