import { read } from '@capivira/portuguese/parser'
import { expect, test } from 'vitest'
import { statementsOf } from '../reading/statements.ts'
import { written } from '../reading/written.ts'
import { plainSubject, subjectWords } from './subject.ts'

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

test.each([
  ['As oficinas do norte, e principalmente as do vale, usam o barro da serra.', 'as oficinas do norte'],
  ['As oficinas, sobretudo as do vale, usam o barro da serra.', 'as oficinas'],
  ['A pintora Rosa, autora do painel, usa o barro da serra.', 'a pintora Rosa'],
  ['As oficinas, as olarias e as escolas usam o barro da serra.', 'as oficinas, as olarias e as escolas'],
  ['As oficinas do norte e as do vale usam o barro da serra.', 'as oficinas do norte e as do vale'],
])('nothing set off parts a question word and its verb: %s', (text, said) => {
  const statement = statementsOf(read(text))[0]
  expect(statement?.subject && written(statement.tree, plainSubject(statement.tree, statement.subject))).toBe(said)
})
