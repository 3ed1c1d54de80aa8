import { expect, test } from 'vitest'
import { studyFrom } from '../../testing/document.ts'

test.each([
  [
    'a defining copula',
    '# Erosão fluvial\n\nÉ o desgaste do leito e das margens que os rios causam por onde passam.',
    'A erosão fluvial é o desgaste do leito e das margens que os rios causam por onde passam.',
  ],
  [
    'what has been done',
    '# Mata ciliar\n\nÉ formada por plantas que crescem nas margens dos rios e dos lagos.',
    'A mata ciliar é formada por plantas que crescem nas margens dos rios e dos lagos.',
  ],
  [
    'the one of its kind',
    '# Mata ciliar\n\nÉ aquela que acompanha as margens dos rios e protege a água da terra solta.',
    'A mata ciliar é a mata que acompanha as margens dos rios e protege a água da terra solta.',
  ],
])('a heading is the subject of %s', (_, text, expected) => {
  expect(studyFrom(text).sentences[0]?.core).toBe(expected)
})

test.each([
  [
    '# Primeira lei - Lei da Alavanca\n\nEsta lei afirma que o braço maior pede menos força.',
    'A Lei da Alavanca afirma',
  ],
  ['# Moinho\n\nEsta lei afirma que o braço maior pede menos força.', 'Esta lei afirma'],
])('a law of the heading: %s', (text, start) => {
  expect(studyFrom(text).sentences[0]?.core.startsWith(start)).toBe(true)
})

test.each([
  ['a judgement', '# Mata ciliar\n\nÉ preciso proteger as margens dos rios e dos lagos de todo o país.'],
  ['what is said', '# Mata ciliar\n\nÉ sabido que as plantas das margens protegem os rios e os lagos.'],
  ['a moment', '# Mata ciliar\n\nÉ hora de proteger as margens dos rios e dos lagos de todo o país.'],
])('a heading is no subject of %s', (_, text) => {
  expect(studyFrom(text).sentences[0]?.core.startsWith('A mata')).toBe(false)
})

test('a heading that says what its part of the text does is no subject', () => {
  const text = (heading: string) => `# ${heading}\n\nÉ o principal meio de troca de sementes entre as vilas da serra.`
  expect(studyFrom(text('Descrição geral')).sentences[0]?.core).toMatch(/^É o principal/u)
  expect(studyFrom(text('Introdução')).sentences[0]?.core).toMatch(/^É o principal/u)
  expect(studyFrom(text('Feira livre')).sentences[0]?.core).toMatch(/^A feira livre é/u)
})

test.each([
  ['Lei', 'É a palavra que vem antes do número de cada norma votada na câmara.', 'A lei é a palavra'],
  ['Código', 'É o conjunto de sinais que duas pessoas combinam para trocar mensagens.', 'O código é o conjunto'],
])('a heading of a thing is the subject, though parts of texts are named so, too: %s', (heading, text, start) => {
  expect(studyFrom(`# ${heading}\n\n${text}`).sentences[0]?.core.startsWith(start)).toBe(true)
})
