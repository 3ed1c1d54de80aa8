import { describe, expect, test } from 'vitest'
import { readSubject } from '../analysis/grammar/nouns.ts'
import { found, studyFrom } from '../testing/document.ts'
import { saysAlso } from './definitions/definition-draft.ts'
import { explained } from './definitions/explained.ts'
import { whichOfKind } from './uses/which-of-kind.ts'

describe('what only looks like the pattern is not read as it', () => {
  test.each([
    [
      'a reason of what stands after the colon',
      'A dívida é o centro da obra: na fazenda, os colonos ficam presos à terra, pois não recebem nem salário ' +
        'nem comida.',
      'cause/because',
      'Por que a dívida',
    ],
    [
      'a describing word with an article',
      'O ZAP é o presente por costume desde que a rádio foi aberta.',
      'definition/is-a',
      'ZAP',
    ],
    [
      'a describing word as a subject',
      'O recomendado é o sabão de coco por ser neutro, barato e fácil de achar na feira.',
      'naming/reversed',
      'Recomendado',
    ],
    [
      'more of a quality than something not named',
      'O Vento Sul é um barco mais leve e garante mais conforto aos turistas da ilha.',
      'definition/is-a',
      'Vento Sul',
    ],
    [
      'a reason after a comma',
      'Embora a represa seja uma obra controversa, dado que a vila era habitada por pescadores, foi ali que a ' +
        'usina nasceu.',
      'definition/inner-apposition',
      'controversa',
    ],
    [
      'how a thing stands among others',
      'A forma mais comum de relógio em uso nas cidades é o quartzo.',
      'definition/identified',
      'quartzo',
    ],
    [
      'a time in the middle of a phrase',
      'O museu guarda um caderno antigo do século XVII, escrito pelo padre Anselmo Duarte.',
      'naming/which-named',
      'século',
    ],
  ])('%s', (_, text, pattern, part) => {
    expect(found(text, pattern).filter(item => item.includes(part))).toEqual([])
  })
})

describe('what is read rightly in its place', () => {
  test.each([
    [
      'Tecnicamente falando, a capivara é um roedor que vive perto da água dos rios.',
      'definition/is-a',
      'Tecnicamente falando, o que é a capivara? → Um roedor que vive perto da água dos rios',
    ],
    [
      'A lombada é definida como a elevação da pista que reduz a velocidade dos carros.',
      'definition/defined',
      'O que é a lombada? → A elevação da pista que reduz a velocidade dos carros',
    ],
    [
      'A unidade leitora e gravadora (ULG) é uma peça do relógio que guarda os horários.',
      'definition/is-a',
      'O que é a unidade leitora e gravadora (ULG)? → Uma peça do relógio que guarda os horários',
    ],
    [
      'A dívida é o tema da obra: na fazenda, os colonos sem terra ficam presos ao armazém, pois não recebem ' +
        'salário nem comida.',
      'cause/because',
      'Por que os colonos sem terra ficam presos ao armazém? → Porque não recebem salário nem comida',
    ],
  ])('%s', (text, pattern, expected) => {
    expect(found(text, pattern)).toEqual([expected])
  })
})

test.each([
  ['A serra é também o limite da vila', 'é', true],
  ['A serra também é o limite da vila', 'é', true],
  ['A serra é o limite que também protege a vila', 'é', false],
])('what a thing is besides: %s', (text, verb, expected) => {
  expect(saysAlso({ text, subject: 'A serra', verb })).toBe(expected)
})

test('no comma closes what would explain a name before the subject', () => {
  const text = 'Ajudado pelo velho amigo, Rui Barata, o prefeito da vila abriu a estrada'
  const study = studyFrom(`${text}.`)
  const [sentence] = study.sentences
  const clause = {
    lead: '',
    subject: 'Rui Barata, o prefeito da vila',
    verb: 'abriu',
    rest: 'a estrada',
    negated: false,
    words: [],
  }
  const asked = (whole: string) => (sentence ? explained({ study, sentence, clause: { ...clause, text: whole } }) : [])
  expect(asked(text)).toEqual([])
  expect(asked('Rui Barata, o prefeito da vila, abriu a estrada').map(({ question }) => question)).toEqual([
    'Quem foi Rui Barata?',
  ])
})

test('whoever keeps a thing is no kind of things with names', () => {
  const text = 'O mantenedor Krull corrige os livros. O pacote Krull corrige os livros.'
  const study = studyFrom(text)
  const [sentence] = study.sentences
  const asked = (phrase: string) => {
    const subject = readSubject(phrase, study.use)
    const clause = { text, lead: '', subject: phrase, verb: 'corrige', rest: '', negated: false, words: [] }
    return subject && sentence && whichOfKind(subject, { study, sentence, clause })?.wh
  }
  expect(asked('O mantenedor Krull')).toBeUndefined()
  expect(asked('O pacote Krull')).toBe('que pacote')
})

test.each([
  'A seca do sertão é um fenômeno que pode ser estudado sob vários ângulos.',
  'As parteiras da serra ainda são procuradas e não recebem salário do município.',
])('nothing is defined by what is done to it: %s', text => {
  expect(found(text, 'definition/is-a')).toEqual([])
})

test.each([
  'Voçoroca é o nome dado aos grandes buracos abertos pela chuva no terreno.',
  'Foz é o termo usado para designar o ponto em que o rio encontra o mar.',
  'Na culinária, rapadura é o nome dado ao doce feito do caldo da cana.',
])('a name is not what a thing is: %s', sentence => {
  expect(found(sentence, 'definition/is-a')).toEqual([])
  expect(found(sentence, 'definition/apposition')).toEqual([])
})
