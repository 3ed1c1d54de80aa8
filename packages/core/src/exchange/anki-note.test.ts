import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { note, sides, type } from '../testing/anki-notes.ts'
import { type AnkiNote, asksOfMedia, cardsOfNote, reasons, withoutPictured } from './anki-note.ts'

const basic = type([['{{Frente}}', '{{FrontSide}}\n\n<hr id=answer>\n\n{{Verso}}']])
const readings = type([
  ['{{kanji:Palavra}}', '{{FrontSide}}<hr id=answer>{{furigana:Palavra}}<br>{{Sentido}}'],
  ['{{Sentido}}', '{{FrontSide}}<hr id=answer>{{kana:Palavra}}'],
])
const gaps = type([['{{cloze:Texto}}', '{{cloze:Texto}}<br>\n{{Verso Extra}}']], { isCloze: true })

test('a note is a card for each of its templates, in both directions', () => {
  const reversed = type([
    ['{{Frente}}', '{{FrontSide}}<hr id=answer>{{Verso}}'],
    ['{{Verso}}', '{{FrontSide}}<hr id=answer>{{Frente}}'],
  ])
  expect(sides({ Frente: 'dog', Verso: 'cachorro' }, reversed)).toEqual([
    ['dog', 'cachorro'],
    ['cachorro', 'dog'],
  ])
  expect(sides({ Frente: 'hospital', Verso: 'hospital' }, basic)).toEqual([['hospital', 'hospital']])
})

test('the other direction is there only where the note asks for it', () => {
  const optional = type([
    ['{{Front}}', '{{FrontSide}}<hr id=answer>{{Back}}'],
    ['{{#Add Reverse}}{{Back}}{{/Add Reverse}}', '{{FrontSide}}<hr id=answer>{{Front}}'],
  ])
  expect(sides({ Front: 'dog', Back: 'cachorro', 'Add Reverse': '' }, optional)).toEqual([['dog', 'cachorro']])
  expect(sides({ Front: 'dog', Back: 'cachorro', 'Add Reverse': 'y' }, optional)).toEqual([
    ['dog', 'cachorro'],
    ['cachorro', 'dog'],
  ])
})

test('what the back shows besides the front is the answer, whatever the fields are called', () => {
  const more = type([
    [
      '{{Frente}}',
      '{{FrontSide}}<hr id=answer>{{Verso}}<br><i>{{Explicação}}</i>{{#Exemplo}}<br>Ex.: {{Exemplo}}{{/Exemplo}}',
    ],
  ])
  expect(sides({ Frente: 'Quem?', Verso: 'Deodoro', Explicação: 'Marechal', Exemplo: '' }, more)).toEqual([
    ['Quem?', 'Deodoro\nMarechal'],
  ])
  expect(sides({ Frente: 'Quem?', Verso: 'Deodoro', Explicação: '', Exemplo: 'a praça' }, more)).toEqual([
    ['Quem?', 'Deodoro\nEx.: a praça'],
  ])
})

test('words of a template belong to the card, and a front that the back repeats is no answer', () => {
  const spoken = type([
    ['Qual é a capital de <b>{{País}}</b>?', 'Qual é a capital de {{País}}?<hr>{{text:Capital}} ({{País}})'],
  ])
  expect(sides({ País: 'Peru', Capital: '<b>Lima</b>' }, spoken)).toEqual([
    ['Qual é a capital de Peru?', 'Lima (Peru)'],
  ])
  const truth = type([['{{Frase}}', '{{Frase}}<hr>{{#Certo}}Verdadeiro{{/Certo}}{{^Certo}}Falso{{/Certo}}']])
  expect(sides({ Frase: 'O Sol gira.', Certo: '' }, truth)).toEqual([['O Sol gira.', 'Falso']])
})

test('an answer to be typed is not on the front, and comments, scripts and what Anki fills in are nowhere', () => {
  const typed = type([
    [
      '{{Frente}} {{type:Verso}}<!-- {{Nota}} --><script>"{{Nota}}"</script>{{Deck}}{{#Tags}}{{Tags}}{{/Tags}}',
      '{{Frente}}<hr id=answer>{{type:Verso}}',
    ],
  ])
  expect(sides({ Frente: 'dog', Verso: 'cachorro', Nota: 'x' }, typed, { tags: ['y'] })).toEqual([['dog', 'cachorro']])
})

