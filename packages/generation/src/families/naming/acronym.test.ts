import { expect, test } from 'vitest'
import { repeats, wordingOf } from '../../items/choice/wording.ts'
import { pointerIn } from '../../quality/self-contained.ts'
import { found, studyFrom } from '../../testing/document.ts'
import { acronymFacts } from './acronym.ts'

test.each([
  [
    'A escola aprovou o Plano Político do Curso de Enfermagem (PPC) em uma reunião aberta.',
    'O que significa a sigla PPC? → Plano Político do Curso de Enfermagem',
  ],
  [
    'A Universidade Estadual do Ceará (UECE) foi criada em 1975.',
    'O que significa a sigla UECE? → Universidade Estadual do Ceará',
  ],
  [
    'O aluno estuda na Universidade Federal do Rio Grande do Sul (UFRGS) desde o começo do ano.',
    'O que significa a sigla UFRGS? → Universidade Federal do Rio Grande do Sul',
  ],
  [
    'A rede foi criada pela DARPA, sigla para Defence Advanced Research Projects Agency.',
    'O que significa a sigla DARPA? → Defence Advanced Research Projects Agency',
  ],
  [
    'O protocolo HTTPS (HyperText Transfer Protocol Secure) protege os dados enviados.',
    'O que significa a sigla HTTPS? → HyperText Transfer Protocol Secure',
  ],
])('%s', (text, expected) => {
  expect(found(text, 'acronym/')).toEqual([expected])
})

test.each([
  ['initials out of order', 'O Tratado sobre o Funcionamento da União Europeia (UEFT) entrou em vigor em 2009.'],
  ['a skill, which is no name', 'Compreender fenômenos (CF): construir e aplicar conceitos das várias áreas.'],
  ['a tail of the name', 'O chefe da Agência Nacional de Segurança (NSA) falou aos jornais da capital.'],
  ['a word in capitals', 'Em seguida, toque a corda que fica logo abaixo (LÁ) com o polegar da mão.'],
  ['no name before it', 'Segundo os dados mais recentes (IBGE), a população cresceu em todas as regiões.'],
])('finds nothing: %s', (_, text) => {
  expect(found(text, 'acronym/')).toEqual([])
})

test('words the questions of several acronyms differently', () => {
  const text =
    'A Rede Nacional de Pesquisa (RNP) liga as escolas. O Instituto Nacional de Metrologia (INM) mede tudo. A ' +
    'Agência Espacial Brasileira (AEB) lança foguetes.'
  expect(found(text, 'acronym/')).toEqual([
    'O que significa a sigla RNP? → Rede Nacional de Pesquisa',
    'INM é a sigla de quê? → Instituto Nacional de Metrologia',
    'Qual é o nome completo abreviado por AEB? → Agência Espacial Brasileira',
  ])
})

test('the quiz questions of five acronyms neither read alike nor point at the page', () => {
  const study = studyFrom(
    'A Rede Nacional de Pesquisa (RNP) liga as escolas. O Instituto Nacional de Metrologia (INM) mede tudo. A ' +
      'Agência Espacial Brasileira (AEB) lança foguetes. O Museu Nacional de Arte (MNA) guarda quadros. A Escola ' +
      'Técnica de Saúde (ETS) forma enfermeiros.',
  )
  const asked = acronymFacts(study).map(({ quizQuestion = '' }) => quizQuestion)
  expect(asked).toEqual([
    'Qual é o significado de RNP?',
    'O que quer dizer INM?',
    'Que nome corresponde à sigla AEB?',
    'A sigla MNA abrevia qual expressão?',
    'O que as letras de ETS representam?',
  ])
  expect(asked.filter(question => pointerIn(question))).toEqual([])
  const wordings = asked.map(question => wordingOf(question, question))
  expect(wordings.flatMap((a, i) => wordings.slice(i + 1).filter(b => repeats(a, b)))).toEqual([])
})

test('takes no half of a name in small letters', () => {
  expect(found('O framework permite o desenvolvimento rápido de aplicações (RAD) em pouco tempo.', 'acronym/')).toEqual(
    [],
  )
})

test('counts the letters of small words where the acronym does', () => {
  const text =
    'O primeiro computador a válvulas foi o Electronic Numerical Integrator And Computer (ENIAC) dos americanos.'
  expect(found(text, 'acronym/')).toEqual([
    'O que significa a sigla ENIAC? → Electronic Numerical Integrator And Computer',
  ])
})

test('an English name with its letters in disorder is not asked', () => {
  expect(found('O programa usa Maximum Avarege Velocity (MAV) em todas as corridas.', 'acronym/')).toEqual([])
})

test('a body that helped with one study is worth little, in its methods', () => {
  const paper = (title: string) =>
    `# Mel\n\nO objetivo deste trabalho foi avaliar o mel vendido nas feiras da cidade.\n\n# ${title}\n\nAs ` +
    'amostras foram guardadas no Centro Regional de Apicultura (CRA) até a data da análise.'
  const worth = (title: string) =>
    acronymFacts(studyFrom(paper(title))).find(({ pattern }) => pattern === 'acronym/expansion')?.strength ?? 0
  expect(worth('Métodos')).toBeLessThan(worth('A criação de abelhas'))
})

test('an acronym with a small letter inside, and the spelling without a slip where the page gives two', () => {
  expect(
    found('A conta é feita pelo programa BioMAT - Modular Analysis Tool que lê as tabelas.', 'acronym/expansion'),
  ).toEqual([])
  expect(
    found(
      'A conta é feita pelo programa FAxML - Fast Aligned Maximum Likelihood que lê as tabelas.',
      'acronym/expansion',
    ),
  ).toEqual(['O que significa a sigla FAxML? → Fast Aligned Maximum Likelihood'])
  const twice =
    'O texto explora a Maximum Avarege Likelihood (MAL) em duas partes. O programa usa a Maximum Average ' +
    'Likelihood (MAL) com dados de todo tipo.'
  expect(found(twice, 'acronym/expansion')).toEqual(['O que significa a sigla MAL? → Maximum Average Likelihood'])
})
