import { expect, test } from 'vitest'
import { found } from './document.ts'
import { mustBeKnown } from './pattern-names.ts'

test.each(['date/', 'definition/is-a', 'cause/'])('%s is a pattern', name => {
  expect(() => mustBeKnown(name)).not.toThrow()
})

test.each(['dates/', 'definition/is', 'nothing/at-all', ''])("'%s' is none, and nobody can look for it", name => {
  expect(() => found('A célula é a menor parte de um ser vivo.', name)).toThrow(`no pattern is called '${name}'`)
})
