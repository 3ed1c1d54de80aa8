import { expect, test } from 'vitest'
import { homeOf, voicesInOrder } from './voices.ts'

const voice = (lang: string, localService = true, name = lang) => ({ lang, localService, name })
const best = (...voices: ReturnType<typeof voice>[]) => voicesInOrder(voices)[0]

test('a voice of the device goes before one that is made elsewhere, whatever the country', () => {
  expect(best(voice('pt-BR', false), voice('pt-PT'))).toEqual(voice('pt-PT'))
  expect(best(voice('en-US'), voice('pt-PT'), voice('pt-BR', false), voice('pt-BR'))).toEqual(voice('pt-BR'))
})

test('among those a Brazilian one goes first, and toys last', () => {
  expect(best(voice('pt-PT', false), voice('pt-BR', false))).toEqual(voice('pt-BR', false))
  const names = ['Eddy (português)', 'Luciana', 'Grandma (português)', 'Felipe']
  expect(voicesInOrder(names.map(name => voice('pt-BR', true, name))).map(({ name }) => name)).toEqual([
    'Luciana',
    'Felipe',
    'Eddy (português)',
    'Grandma (português)',
  ])
})

test.each(['pt-BR', 'pt_BR', 'pt-br', 'por-BRA', 'por_BRA'])('%s is Brazilian', lang => {
  expect(best(voice('pt-PT'), voice(lang))?.lang).toBe(lang)
})

test('where a voice comes from is told by the best one', () => {
  expect(homeOf([voice('en-US'), voice('es-ES'), voice('pa-IN')])).toBe('none')
  expect(homeOf([])).toBe('none')
  expect(homeOf([voice('pt-BR', false)])).toBe('elsewhere')
  expect(homeOf([voice('pt-BR', false), voice('pt-PT')])).toBe('device')
})
