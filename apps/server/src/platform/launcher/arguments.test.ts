import { expect, test } from 'vitest'
import { parseArguments } from './arguments.ts'

test.each([
  [[], { server: true, worker: true }],
  [['--server'], { server: true, worker: false }],
  [['--worker'], { server: false, worker: true }],
  [['--server', '--worker'], { server: true, worker: true }],
  [['--help'], undefined],
])('%o runs %o', (args, roles) => {
  expect(parseArguments(args)).toEqual(roles)
})

test('an unknown option is named, with the ones that exist', () => {
  expect(() => parseArguments(['--porta=3000'])).toThrow(/Opção desconhecida: --porta=3000\nUso: npm start/)
})
