import { expect, test } from 'vitest'
import { overlapOf } from '../geometry/rings.ts'
import { readText } from '../words/read-text.ts'
import { settingOf } from './all-settings.ts'
import { composeScene } from './compose-scene.ts'

test.each([
  ['park', 'uma professora e um livro'],
  ['park', 'um robô e três plantinhas'],
  ['farm', 'um robô e três plantinhas'],
])('in a %s, of %s nobody hides the sun', (place, text) => {
  const mood = { night: false, fall: null, rainbow: false, wet: false, without: [] }
  const { subjects } = readText(text)
  const hidden = ['a', 'b', 'c', 'd', 'e', 'f'].map(seed => {
    const { pieces } = composeScene(`${text}${seed}`, settingOf(place), mood, subjects)
    const sun = pieces.find(({ name }) => name === 'sol')
    const heads = pieces.filter(({ subject }) => subject !== null)
    return sun ? Math.max(...heads.map(({ box }) => overlapOf(sun.box, box))) : 1
  })
  expect(Math.max(...hidden)).toBeLessThanOrEqual(0.08)
})
