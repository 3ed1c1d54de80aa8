import { read } from '@capivira/portuguese/parser'
import { expect, test } from 'vitest'
import { statementsOf } from '../reading/statements.ts'
import { subjectWords } from './subject.ts'

test.each([
  ['Fornos sem chaminé usam os tijolos da olaria.', 'os fornos sem chaminé'],
  ['Erosão reversa pode afetar as encostas.', 'a erosão reversa'],
  ['Os fornos usam os tijolos da olaria.', 'os fornos'],
  ['Muitos fornos usam os tijolos da olaria.', 'muitos fornos'],
  ['Dois fornos usam os tijolos da olaria.', 'dois fornos'],
  ['Ciência e arte usam os mesmos mapas.', 'ciência e arte'],
  ['HTML usa as marcas da página.', 'HTML'],
  ['Marina usa os tijolos da olaria.', 'Marina'],
])('%s: %s', (text, said) => {
  const statement = statementsOf(read(text))[0]
  expect(statement?.subject && subjectWords(statement.tree, statement.subject, statement.subject.words)).toBe(said)
})
