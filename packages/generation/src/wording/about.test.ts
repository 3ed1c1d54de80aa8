import { describe, expect, test } from 'vitest'
import { abouts, topicOf } from './about.ts'
import { asWritten } from './as-written.ts'

const written = asWritten([
  'Cada cadeia alimentar mostra quem come quem, e nenhuma cadeia alimentar fica parada.',
  'Na rede, o modelo OSI separa as camadas, e do modelo OSI vem o nome delas.',
  'Ontem um vulcão acordou perto da praia.',
  'Viveu em Salvador um salvador de gatos, e de Salvador saiu um navio.',
  'O povo brasileiro ocupa o Brasil inteiro; no Brasil chove muito.',
  'Pelo Peru passa a cordilheira, que desce do Peru ao mar.',
  'Ali Dom Pedro estudou, e o filho de Dom Pedro II partiu cedo.',
  'Os versos de Castro Alves falam do mar, e para Castro Alves o mar fala.',
  'No fim do século XIX a Revolução Francesa era passado, e da Revolução Francesa restava a lei.',
  'Todo artigo científico tem fontes.',
  'Perto dali a bacia da Bacia Hidrográfica Amazônica e a bacia de outro rio se encontram.',
  'Muito antes, o império que foi o Império Romano era outro império.',
])

describe('what a heading names', () => {
  test.each([
    ['A pele', 'a pele'],
    ['3.2 Tipos de solo', null],
    ['Cadeia Alimentar', 'a cadeia alimentar'],
    ['CADEIA ALIMENTAR', 'a cadeia alimentar'],
    ['Introdução à fotossíntese', 'a fotossíntese'],
    ['O que é a fotossíntese?', 'a fotossíntese'],
    ['O que é uma cadeia?', 'a cadeia'],
    ['Artigo 4.º Cadeia alimentar', 'a cadeia alimentar'],
    ['Vulcões (parte 2)', 'os vulcões'],
    ['Vulcões: causas e efeitos', 'os vulcões'],
    ['Mais sobre o relevo', 'o relevo'],
    ['Modelo OSI', 'o modelo OSI'],
    ['Vulcões e camadas', 'vulcões e camadas'],
  ])('%s → %s', (heading, text) => {
    expect(topicOf(heading, written)?.text ?? null).toBe(text)
  })

  test.each([
    ['Salvador', 'Salvador'],
    ['Peru', 'o Peru'],
    ['O Brasil', 'o Brasil'],
    ['BRASIL', 'o Brasil'],
    ['Castro Alves', 'Castro Alves'],
    ['Dom Pedro', 'Dom Pedro'],
    ['Dom Pedro II', 'Dom Pedro II'],
    ['Revolução Francesa', 'a Revolução Francesa'],
    ['Século XIX', 'o século XIX'],
    ['Artigo científico', 'o artigo científico'],
    ['IMPÉRIO ROMANO', 'o Império Romano'],
    ['Bacia hidrográfica amazônica', 'a Bacia Hidrográfica Amazônica'],
    ['Bacia Amazônica', null],
    ['Olinda', null],
    ['Marés', null],
    ['Parte II', null],
  ])('a name keeps its capitals and the article of the text: %s → %s', (heading, text) => {
    expect(topicOf(heading, written)?.text ?? null).toBe(text)
  })

  test.each([
    ['Introdução'],
    ['Considerações finais'],
    ['Exercícios'],
    ['Resultados e discussão'],
    ['Como plantar'],
    ['Escrever um texto'],
    ['Vamos praticar!'],
    ['de estado fel frase'],
    ['Onde fica o Pantanal?'],
    ['Uma história muito comprida de como o vento mudou a cidade'],
  ])('%s names nothing', heading => {
    expect(topicOf(heading, written)).toBeNull()
  })
})

describe('what a question is about', () => {
  const sentences = [
    ...['A pele tem três camadas.', 'A pele protege o corpo.', 'A epiderme da pele descama.'],
    ...['O corpo humano tem órgãos.', 'O corpo humano respira.', 'No corpo humano circula o sangue.'],
    'A derme sua.',
  ]
  const aboutOf = abouts(sentences)
  const headings = ['As camadas', 'A pele', 'O corpo humano']

  test('the nearest heading says it', () => {
    expect(aboutOf({ question: 'O que descama primeiro?', answer: 'A epiderme', headings: ['A pele'] })).toBe('a pele')
  })

  test('a heading that the document hardly speaks of is passed over', () => {
    expect(aboutOf({ question: 'O que descama?', answer: 'A epiderme', headings: ['A derme', 'A pele'] })).toBe(
      'a pele',
    )
  })

  test('a heading that tells the answer is passed over', () => {
    expect(
      aboutOf({ question: 'O que protege os órgãos?', answer: 'A pele', headings: ['A pele', 'O corpo humano'] }),
    ).toBe('o corpo humano')
  })

  test.each([
    ['it has the words of the nearest heading', 'O que faz a pele?', 'Protege os órgãos', ['A pele', 'O corpo humano']],
    ['it opens with a name', 'Zumbi defendeu qual povoado?', 'Palmares', headings],
    ['it has a name', 'O que Vesálio desenhou?', 'Os músculos', headings],
    ['it has an acronym', 'DNA é a sigla de quê?', 'Ácido desoxirribonucleico', headings],
    ['it has quoted words', 'O que significa “derme”?', 'Um tecido', headings],
    ['no heading says it', 'O que descama?', 'A epiderme', ['Introdução', '']],
  ])('nothing where %s', (_, question, answer, over) => {
    expect(aboutOf({ question, answer, headings: over })).toBeNull()
  })

  test.each([
    ['O Império Romano', 'Qual era a capital?', 'Roma', 'Cartago'],
    ['Revolução Francesa', 'Em que país começou?', 'França', 'Haiti'],
  ])('a heading that recalls the answer is passed over: %s', (heading, question, answer, other) => {
    const ofNames = abouts([
      ...['Caiu o Império Romano.', 'Durou o Império Romano.', 'Cresceu o Império Romano.'],
      ...['Veio a Revolução Francesa.', 'Passou a Revolução Francesa.', 'Da Revolução Francesa restou a lei.'],
    ])
    expect(ofNames({ question, answer, headings: [heading] })).toBeNull()
    expect(ofNames({ question, answer: other, headings: [heading] })?.slice(2)).toBe(heading.replace('O ', ''))
  })
})

test.each([
  ['Como se chama o conjunto dos bichos da mesma espécie que moram na mesma ilha?', null],
  ['Como se chama o bicho da ilha?', 'a fotossíntese'],
  ['Qual é o maior roedor do mundo?', null],
  ['Qual é o maior roedor da ilha?', 'a fotossíntese'],
])('a meaning told whole needs no heading: %s', (question, about) => {
  const sentences = [
    'A fotossíntese faz a planta crescer.',
    'Na fotossíntese entra luz.',
    'A fotossíntese para à noite.',
  ]
  expect(abouts(sentences)({ question, answer: 'Uma resposta', headings: ['A fotossíntese'] })).toBe(about)
})
