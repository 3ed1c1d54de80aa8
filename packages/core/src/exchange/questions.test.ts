import { expect, test } from 'vitest'
import type { ExportQuestion } from './export-card.ts'
import { giftCategory, giftQuestion } from './gift.ts'
import { escapeXml, moodleCategory, moodleQuestion } from './moodle-xml.ts'

const question: ExportQuestion = {
  id: 17,
  material: 'Água / ciclo',
  materialId: 3,
  subject: 'Ciências',
  question: 'Quanto é {1=1}: 50% de ~2 # \\ ?\nPense.',
  options: ['1', 'A = B', '<b>2</b> & "3"'],
  correctAnswer: 1,
  explanation: 'Está na página 1: "sim".',
  category: 'Números',
  difficulty: 'fácil',
  sourcePage: 1,
  sourceQuote: null,
}

test('GIFT escapes its own marks and gives every question an id that stays', () => {
  expect(giftQuestion(question)).toBe(
    [
      '// question: 17  [id:capivira-q17] [tag:Números] [tag:fácil]',
      '::Capivira 17::[plain]Quanto é \\{1\\=1\\}\\: 50% de \\~2 \\# \\\\ ?\\nPense.{',
      '\t~1',
      '\t=A \\= B',
      '\t~<b>2</b> & "3"',
      '\t####Está na página 1\\: "sim".',
      '}\n\n',
    ].join('\n'),
  )
  expect(giftCategory(question)).toBe('$CATEGORY: $course$/top/Ciências/Água // ciclo\n\n')
})

test('GIFT takes no option for a format or a percentage', () => {
  const gift = giftQuestion({ ...question, options: ['%50%', '[html]<b>', 'de 5% a 9%'], explanation: '[plain] não.' })
  for (const line of ['\t~[plain]%50%\n', '\t=[plain][html]<b>\n', '\t~de 5% a 9%\n', '\t####[plain][plain] não.\n'])
    expect(gift).toContain(line)
})

test('Moodle XML marks the one right option and escapes every text', () => {
  const xml = moodleQuestion(question)
  expect(xml).toContain('<idnumber>capivira-q17</idnumber>')
  expect([...xml.matchAll(/fraction="(\d+)"/g)].map(([, points]) => points)).toEqual(['0', '100', '0'])
  expect(xml).toContain('<answer fraction="100" format="plain_text"><text>A = B</text></answer>')
  expect(xml).toContain('<text>&lt;b&gt;2&lt;/b&gt; &amp; &quot;3&quot;</text>')
  expect(xml).toContain('<tag><text>Números</text></tag>')
  expect(moodleCategory(question)).toContain('<text>$course$/top/Ciências/Água // ciclo</text>')
})

test('Moodle shuffles only what does not lean on its order', () => {
  expect(moodleQuestion(question)).toContain('<shuffleanswers>true</shuffleanswers>')
  for (const more of [{ options: ['1', '2', 'n.d.a.'] }, { options: ['1', '2', 'A e B'] }, { explanation: 'Letra B.' }])
    expect(moodleQuestion({ ...question, ...more })).toContain('<shuffleanswers>false</shuffleanswers>')
})

test('XML holds no character that it has no place for', () => {
  expect(escapeXml('a\u0000b\u0008c\ud800d\ufffee😀')).toBe('abc\ufffdde😀')
})
