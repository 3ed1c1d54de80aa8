import { expect, test } from 'vitest'
import { found } from '../testing/document.ts'

test('asks what happens to whoever does something', () => {
  expect(found('O jogador que tocar a bola com a mão perderá a posse da bola.', 'cause/whoever')).toEqual([
    'O que acontece com o jogador que tocar a bola com a mão? → Perderá a posse da bola',
  ])
})

test('asks nothing of somebody who has done something', () => {
  expect(found('O jogador que tocou a bola com a mão perdeu a posse da bola.', 'cause/whoever')).toEqual([])
})
