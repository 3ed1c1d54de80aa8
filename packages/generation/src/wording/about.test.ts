import { describe, expect, test } from 'vitest'
import { abouts, topicOf } from './about.ts'

describe('what a heading names', () => {
  test.each([
    ['A pele', 'a pele'],
    ['3.2 Tipos de solo', null],
    ['Cadeia Alimentar', 'a cadeia alimentar'],
    ['Introdução à fotossíntese', 'a fotossíntese'],
    ['O que é a fotossíntese?', 'a fotossíntese'],
    ['O que é uma caixa?', 'a caixa'],
    ['Artigo 4.º Horta comunitária', 'a horta comunitária'],
    ['Vulcões (parte 2)', 'os vulcões'],
    ['Marés: causas e efeitos', 'as marés'],
    ['Mais sobre o relevo', 'o relevo'],
    ['Modelo OSI', 'o Modelo OSI'],
    ['Raízes e caules', 'raízes e caules'],
  ])('%s → %s', (heading, text) => {
    expect(topicOf(heading, phrase => phrase === 'cadeia alimentar')?.text ?? null).toBe(text)
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
    expect(topicOf(heading, () => false)).toBeNull()
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
    ['it has a name', 'O que Vesálio desenhou?', 'Os músculos', headings],
    ['it has an acronym', 'DNA é a sigla de quê?', 'Ácido desoxirribonucleico', headings],
    ['it has quoted words', 'O que significa “derme”?', 'Um tecido', headings],
    ['no heading says it', 'O que descama?', 'A epiderme', ['Introdução', '']],
  ])('nothing where %s', (_, question, answer, over) => {
    expect(aboutOf({ question, answer, headings: over })).toBeNull()
  })
})
