import { expect, test } from 'vitest'
import { planTests } from './test-plan.ts'

const headings = (...args: string[]) => planTests(args)?.map(step => step.heading)

test('without options everything runs, the quick checks first and the browser last', () => {
  const all = headings()
  expect(all?.[0]).toBe('Estilo e fronteiras (Biome)')
  expect(all?.at(-1)).toBe('Jornadas no navegador (Playwright)')
  expect(all).toHaveLength(11)
})

test('one part alone', () => {
  expect(headings('--only=rules')).toEqual(['Regras e telas (Vitest)'])
  expect(headings('--only=rules', '--only=server')).toEqual(['Regras e telas (Vitest)', 'Servidor (Vitest)'])
})

test('an unknown part is named', () => {
  expect(() => planTests(['--only=tudo'])).toThrow('Opção desconhecida: --only=tudo')
})
