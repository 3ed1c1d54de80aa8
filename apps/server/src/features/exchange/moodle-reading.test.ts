import type { ExportQuestion } from '@capivira/core/exchange/export-card'
import { checkQuestions } from '@capivira/core/exchange/imported-question'
import { moodleCategory, moodleFoot, moodleHead, moodleQuestion } from '@capivira/core/exchange/moodle-xml'
import { tidy } from '@capivira/core/exchange/plain-text'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMoodle } from './moodle-reading.ts'

const read = (...questions: string[]) =>
  checkQuestions(readMoodle(`<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.join('\n')}\n</quiz>`))
const html = (text: string) => `<text><![CDATA[${text}]]></text>`
const answer = (fraction: string, text: string, feedback = '') =>
  `<answer fraction="${fraction}" format="html">${html(text)}<feedback ` +
  `format="html">${html(feedback)}</feedback></answer>`
const question = (type: string, ...inside: string[]) =>
  `<question type="${type}"><name><text>Q</text></name><questiontext ` +
  `format="html">${html('<p>Qual é a <b>capital</b>?</p>')}</questiontext>${inside.join('')}</question>`

test('questions come with category, tags, explanations, entities and HTML as plain text', () => {
  const xml = read(
    '<question type="category"><category><text>$course$/top/Geografia/Am&#233;rica &amp; ' +
      'Europa</text></category></question>',
    question(
      'multichoice',
      `<generalfeedback format="html">${html('<p>Fica na costa.</p><img src="@@PLUGINFILE@@/m.png">')}<file ` +
        'name="m.png" encoding="base64">QUJD</file></generalfeedback>',
      '<single>true</single>',
      answer('0', '<p>Cusco</p>', '<p>Foi a dos incas.</p>'),
      answer('100.00000', '<p>Lima</p>', 'Isso!'),
      answer('33.33333', '<p>Callao</p>'),
      '<tags><tag><text>fácil</text></tag><tag><text>América</text></tag></tags>',
    ),
    question('truefalse', answer('0', 'true', 'Não foi.'), answer('100', 'false')),
  )
  expect(xml).toMatchObject({
    media: 1,
    partly: 1,
    rows: [
      {
        row: 1,
        ready: {
          question: 'Qual é a capital?',
          options: ['Cusco', 'Lima', 'Callao'],
          correctAnswer: 1,
          explanation: 'Fica na costa.\nIsso!\n“Cusco”: Foi a dos incas.',
          category: 'América & Europa',
          difficulty: 'fácil',
        },
      },
      {
        row: 2,
        ready: { options: ['Verdadeiro', 'Falso'], correctAnswer: 1, explanation: '“Verdadeiro”: Não foi.' },
      },
    ],
  })
})

test.each([
  ['matching', 'É de associar colunas'],
  ['essay', 'É dissertativa'],
  ['numerical', 'Pede um número'],
  ['shortanswer', 'Pede uma resposta escrita'],
  ['cloze', 'Tem lacunas a preencher (Cloze)'],
  ['ddwtos', 'É de arrastar para o lugar'],
  ['calculatedmulti', 'É calculada com números sorteados'],
  ['coderunner', 'É de um tipo que não conhecemos'],
])('%s is a row with its reason', (type, reason) => {
  const { rows } = read(question(type, answer('100', 'a'), answer('100', 'b')))
  expect(rows).toMatchObject([
    { question: 'Qual é a capital?', fault: `${reason}; aqui cada questão tem alternativas, e uma só é a certa` },
  ])
})

test('several right answers, and an option with a picture, are rows with their reason', () => {
  const several = question(
    'multichoice',
    '<single>false</single>',
    answer('50', 'a'),
    answer('50', 'b'),
    answer('0', 'c'),
  )
  const picture = question('multichoice', answer('100', '<img src="a.png">'), answer('0', 'b'))
  expect(read(several, picture).rows.map(({ fault }) => fault)).toEqual([
    'Tem mais de uma alternativa certa; aqui cada questão tem uma só',
    'Tem imagem ou som, que não vêm junto: escreva-a aqui à mão',
  ])
})

test.each([
  ['entities of its own', '<!DOCTYPE quiz [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><quiz>&b;</quiz>'],
  ['a file beside it', '<!DOCTYPE quiz SYSTEM "file:///etc/hostname"><quiz></quiz>'],
  ['an entity nobody declared', '<quiz>&amp;&foz;</quiz>'],
  ['an end that is missing', '<quiz><question type="essay">'],
  ['elements in each other without end', `<quiz>${'<a>'.repeat(200)}${'</a>'.repeat(200)}</quiz>`],
])('a document with %s is refused', (_, xml) => {
  expect(() => readMoodle(xml)).toThrow()
})

test('what our export writes comes back the same', () => {
  const text = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .map(tidy)
    .filter(kept => /[\p{L}\d]/u.test(kept) && !/[\ufffe\uffff]/.test(kept))
  const options = fc.uniqueArray(text, { minLength: 2, maxLength: 5, selector: option => option.toLowerCase() })
  fc.assert(
    fc.property(text, options, fc.option(text), fc.nat(4), (asked, given, explanation, place) => {
      const exported: ExportQuestion = {
        ...{ id: 17, material: 'Água', materialId: 3, subject: 'Ciências', sourcePage: 1, sourceQuote: null },
        ...{ question: asked, options: given, explanation, category: 'Rios', difficulty: 'difícil' },
        correctAnswer: place % given.length,
      }
      const xml = moodleHead + moodleCategory(exported) + moodleQuestion(exported) + moodleFoot
      const [first] = checkQuestions(readMoodle(xml)).rows
      expect(first?.ready).toEqual({
        ...{ question: asked, options: given, explanation, category: 'Rios', difficulty: 'difícil' },
        correctAnswer: exported.correctAnswer,
      })
    }),
  )
})

test('of a file that breaks off what stands before that is kept, and the rest is named', () => {
  const whole = question('multichoice', answer('100', 'Lima'), answer('0', 'Quito'))
  const { rows } = checkQuestions(readMoodle(`<quiz>${whole}${whole.replace('capital', 'moeda').slice(0, 90)}`))
  expect(rows).toMatchObject([
    { row: 1, answer: 'Lima', fault: null },
    { row: 2, ready: null, fault: expect.stringContaining('Daqui em diante o arquivo está quebrado') },
  ])
  expect(() => readMoodle(`<quiz>${whole.slice(0, 90)}`)).toThrow()
})
