import { expect, test } from 'vitest'
import { generateMaterial } from '../../generate.ts'
import { documentOf } from '../../testing/document.ts'

const definitions = (text: string) =>
  generateMaterial(documentOf(`# O sertão\n\n## Bichos e plantas\n\n${text}`), { title: 'O sertão' })
    .cards.filter(({ question }) => /^O que (?:é|se entende por) /u.test(question))
    .map(({ question, answer }) => `${question} → ${answer}`)

test('of two definitions of one thing the fuller one is asked', () => {
  expect(
    definitions(
      'A sanfona é um instrumento de fole. O vaqueiro toca a sanfona nas festas de junho. A sanfona é um ' +
        'instrumento que produz som quando o ar passa pelas palhetas.',
    ),
  ).toEqual(['O que é a sanfona? → Um instrumento que produz som quando o ar passa pelas palhetas'])
})

test('what a thing consists in is its definition too', () => {
  const text =
    '# Feira\n\n## Bichos e plantas\n\nA enxertia consiste em unir o ramo de uma planta à raiz de outra. Muitos ' +
    'agricultores da serra conhecem a técnica. A enxertia é o processo pelo qual se une o ramo de uma ' +
    'laranjeira à raiz de um limoeiro bravo.'
  const { cards } = generateMaterial(documentOf(text), { title: 'A feira' })
  expect(cards.map(({ question }) => question)).toEqual(['Em que consiste a enxertia?'])
})
