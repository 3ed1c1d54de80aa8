import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitSentences } from './sentences.ts'

const split = (text: string) => splitSentences(text).map(sentence => sentence.text)

describe('splitSentences', () => {
  test('ends sentences at full stops, question and exclamation marks', () => {
    expect(split('A água evapora. O vapor sobe! Para onde ele vai? Forma nuvens.')).toEqual([
      'A água evapora.',
      'O vapor sobe!',
      'Para onde ele vai?',
      'Forma nuvens.',
    ])
  })

  test.each([
    ['titles', 'O Sr. João e a Dra. Ana chegaram. Eles jantaram.', 2],
    ['avenues', 'Moro na Av. Paulista, n. 45. É perto.', 2],
    ['figures', 'Veja a Fig. 2 e a tab. 3. Elas mostram o ciclo.', 2],
    ['kings', 'O rei D. Pedro II governou até 1889. Depois veio a República.', 2],
    ['saints', 'A ilha fica em S. Luís. Ela é grande.', 2],
    ['centuries', 'Isso foi no séc. XIX. Houve guerras.', 2],
    ['eras', 'Em 300 a.C. Roma crescia. Era uma cidade.', 2],
    ['initials', 'Donald E. Knuth escreveu um livro. J. K. Rowling escreveu sete.', 2],
    ['examples', 'Alguns gases, p. ex. o metano, aquecem o ar. Outros não.', 2],
    ['et cetera inside', 'Há rios, lagos, mares, etc. na região. Ela é úmida.', 2],
    ['et cetera at the end', 'Há rios, lagos, mares etc. A região é úmida.', 2],
    ['decimal numbers', 'O pH é 7.4 e a massa é 3,5 kg. O resto é água.', 2],
    ['no space between', 'O líquen une dois seres.Um deles é uma alga. O arquivo se chama nota.Um.', 3],
    ['articles of law', 'O art. 5º garante direitos. Todos são iguais.', 2],
    ['ellipsis', 'Ele pensou... e depois falou. Ninguém ouviu.', 2],
    ['a letter that ends a sentence', 'O sol ajuda a produzir vitamina D. A pele agradece.', 2],
    ['a century that ends a sentence', 'Isso ocorreu no século V. O império caiu.', 2],
    ['a king that ends a sentence', 'A obra é de Luís I. O povo gostou.', 2],
    ['quoted speech', '“Vamos!” disse ela. Todos foram.', 2],
    ['those who wrote something', 'O método de Prado et al. (1998) foi seguido. Ele é simples.', 2],
    ['those who named a species', 'Foram plantadas C. fissilis (Vell.) Ribeiro e mudas de ipê. Elas cresceram.', 2],
    ['minutes', 'O filme dura 90 min. Depois há um debate.', 2],
  ])('keeps %s together', (_, text, count) => {
    expect(split(text)).toHaveLength(count)
  })

  test('a blank line ends a sentence without a stop', () => {
    expect(split('O ciclo da água\n\nA água evapora.')).toEqual(['O ciclo da água', 'A água evapora.'])
  })

  test('offsets give back the text, in order and without overlap', () => {
    const piece = fc.constantFrom(
      'O Sr. Silva ',
      'saiu. ',
      'A água ',
      'ferve! ',
      '3. 500 ',
      '\n\n',
      '“Oi”, ',
      'D. Pedro II. ',
      '😀 ',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), pieces => {
        const text = pieces.join('')
        let at = 0
        for (const sentence of splitSentences(text)) {
          expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text)
          expect(text.slice(at, sentence.start).trim()).toBe('')
          at = sentence.end
        }
        expect(text.slice(at).trim()).toBe('')
      }),
    )
  })
})
