import { describe, expect, test } from 'vitest'
import { generateMaterial } from '../../generate.ts'
import { documentOf, found } from '../../testing/document.ts'

const CHAPTER = `# O relevo

A erosão é o desgaste do solo e das rochas pela ação da água, do vento e do gelo. A chuva forte desgasta mais o solo \
sem vegetação.

# Exercícios

1. Qual agente desgasta mais o solo sem vegetação?

a) A chuva forte

b) A neblina

c) O orvalho

d) A geada

2. Explique por que a vegetação protege o solo.

3. Explique a diferença entre planalto e planície.

4. Desenhe um vale.

5. A planície é uma área de

a) deposição de sedimentos

b) erosão intensa

c) altas montanhas

# Respostas

1. Alternativa a, A chuva forte.

2. Porque as raízes das plantas seguram a terra.

3. No planalto predomina a erosão; na planície, a deposição de sedimentos.

4. Um desenho com duas encostas e um rio no fundo.

5. a`

test('may ask which of their own alternatives it is', () => {
  const list = `# O sistema solar

Vênus é o planeta mais quente do sistema solar por causa do efeito estufa.

# Exercícios

1. Qual destes planetas é o mais quente do sistema solar?

a) Vênus

b) Marte

c) Mercúrio

# Gabarito

1. a`
  const { questions } = generateMaterial(documentOf(list), { title: 'O sistema solar' })
  expect(questions.map(({ question }) => question)).toContain('Qual destes planetas é o mais quente do sistema solar?')
})

describe('exercises of the teacher', () => {
  test('become questions where they have alternatives, else cards', () => {
    expect(found(CHAPTER, 'exercise/')).toEqual([
      'Qual agente desgasta mais o solo sem vegetação? → A chuva forte',
      'Por que a vegetação protege o solo? → Porque as raízes das plantas seguram a terra.',
      'Qual é a diferença entre planalto e planície? → No planalto predomina a erosão; na planície, a deposição ' +
        'de sedimentos.',
      'A planície é uma área de → Deposição de sedimentos',
    ])
  })

  test('keep their own alternatives and a passage that proves the answer', () => {
    const { questions, cards } = generateMaterial(documentOf(CHAPTER), { title: 'O relevo' })
    const imported = questions.filter(({ family }) => family === 'exercise')
    expect(
      imported
        .toSorted((a, b) => (a.question < b.question ? -1 : 1))
        .map(({ question, options, correctAnswer }) => [question, [...options].sort(), options[correctAnswer]]),
    ).toEqual([
      [
        'A planície é uma área de',
        ['Altas montanhas', 'Deposição de sedimentos', 'Erosão intensa'],
        'Deposição de sedimentos',
      ],
      [
        'Qual agente desgasta mais o solo sem vegetação?',
        ['A chuva forte', 'A geada', 'A neblina', 'O orvalho'],
        'A chuva forte',
      ],
    ])
    expect(imported.find(({ question }) => question.startsWith('Qual'))?.source.quote).toBe(
      'A chuva forte desgasta mais o solo sem vegetação.',
    )
    expect(cards.filter(({ family }) => family === 'exercise').map(({ question }) => question)).toEqual([
      'Por que a vegetação protege o solo?',
      'Qual é a diferença entre planalto e planície?',
    ])
  })

  test('with alternatives that speak of the others are left to the paper', () => {
    const text =
      '# Exercícios\n\n1. O que forma o solo?\n\na) A chuva\n\nb) O vento\n\nc) Todas as alternativas ' +
      'anteriores\n\n# Gabarito\n\n1. c'
    expect(generateMaterial(documentOf(text), { title: 'O solo' }).questions).toEqual([])
  })

  test('without a key are told to the teacher', () => {
    const ask = (number: number) => `${number}. Onde fica o rio número ${number}?\n\na) Norte\n\nb) Sul\n\nc) Leste`
    const { notices } = generateMaterial(documentOf(`# Exercícios\n\n${[1, 2, 3].map(ask).join('\n\n')}`), {
      title: 'Rios',
    })
    expect(notices.map(({ code }) => code)).toContain('exercises-without-key')
  })

  test('are no text to make other questions of', () => {
    const { cards, questions } = generateMaterial(documentOf(CHAPTER), { title: 'O relevo' })
    const others = [...cards, ...questions].filter(({ family }) => family !== 'exercise')
    expect(others.filter(({ source }) => /planalto|raízes|encostas/.test(source.quote))).toEqual([])
  })
})
