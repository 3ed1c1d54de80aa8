import { expect, test } from 'vitest'
import { found } from '../testing/document.ts'

test('a part that may go on under its own preposition is not asked for', () => {
  const named = (rest: string) => found(`A vila de Itaúna foi elevada à condição de ${rest}.`, 'clause/named')
  expect(named('Cidade Irmã a Olinda e Recife')).toEqual([])
  expect(named('sede da comarca')).toEqual([
    'A que condição foi elevada a vila de Itaúna? → À condição de sede da comarca',
  ])
})

test('a way that only compares is not asked for', () => {
  expect(found('O musgo da serra cresce de maneira mais lenta.', 'clause/named')).toEqual([])
  expect(found('O musgo da serra cresce de maneira lenta.', 'clause/named')).toHaveLength(1)
})

test('what is denied of a thing is asked for as denied', () => {
  expect(found('A Feira do Livro não está vinculada à prefeitura de Olinda.', 'clause/')).toContain(
    'A quem não está vinculada a Feira do Livro? → À prefeitura de Olinda',
  )
})

test('an age, a range and a source are no complements of the verb', () => {
  expect(found('Cecília Prado morreu aos 69 anos, no Recife.', 'clause/age')).toEqual([
    'Com quantos anos Cecília Prado morreu? → Aos 69 anos',
  ])
  expect(found('Os brotos aparecem de dois a 12 dias da chuva de verão, no cerrado.', 'clause/of')).toEqual([])
  expect(found('A ponte de cordas será trocada em maio, de acordo com o prefeito de Olinda.', 'clause/basis')).toEqual(
    [],
  )
})
