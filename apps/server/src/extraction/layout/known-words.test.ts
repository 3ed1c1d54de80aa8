import { expect, test } from 'vitest'
import { knownShare, runsLikeText } from './known-words.ts'

const lesson =
  'A floresta guarda a umidade do ar e protege o solo da chuva forte. As árvores têm raízes que seguram a terra ' +
  'das encostas, e os animais espalham as sementes das frutas que comem.'
const withoutAccents = lesson.normalize('NFD').replace(/\p{M}/gu, '')
const exchanged = lesson.replace(
  /[a-z]/g,
  letter =>
    ({ a: 'e', e: 'i', i: 'o', o: 'u', u: 'a', d: 'n', n: 'd', s: 'r', r: 's', t: 'm', m: 't' })[letter] ?? letter,
)

test('a text runs like one in the languages that schools teach', () => {
  expect(
    [
      lesson,
      'The river flows to the sea and the rain falls on the hills of the land in winter.',
      'Poucas palavras',
    ].map(runsLikeText),
  ).toEqual([true, true, true])
  expect(runsLikeText(exchanged)).toBe(false)
})

test('the dictionary knows the words of a text, and fewer where accents are lost or letters wrong', async () => {
  expect(await knownShare(lesson)).toBe(1)
  expect(await knownShare(withoutAccents)).toBeLessThan(0.95)
  expect(await knownShare(exchanged)).toBeLessThan(0.5)
  expect(await knownShare(lesson.replaceAll('l', 'I').replaceAll('e', 'c'))).toBeLessThan(0.6)
  expect(await knownShare('Poucas palavras.')).toBeNull()
})

test('small words of several languages, each of them seldom, are none', () => {
  expect(
    runsLikeText(
      'U mengai é e fluriste qai crisci undi u rou incuntre u mer. E meré é e sabode i e discode des ágaes du ' +
        'mer. E gerçe pisce nes puçes qaendu e ágae beoxe.',
    ),
  ).toBe(false)
  expect(
    runsLikeText('El río es una corriente de agua que nace en la montaña y llega al mar después de un largo camino.'),
  ).toBe(true)
})