test('subject and difficulty come from their fields, else from the first tag that says some, else the deck', () => {
  const ours = type([['{{Pergunta}}', '{{FrontSide}}{{Resposta}}{{#Trecho}}“{{Trecho}}”{{/Trecho}}']], {
    name: 'Capivira',
  })
  const values = {
    Pergunta: 'O que é?',
    Resposta: 'É.',
    Assunto: 'Água',
    Dificuldade: 'fácil',
    Página: '3',
    Trecho: 'É.',
  }
  expect(cardsOfNote(note(values, ours, { tags: ['capivira', 'outro'] }))).toEqual([
    { question: 'O que é?', answer: 'É.', category: 'Água', difficulty: 'fácil', hadMedia: false, isShortened: false },
  ])
  const category = (more: Partial<AnkiNote>) => cardsOfNote(note({ Frente: 'a', Verso: 'b' }, basic, more))[0]?.category
  expect(category({ tags: ['leech', 'Geo::América_do_Sul'], deck: 'Rios' })).toBe('América do Sul')
  expect(category({ tags: ['marked'], deck: 'Rios' })).toBe('Rios')
})

test('without a type that helps, names tell the sides, else the first field asks and the rest answers', () => {
  expect(sides({ A: 'um', B: 'dois', C: '' }, null)).toEqual([['um', 'dois']])
  expect(sides({ X: 'z', Verso: 'dois', Frente: 'um' }, null)).toEqual([['um', 'dois']])
  expect(sides({}, null)).toEqual([['', '']])
})

test('a text with gaps asks once per gap', () => {
  const text = 'A {{c1::água}} ferve a {{c2::100::número}} graus; a {{c1::água}} gela a 0.'
  expect(sides({ Texto: text, 'Verso Extra': '' }, gaps)).toEqual([
    ['A _____ ferve a 100 graus; a _____ gela a 0.', 'água, água'],
    ['A água ferve a _____ (número) graus; a água gela a 0.', '100'],
  ])
})

test.each([
  ['A velocidade é {{c1::\\(v=\\frac{\\Delta s}{\\Delta t} \\)}}.', [['A velocidade é _____.', 'v=Δs/Δt']]],
  ['O conjunto vazio é {{c1::{ } ou Ø}}.', [['O conjunto vazio é _____.', '{ } ou Ø']]],
  ['O conjunto é {{c1::{a, b}}}.', [['O conjunto é _____.', '{a, b}']]],
  [
    'A raiz de 2 é \\(\\sqrt{ {{c1::2}} }\\) e vale {{c2::1,41}}.',
    [
      ['A raiz de 2 é √_____ e vale 1,41.', '2'],
      ['A raiz de 2 é √2 e vale _____.', '1,41'],
    ],
  ],
  ['Vale \\({{c1::\\frac{1}{2}}}\\).', [['Vale _____.', '1/2']]],
  [
    '{{c1::A {{c2::mitocôndria}} respira}} no citoplasma.',
    [
      ['_____ no citoplasma.', 'A mitocôndria respira'],
      ['A _____ respira no citoplasma.', 'mitocôndria'],
    ],
  ],
  [
    '{{c1::a {{c2::b {{c3::c}}}}}}',
    [
      ['_____', 'a b c'],
      ['a _____', 'b c'],
      ['a b _____', 'c'],
    ],
  ],
  [
    '{{c1,2::Roma}} e {{c2::Paris}}',
    [
      ['_____ e Paris', 'Roma'],
      ['_____ e _____', 'Roma, Paris'],
    ],
  ],
  ['H<sub>{{c1::2}}</sub>O', [['H_(_____)O', '2']]],
  ['{{c1::<b>água</b>::<i>líquido</i>}}', [['_____ (líquido)', 'água']]],
  ['Sem lacuna.', [['Sem lacuna.', '', reasons.noGap]]],
  ['{{c1::<img src="a.png">}} é o mapa.', [['_____ é o mapa.', '', reasons.gap]]],
  ['Vazia: {{c1::}}', [['Vazia: _____', '']]],
  ['Aberta: {{c1::água', [['Aberta: água', '', reasons.noGap]]],
])('gaps are read by depth: %s', (text, cards) => {
  expect(sides({ Texto: text, 'Verso Extra': '' }, gaps)).toEqual(cards)
})

test('gaps in a plain note are filled in, but ask where the back is empty', () => {
  expect(sides({ Frente: 'A {{c1::água}} ferve?', Verso: 'Sim' }, basic)).toEqual([['A água ferve?', 'Sim']])
  expect(sides({ Frente: 'A {{c1::água}} ferve.', Verso: '<br>' }, basic)).toEqual([['A _____ ferve.', 'água']])
})

