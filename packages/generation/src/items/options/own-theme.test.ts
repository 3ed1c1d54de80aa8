import { expect, test } from 'vitest'
import { studyFrom } from '../../testing/document.ts'
import { isOwnTheme } from './own-theme.ts'

const study = studyFrom(`# O mel

O mel é doce. O mel escurece com o tempo. As abelhas fazem o mel. O mel do sertão é claro. O mel cura a tosse. Todos \
provam o mel. O
xarope também é doce. Ninguém quis calda.

## Geleia real

A geleia real alimenta as larvas da colmeia.`)

test('what a text is about beside things it hardly names', () => {
  expect(isOwnTheme('Mel', ['Xarope', 'Açúcar'], study)).toBe(true)
  expect(isOwnTheme('O mel', ['O xarope', 'A calda'], study)).toBe(true)
})

test('but not beside what it teaches, nor anything else', () => {
  expect(isOwnTheme('Mel', ['Xarope', 'Geleia real'], study)).toBe(false)
  expect(isOwnTheme('Xarope', ['Açúcar', 'Calda'], study)).toBe(false)
})
