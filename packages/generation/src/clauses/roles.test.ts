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

test('a sort is asked for with what it is a sort of, and not where any will do', () => {
  const named = (rest: string) => found(`A moagem do milho pode ser conduzida ${rest}.`, 'clause/named')
  expect(named('em um tipo de moinho bem simples')).toEqual([
    'Em que tipo de moinho pode ser conduzida a moagem do milho? → Em um tipo de moinho bem simples',
  ])
  expect(named('em qualquer tipo de moinho bem simples')).toEqual([])
})

test('of what lasts one asks until when', () => {
  expect(found('A massa do pão de milho descansa até que a superfície da bacia fique seca.', 'clause/when')).toEqual([
    'Até quando a massa do pão de milho descansa? → Até que a superfície da bacia fique seca',
  ])
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

test('how far and how high are asked for by their nouns', () => {
  expect(found('O farol de Barra Velha encontra-se a uma altitude média de 90 metros.', 'clause/named')).toEqual([
    'A que altitude se encontra o farol de Barra Velha? → A uma altitude média de 90 metros',
  ])
})

test('beside what a thing lies is where it is', () => {
  expect(found('O litoral do Ceará pode ser encontrado ao norte da Paraíba.', 'clause/')).toEqual([
    'Onde pode ser encontrado o litoral do Ceará? → Ao norte da Paraíba',
  ])
  expect(found('A aldeia dos oleiros cresceu às margens do lago Turi.', 'clause/')).toEqual([
    'Onde a aldeia dos oleiros cresceu? → Às margens do lago Turi',
  ])
})

test('scholars in general are nobody to be asked for', () => {
  expect(found('A festa da vila reúne dez grupos de dança, segundo os estudiosos.', 'clause/basis')).toEqual([])
})

test.each(['aos 48 anos', 'aos 48 anos de idade'])('how old somebody was is asked so: %s', age => {
  expect(found(`A pintora Amélia Prado morreu ${age} em Lavras.`, 'clause/age').join()).toMatch(
    /^Com quantos anos .*morreu/,
  )
})

test('into what a thing turns is no place, and each clause has its own year', () => {
  const text = 'O clube surgiu, em 1919, como uma liga de bairro, transformando-se em partido em 1921.'
  expect(found(text, 'clause/place')).toEqual([])
  expect(found(text, 'clause/in')).toEqual(['Em que se transformou o clube? → Em partido'])
})

test('what stands in brackets behind a lead leaves it whole', () => {
  const text = 'Na segunda fase (fase mística), Tadeu Pires abre espaço para as dúvidas religiosas dos personagens.'
  expect(found(text, 'function/does-alike')[0]).toMatch(/^Na segunda fase, o que faz Tadeu Pires\?/)
})