test('what hides parts of a picture is a row with its reason, one per note', () => {
  const mask = '{{c1::image-occlusion:rect:left=.2:top=.31:oi=1}}<br>{{c2::image-occlusion:ellipse:left=.5}}<br>'
  const own = { Oclusão: mask, Imagem: '<img src="a.png">', Cabeçalho: 'Partes da célula' }
  expect(sides(own, gaps)).toEqual([['Partes da célula', '', reasons.picture]])
  const addon = {
    'ID (hidden)': 'abc-ao-1',
    Header: 'Célula',
    Image: '<img src="a.png">',
    'Question Mask': '<img src="abc-ao-1-Q.svg">',
  }
  expect(sides(addon, basic)).toEqual([['Célula', '', reasons.picture]])
  expect(sides({ A: 'x' }, type([], { hidesPictures: true }))).toEqual([['x', '', reasons.picture]])
})

test('a side that was a picture or a sound says so, and a note without a front', () => {
  expect(sides({ Frente: '<img src=a.png>', Verso: 'x' }, basic)).toEqual([['', 'x', reasons.question]])
  expect(sides({ Frente: 'x', Verso: '[sound:a.mp3]' }, basic)).toEqual([['x', '', reasons.answer]])
  expect(sides({ Frente: 'x', Verso: 'y' }, type([['{{tts pt_BR:Frente}}', '{{Verso}}']]))).toEqual([
    ['', 'y', reasons.question],
  ])
  expect(sides({ Frente: '<br>', Verso: 'y' }, basic)).toEqual([['y', '', reasons.noCard]])
})

test('fronts that only their pictures told apart are left out', () => {
  const flag = (picture: string, answer: string) =>
    cardsOfNote(note({ Frente: `Qual é esta bandeira?${picture}`, Verso: answer }, basic))
  const found = withoutPictured([
    ...flag('<img src=fr.png>', 'França'),
    ...flag('<img src=it.png>', 'Itália'),
    ...flag('', 'Peru'),
  ])
  expect(found.map(({ reason }) => reason)).toEqual([reasons.pictured, reasons.pictured, undefined])
  expect(withoutPictured(flag('<img src=br.png>', 'Brasil'))[0]?.reason).toBe(undefined)
})

test('a question that speaks of its picture is one to look at', () => {
  const asks = (front: string) => cardsOfNote(note({ Frente: front, Verso: 'x' }, basic)).map(asksOfMedia)
  expect(asks('Que bandeira é esta?<img src=a.png>')).toEqual([true])
  expect(asks('[sound:a.mp3] Ouça:')).toEqual([true])
  expect(asks('Que bandeira é esta?')).toEqual([false])
  expect(asks('Maior rio do mundo?<img src=a.png>')).toEqual([false])
})

test('a back too long for a card gives its first field', () => {
  const long = type([['{{Frente}}', '{{Verso}}<br>{{Extra}}']])
  const [card] = cardsOfNote(note({ Frente: 'a', Verso: 'b', Extra: 'x'.repeat(1001) }, long))
  expect(card).toMatchObject({ answer: 'b', isShortened: true })
})

test('every note gives a card or a row, whatever its fields and templates hold', () => {
  const piece = fc.constantFrom(
    '{{',
    '}}',
    '{{c1::',
    '{{c2::',
    '::',
    '}',
    '{',
    'água',
    '<br>',
    '<sup>',
    '\\(',
    '\\)',
    '\\frac{',
    '<img src=x>',
    ' ',
    '{{#A}}',
    '{{/A}}',
    '{{^B}}',
    '{{A}}',
    '{{B}}',
    '{{cloze:A}}',
    '{{FrontSide}}',
    '<!--',
    '-->',
  )
  const text = fc.array(piece, { maxLength: 25 }).map(parts => parts.join(''))
  fc.assert(
    fc.property(text, text, text, text, fc.boolean(), (a, b, front, back, isCloze) => {
      const cards = cardsOfNote(note({ A: a, B: b }, type([[front, back]], { isCloze })))
      expect(cards.length).toBeGreaterThan(0)
      for (const card of cards) {
        expect(card.question + card.answer).not.toMatch(/[\ue000-\ue004]/)
      }
    }),
    { numRuns: 1000, seed: 23 },
  )
})

test('a word and its reading are shown as the template says: both, one or the other', () => {
  expect(sides({ Palavra: '日本[にほん] 語[ご]', Sentido: 'japonês' }, readings)).toEqual([
    ['日本語', '日本(にほん)語(ご)\njaponês'],
    ['japonês', 'にほんご'],
  ])
  expect(sides({ Palavra: 'sem [colchete', Sentido: '[nota] à parte' }, readings)).toEqual([
    ['sem [colchete', '[nota] à parte'],
    ['[nota] à parte', 'sem [colchete'],
  ])
})
