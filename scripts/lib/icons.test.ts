import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fileName, iconShapes } from '../../apps/web/icons.ts'

const list = new URL('../../packages/ui/src/icons.d.ts', import.meta.url)

describe('icons', () => {
  it('have their files by the names of their components', () => {
    expect(['X', 'ListChecks', 'Undo2', 'CircleAlert'].map(fileName)).toEqual([
      'x',
      'list-checks',
      'undo-2',
      'circle-alert',
    ])
  })
  it('are drawn by what is not the same in all of them', () => {
    const group = '<g fill="none" stroke="currentColor" stroke-width="2"><path d="M1 1h2"/>'
    const body = `${group}<circle cx="3" cy="4" r=".5" fill="currentColor"/></g>`
    const drawings = { icons: { drop: { body } }, aliases: { 'wet-drop': { parent: 'drop' } } }
    expect(iconShapes('WetDrop', drawings)).toEqual([
      ['path', { d: 'M1 1h2' }],
      ['circle', { cx: '3', cy: '4', r: '.5', fill: 'currentColor' }],
    ])
  })
  it('are refused where they are unknown or more than shapes', () => {
    const drawings = { icons: { text: { body: '<g fill="none"><text>A</text></g>' } }, aliases: {} }
    expect(() => iconShapes('Drop', drawings)).toThrow('Lucide has no icon Drop (drop)')
    expect(() => iconShapes('Text', drawings)).toThrow('more than shapes')
  })
  it('can all be drawn that are listed', () => {
    const names = [...readFileSync(list, 'utf8').matchAll(/^export const (\w+): Icon$/gm)].map(([, name = '']) => name)
    expect(names.length).toBeGreaterThan(100)
    expect(names.filter(name => iconShapes(name).length === 0)).toEqual([])
  })
})
