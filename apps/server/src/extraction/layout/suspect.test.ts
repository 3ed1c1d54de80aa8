import { describe, expect, test } from 'vitest'
import type { FontLetters } from './page-glyphs.ts'
import { isBetter, LayerJudge } from './suspect.ts'

const LESSON =
  'A floresta guarda a umidade do ar e protege o solo da chuva forte. As árvores têm raízes que seguram a terra ' +
  'das encostas, e os animais espalham as sementes das frutas que comem.'
const PROGRAM =
  'function calcularMedia($notas) { foreach ($notas as $nota) { $soma += $nota; } return $soma / count($notas); ' +
  '} echo calcularMedia($turma); print_r($turma); $xml = fopen("lista.xml", "r"); while (!feof($xml)) { ' +
  'fgets($xml); }'
/** Vowels for vowels and consonants for consonants, as a font with a wrong map shows them. */
const EXCHANGE = { a: 'e', e: 'i', i: 'o', o: 'u', u: 'a', d: 'n', n: 'd', s: 'r', r: 's', t: 'm', m: 't' }
const exchanged = [...LESSON]
  .map(sign => Object.entries(EXCHANGE).find(([letter]) => letter === sign)?.[1] ?? sign)
  .join('')
/** All but a few letters of each line gone, as fonts do whose codes stand for other signs. */
const marks = (text: string) =>
  text.replaceAll(/(?<!^)\S+/gu, (word, at: number) => (at % 5 === 0 ? word : '” „ “('.slice(0, (at % 6) + 1)))
const LONG = Array.from({ length: 5 }, () => LESSON).join('\n')
const FORMULAS = Array.from({ length: 30 }, (_, n) => `x + ${n} = y − ( a ÷ b )`).join('\n')
const font = (name: string, monospace = false): FontLetters[] => [{ name, monospace, letters: 180 }]

describe('the layer of a page', () => {
  test.each([
    ['a lesson', LESSON, font('Serif'), false],
    ['letters exchanged for others', exchanged, font('Serif'), true],
    ['a program in letters of one width', PROGRAM, font('Mono', true), false],
    ['a few words', 'Wyx kq vbn.', font('Serif'), false],
    ['marks for letters', marks(LONG), font('Serif'), true],
    ['marks of a program in letters of one width', marks(LONG), font('Mono', true), false],
    ['leaders of a list of contents', LONG.replaceAll('de', '......'), font('Serif'), false],
  ])('%s', async (_, text, fonts, suspect) => {
    expect(await new LayerJudge().isSuspect({ text, imageShare: 0, fonts })).toBe(suspect)
  })

  test('is believed where its fonts read well on an earlier page', async () => {
    const judge = new LayerJudge()
    const english = 'The river flows to the sea and the rain falls on the hills of the land in winter.'
    expect(await judge.isSuspect({ text: english, imageShare: 0, fonts: font('Serif') })).toBe(false)
    expect(await judge.isSuspect({ text: exchanged, imageShare: 0, fonts: font('Serif') })).toBe(false)
    expect(await judge.isSuspect({ text: exchanged, imageShare: 0, fonts: font('Other') })).toBe(true)
  })

  test('is believed where its fonts read well on a page that was read before the reading was taken up', async () => {
    let looks = 0
    async function* earlier() {
      looks++
      const text = 'The river flows to the sea and the rain falls on the hills of the land in winter.'
      yield { text, imageShare: 0, fonts: font('Serif') }
    }
    const judge = new LayerJudge(earlier)
    expect(await judge.isSuspect({ text: LESSON, imageShare: 0, fonts: font('Sans') })).toBe(false)
    expect(looks).toBe(0)
    expect(await judge.isSuspect({ text: exchanged, imageShare: 0, fonts: font('Serif') })).toBe(false)
    expect(await judge.isSuspect({ text: exchanged, imageShare: 0, fonts: font('Other') })).toBe(true)
    expect(looks).toBe(1)
  })

  test('is judged in the order of the pages, also when the next one is asked about before the answer', async () => {
    const judge = new LayerJudge()
    const list =
      'mesas kzwx janelas wkxy cadernos xkwz estojos zwkx borrachas ykxw canetas kwyz mochilas wxzk tesouras ' +
      'xzkw folhas zkyx colas'
    const ask = (text: string) => judge.isSuspect({ text, imageShare: 0, fonts: font('Serif') })
    expect(await Promise.all([ask(list), ask(exchanged)])).toEqual([false, false])
  })

  test('over a scan is asked for its words', async () => {
    const judge = new LayerJudge()
    const spoilt = LESSON.replaceAll('e', 'c')
    const over = (text: string) => judge.isSuspect({ text, imageShare: 1, fonts: font('Serif') })
    expect([await over(LESSON), await over(spoilt), await over('A F O Z')]).toEqual([false, true, false])
  })

  test('of marks gives way to any text, and formulas to none', async () => {
    const spanish = 'En el volumen se reunieron las entrevistas que el poeta concedió a los periódicos de la época.'
    expect([
      await isBetter(spanish, marks(LONG)),
      await isBetter(marks(LONG), marks(LONG)),
      await isBetter(spanish, FORMULAS),
    ]).toEqual([true, false, false])
  })

  test('gives way to as good a reading of much more', async () => {
    expect([await isBetter(LONG, LESSON), await isBetter(LESSON, LONG)]).toEqual([true, false])
  })

  test('gives way to what is clearly better Portuguese', async () => {
    expect([
      await isBetter(LESSON, exchanged),
      await isBetter(exchanged, LESSON),
      await isBetter(LESSON, LESSON),
    ]).toEqual([true, false, false])
  })
})
