import { describe, expect, test } from 'vitest'
import { isTheme, picturesOf, themePicture, themes } from './themes.ts'

describe('the pictures of the themes', () => {
  test('are at least three for each of the four', () => {
    expect(themes).toEqual(['geografia-rural', 'geografia-urbana', 'recursos-naturais', 'clima-relevo'])
    expect(themes.map(picturesOf).every(count => count >= 3)).toBe(true)
    expect(isTheme('geografia-rural')).toBe(true)
    expect(isTheme('toString')).toBe(false)
  })

  test.each(themes)(
    'of %s know all their words and differ',
    theme => {
      const pictures = Array.from({ length: picturesOf(theme) }, (_, index) => themePicture(theme, index, 'line'))
      expect(pictures.flatMap(({ unknown }) => unknown)).toEqual([])
      expect(new Set(pictures.map(({ svg }) => svg)).size).toBe(pictures.length)
      expect(pictures.every(({ regions }) => regions.length >= 35 && (regions[0]?.share ?? 1) <= 0.2)).toBe(true)
    },
    30_000,
  )

  test('start again after the last', () => {
    expect(themePicture('clima-relevo', 4, 'color').svg).toBe(themePicture('clima-relevo', 0, 'color').svg)
    expect(themePicture('clima-relevo', -1, 'color').svg).toBe(themePicture('clima-relevo', 3, 'color').svg)
  })
})
