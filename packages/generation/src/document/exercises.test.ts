import { isKnown } from '@capivira/portuguese/morphology'
import { describe, expect, test } from 'vitest'
import { documentOf } from '../testing/document.ts'
import { countUnanswered, readExercises } from './exercises.ts'
import { understandDocument } from './understand.ts'

/** Exercises as 'number statement | a | b | c → answer', the right alternative in stars. */
function exercisesOf(markdown: string): string[] {
  return readExercises(understandDocument(documentOf(markdown), isKnown)).map(
    ({ number, statement, alternatives, key, answer }) => {
      const options = alternatives.map(({ text }, index) => (index === key ? `*${text}*` : text))
      return [`${number} ${statement}`, ...options].join(' | ') + (key === null ? ` → ${answer}` : '')
    },
  )
}

const PROSE =
  'A erosão é o desgaste do solo e das rochas pela ação da água, do vento e do gelo. Ela ocorre com mais força ' +
  'onde a vegetação foi retirada, porque as raízes seguram a terra.'

describe('exercises with their key', () => {
  test('at the end of the chapter', () => {
    expect(
      exercisesOf(`# A erosão

${PROSE}

# Exercícios

1. O que a erosão desgasta?

a) O ar

b) O solo

c) A chuva

d) O vento

2. Por que a vegetação protege o solo?

# Respostas

1. Alternativa b, O solo.

2. Porque as raízes seguram a terra.`),
    ).toEqual([
      '1 O que a erosão desgasta? | O ar | *O solo* | A chuva | O vento',
      '2 Por que a vegetação protege o solo? → Porque as raízes seguram a terra.',
    ])
  })

  test('in one line', () => {
    expect(
      exercisesOf(`# Exercícios

1. Qual força move as placas tectônicas?

a) O calor interno da Terra

b) O vento

c) A gravidade da Lua

2. Em que camada da Terra vivemos?

a) Manto

b) Núcleo

c) Crosta

# Gabarito

1. a; 2. c`),
    ).toEqual([
      '1 Qual força move as placas tectônicas? | *O calor interno da Terra* | O vento | A gravidade da Lua',
      '2 Em que camada da Terra vivemos? | Manto | Núcleo | *Crosta*',
    ])
  })

  test('in one row, words and letters mixed', () => {
    expect(
      exercisesOf(`# Exercícios

1. O que é inércia?

2. Qual destas grandezas muda na Lua?

a) massa

b) peso

c) volume

3. Quanto vale a força?

# Gabarito

1. A tendência de um corpo de manter seu movimento. 2. b 3. 5 N.`),
    ).toEqual([
      '1 O que é inércia? → A tendência de um corpo de manter seu movimento.',
      '2 Qual destas grandezas muda na Lua? | massa | *peso* | volume',
      '3 Quanto vale a força? → 5 N.',
    ])
  })

  test('under each exercise', () => {
    expect(
      exercisesOf(`# Questões

1. Qual é o maior planeta do Sistema Solar?

a) Marte

b) Júpiter

c) Terra

Resposta: b

2. O que é um satélite natural?

Resposta: Um astro que gira em torno de um planeta.`),
    ).toEqual([
      '1 Qual é o maior planeta do Sistema Solar? | Marte | *Júpiter* | Terra',
      '2 O que é um satélite natural? → Um astro que gira em torno de um planeta.',
    ])
  })

  test('of several chapters, each after its own exercises', () => {
    const chapter = (question: string, answer: string) =>
      `# Exercícios\n\n1. ${question}\n\na) Norte\n\nb) Sul\n\nc) Leste\n\n# Gabarito\n\n1. ${answer}`
    expect(
      exercisesOf(
        `${chapter('Onde nasce o Sol?', 'c')}\n\n# O ` +
          `clima\n\n${PROSE}\n\n${chapter('Para onde aponta a bússola?', 'a')}`,
      ),
    ).toEqual(['1 Onde nasce o Sol? | Norte | Sul | *Leste*', '1 Para onde aponta a bússola? | *Norte* | Sul | Leste'])
  })

  test('of several lists at the end of the book', () => {
    expect(
      exercisesOf(`# Exercícios

1. Quantos lados tem o triângulo?

# Exercícios

1. Quantos lados tem o quadrado?

# Respostas

1. Três lados.

1. Quatro lados.`),
    ).toEqual(['1 Quantos lados tem o triângulo? → Três lados.', '1 Quantos lados tem o quadrado? → Quatro lados.'])
  })

  test('alternatives on one line and bold numbers set as headings', () => {
    expect(
      exercisesOf(`# Exercícios

## 1. Qual destes animais é um mamífero?

a) Tubarão b) Golfinho c) Sardinha d) Polvo

# Gabarito

1. b`),
    ).toEqual(['1 Qual destes animais é um mamífero? | Tubarão | *Golfinho* | Sardinha | Polvo'])
  })

  test('labelled questions', () => {
    expect(
      exercisesOf(`# Atividades

Questão 1. Qual é a capital do Acre?

A) Manaus

B) Rio Branco

C) Palmas

# Gabarito

Questão 1: B`),
    ).toEqual(['1 Qual é a capital do Acre? | Manaus | *Rio Branco* | Palmas'])
  })
})

test('a question amid the text, with its answer under it', () => {
  const text = `# A erosão

${PROSE}

1. O que protege o solo da erosão?

a) A vegetação

b) O vento

c) A chuva

Resposta: a

${PROSE}`
  expect(exercisesOf(text)).toEqual(['1 O que protege o solo da erosão? | *A vegetação* | O vento | A chuva'])
  const kinds = understandDocument(documentOf(text), isKnown).sections.flatMap(({ blocks }) =>
    blocks.map(({ kind }) => kind),
  )
  expect(kinds).toEqual(['paragraph', 'exercise', 'exercise', 'exercise', 'exercise', 'exercise', 'paragraph'])
})

test('those without an answer are counted', () => {
  const text =
    '# Exercícios\n\n1. Onde nasce o Sol?\n\n2. Desenhe o Sol.\n\n3. Onde se põe o Sol?\n\nResposta: No Oeste.'
  expect(countUnanswered(understandDocument(documentOf(text), isKnown))).toBe(1)
})

describe('left out', () => {
  test.each([
    ['without a key', '# Exercícios\n\n1. Onde nasce o Sol?\n\na) Norte\n\nb) Sul\n\nc) Leste'],
    ['with a personal answer', '# Exercícios\n\n1. Descreva a sua rua.\n\n# Respostas\n\n1. Resposta pessoal.'],
    [
      'with a letter that is no alternative',
      '# Exercícios\n\n1. Onde nasce o Sol?\n\na) Norte\n\nb) Sul\n\nc) Leste\n\n# Gabarito\n\n1. e',
    ],
    [
      'with a key of other exercises',
      '# Exercícios\n\n1. Onde nasce o Sol?\n\n# Respostas\n\n7. No Leste.\n\n8. No Norte.',
    ],
    [
      'whose answer only begins like a letter',
      '# Exercícios\n\n1. O que mudou?\n\na) O clima\n\nb) O solo\n\nc) A luz\n\n# Respostas\n\n1. A abertura ' +
        'dos portos mudou tudo.',
    ],
  ])('%s', (_, markdown) => {
    expect(exercisesOf(markdown)).toEqual([])
  })
})
