import { expect, test } from 'vitest'
import { found } from '../testing/document.ts'

test('what is denied of a thing is asked for as denied', () => {
  expect(found('A Feira do Livro não está vinculada à prefeitura de Olinda.', 'clause/')).toContain(
    'A quem não está vinculada a Feira do Livro? → À prefeitura de Olinda',
  )
})

test('an age, a range and a source are no complements of the verb', () => {
  expect(found('Os brotos aparecem de dois a 12 dias da chuva de verão, no cerrado.', 'clause/of')).toEqual([])
})

test('the first of several that things are divided into is no answer', () => {
  expect(
    found('Os queijos da serra são divididos em frescos, curados e moles com base em seu preparo.', 'clause/in'),
  ).toEqual([])
})

test('all that does a thing is named', () => {
  expect(
    found(
      'A dureza do aço temperado é determinada pelo calor do forno, pela água e pelo tempo de repouso.',
      'clause/agent',
    ),
  ).toEqual(['O que determina a dureza do aço temperado? → O calor do forno, a água e o tempo de repouso'])
})

test('on what it depends is not how it is done', () => {
  expect(found('O muro da horta pode ser erguido na divisa dependendo da altura.', 'clause/means')).toEqual([])
})

test('who did what a thing is told by does not do the thing', () => {
  expect(
    found('A ferrugem das grades é provocada por sais de cloro lançados no ar por fábricas e navios.', 'clause/agent'),
  ).not.toContain('O que provoca a ferrugem das grades? → Fábricas e navios')
})

test('into what a thing turns is no place, and each clause has its own year', () => {
  const text = 'O clube surgiu, em 1919, como uma liga de bairro, transformando-se em partido em 1921.'
  expect(found(text, 'clause/in')).toEqual(['Em que se transformou o clube? → Em partido'])
})

test('what stands in brackets behind a lead leaves it whole', () => {
  const text = 'Na segunda fase (fase mística), Tadeu Pires abre espaço para as dúvidas religiosas dos personagens.'
  expect(found(text, 'function/does-alike')[0]).toMatch(/^Na segunda fase, o que faz Tadeu Pires\?/)
})
