import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { useSchool } from '../../../test/use-school.ts'
import type { Artist } from './artist.ts'
import { openStudio } from './studio.ts'

const school = useSchool()

test('one pupil who asks for many looks ahead neither shuts out nor holds up another', async () => {
  const asked: string[] = []
  const answers: (() => void)[] = []
  const artist: Artist = {
    compose: async () => Promise.reject(new Error('nothing is drawn here')),
    foretell: ({ text }) =>
      new Promise(resolve => {
        asked.push(text)
        answers.push(() => resolve({ drawn: [text], unknown: [], sentence: null }))
      }),
    nouns: async () => [],
    rest: async () => {},
  }
  const studio = openStudio(school.files, artist)
  const look = (userId: string, text: string) => studio.foretell({ userId, title: 'Desenho', text })
  const many = Array.from({ length: 40 }, (_, at) => look('ana', `gato ${at}`))
  const other = look('bia', 'uma vaca')
  await setImmediate()
  expect(asked).toEqual(['gato 0', 'uma vaca'])
  answers[1]?.()
  expect(await other).toEqual({ drawn: ['uma vaca'], unknown: [], sentence: null })
  for (let at = 0; at <= 40; at++) {
    answers[at]?.()
    await setImmediate()
  }
  expect((await Promise.all(many)).map(({ drawn }) => drawn[0])).toEqual(many.map((_, at) => `gato ${at}`))
})
