import { expect, test } from 'vitest'
import { generateMaterial } from '../../generate.ts'
import { documentOf, found, studyFrom } from '../../testing/document.ts'
import { contrastedFacts } from './contrasted.ts'

const asked = (markdown: string) =>
  contrastedFacts(studyFrom(markdown)).map(({ question, answer, rivals }) => [question, answer, rivals])

const VERBS = [
  '# Verbos regulares e irregulares',
  '- Regulares: mantêm o radical em todas as formas, como “cantar” e “vender”.',
  '- Irregulares: mudam o radical em algumas formas, como “fazer”, “caber” e “medir”.',
].join('\n\n')

test('what is named for one sort is set against what is named for the sorts beside it', () => {
  expect(asked(VERBS)).toEqual([
    ['Qual alternativa traz um exemplo de verbo regular?', 'Cantar', ['Fazer', 'Caber', 'Medir']],
    ['Qual alternativa traz um exemplo de verbo irregular?', 'Fazer', ['Cantar', 'Vender']],
  ])
})

test('the question comes with its options', () => {
  const { questions } = generateMaterial(documentOf(VERBS), { title: 'Verbos' })
  const one = questions.find(({ question }) => question === 'Qual alternativa traz um exemplo de verbo regular?')
  expect(one && [...one.options].sort()).toEqual(['Caber', 'Cantar', 'Fazer', 'Medir'])
})

test('lists under labels that share their noun', () => {
  expect(
    asked(
      '# Computador\n\nDispositivos de entrada:\n\n- Teclado\n\n- Microfone\n---\nDispositivos de saída:\n\n- Monitor\n\n- Impressora',
    ),
  ).toEqual([
    ['Qual alternativa traz um exemplo de dispositivo de entrada?', 'Teclado', ['Monitor', 'Impressora']],
    ['Qual alternativa traz um exemplo de dispositivo de saída?', 'Monitor', ['Teclado', 'Microfone']],
  ])
  expect(
    asked(
      '# Energia\n\n- Fontes renováveis: vento, sol e biomassa.\n\n- Fontes esgotáveis: carvão, petróleo e urânio.',
    ),
  ).toEqual([
    ['Qual alternativa traz um exemplo de fonte renovável?', 'Vento', ['Carvão', 'Petróleo', 'Urânio']],
    ['Qual alternativa traz um exemplo de fonte esgotável?', 'Carvão', ['Vento', 'Sol', 'Biomassa']],
  ])
})

test('what two sorts name is neither asked nor a wrong option', () => {
  expect(
    asked('# Dieta\n\n- Animais herbívoros: boi, cavalo e urso.\n\n- Animais carnívoros: onça, urso e lobo.'),
  ).toEqual([
    ['Qual alternativa traz um exemplo de animal herbívoro?', 'Boi', ['Onça', 'Lobo']],
    ['Qual alternativa traz um exemplo de animal carnívoro?', 'Onça', ['Boi', 'Cavalo']],
  ])
})

test.each([
  [
    'good sides and bad',
    '# Rede\n\n- Vantagens: rapidez, economia e alcance.\n\n- Desvantagens: custo, ruído e demora.',
  ],
  ['one sort alone', '# Energia\n\n- Fontes renováveis: vento, sol e biomassa.'],
  ['two sorts of two nouns', '# Mesa\n\n- Talheres: garfo, faca e colher.\n\n- Copos: taça, caneca e cálice.'],
])('%s are not set against one another', (_, text) => {
  expect(found(text, 'table/member')).toEqual([])
})
