import { describe, expect, test } from 'vitest'
import { readCsv } from './csv-reading.ts'

/** Question and answer of each row, and what is wrong with it. */
const read = (text: string) =>
  readCsv(Buffer.from(text), {}).rows.map(({ question, answer, fault }) =>
    fault === null ? [question, answer] : [question, answer, fault],
  )

describe('files of other programs', () => {
  test.each([
    ['rows that Excel saved as single cells', 'Pergunta,Resposta\n"Sol?,""estrela, quente"""\n"Lua?,satélite"\n'],
    ['tabs that bring columns in line', 'Sol?\t\testrela, quente\nLua?\tsatélite\n'],
    ['a tab at the end of each line', 'Sol?;estrela, quente\t\nLua?;satélite\t\n'],
    ['HTML’s letters', 'Sol?;estrela, quente\nLua?;sat&eacute;lite\n'],
    ['two colons', 'Sol?::estrela, quente\nLua?::satélite\n'],
    ['questions and answers by their names', 'P: Sol?\nR: estrela, quente\n\nP: Lua?\nR: satélite\n'],
  ])('%s', (_, text) => {
    expect(read(text)).toEqual([
      ['Sol?', 'estrela, quente'],
      ['Lua?', 'satélite'],
    ])
  })

  test('a comma in the sentence of every row loses none of it', () => {
    expect(read('Sol,estrela, quente\nLua,satélite, frio\n')).toEqual([
      ['Sol', 'estrela, quente'],
      ['Lua', 'satélite, frio'],
    ])
    expect(read('Sol,estrela, astronomia\nLua,satélite, astronomia\n')).toEqual([
      ['Sol', 'estrela'],
      ['Lua', 'satélite'],
    ])
    expect(read('Pergunta,Resposta, Nível\nSol,estrela, fácil\n')).toEqual([['Sol', 'estrela']])
  })

  test('a quote behind a backslash is a quote of the text', () => {
    expect(read('"O que é \\"rima\\"?","som, igual"\n"b","c"\n')).toEqual([
      ['O que é "rima"?', 'som, igual'],
      ['b', 'c'],
    ])
  })

  test('the names of the columns once more are no card', () => {
    expect(read('Pergunta;Resposta\na?;b\nPergunta;Resposta\nc?;d\n')).toEqual([
      ['a?', 'b'],
      ['Pergunta', 'Resposta', 'Repete os títulos das colunas'],
      ['c?', 'd'],
    ])
  })

  test('signs that HTML names divide nothing', () => {
    const text = 'pra&ccedil;a&#59; rua;&quot;lugar&quot;&nbsp;p&uacute;blico\nTom &amp; Jerry;a&#9;b\n'
    expect(read(text)).toEqual([
      ['praça; rua', '"lugar" público'],
      ['Tom &amp; Jerry', 'a b'],
    ])
  })

  test('cards about HTML keep its entities', () => {
    expect(read('&eacute;\té\n&atilde;\tã\n')).toEqual([
      ['&eacute;', 'é'],
      ['&atilde;', 'ã'],
    ])
  })
})
