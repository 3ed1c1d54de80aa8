import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'function/aim',
    'Os glóbulos brancos têm como função a defesa do organismo contra infecções.',
    'Qual é a função dos glóbulos brancos? → A defesa do organismo contra infecções',
  ],
  [
    'function/serves',
    'O termômetro serve para medir a temperatura dos corpos.',
    'Para que serve o termômetro? → Para medir a temperatura dos corpos',
  ],
  [
    'function/with-aim',
    'Em 2000, foi implantada a Rede Nacional com o objetivo de interligar todo o país.',
    'Com que objetivo foi implantada a Rede Nacional? → Interligar todo o país',
  ],
  [
    'function/responsible',
    'O sistema nervoso é responsável por controlar as funções do corpo.',
    'Pelo que o sistema nervoso é responsável? → Por controlar as funções do corpo',
  ],
  [
    'function/allows',
    'Um protocolo garante que todas as comunicações seguirão um mesmo padrão.',
    'O que um protocolo garante? → Que todas as comunicações seguirão um mesmo padrão',
  ],
  [
    'function/does',
    'As raízes das plantas absorvem a água e os sais minerais do solo.',
    'O que fazem as raízes das plantas? → Absorvem a água e os sais minerais do solo',
  ],
  [
    'function/what-does',
    'O sistema digestório transforma os alimentos em nutrientes menores.',
    'Que sistema transforma os alimentos em nutrientes menores? → O sistema digestório',
  ],
])('%s: %s', (pattern, text, expected) => {
  expect(found(text, pattern)).toEqual([expected])
})

test('a place is not asked what it does', () => {
  const text = 'O Rio de Janeiro abriga a maior floresta urbana do país e muitos museus.'
  expect(found(text, 'function/')).toEqual([
    'O que abriga a maior floresta urbana do país e muitos museus? → O Rio de Janeiro',
  ])
})

test.each([
  [
    'what a thing tells is asked for by its verb',
    'O ângulo horário de um objeto indica o tempo sideral passado desde o trânsito.',
    [
      'O que o ângulo horário de um objeto indica? → O tempo sideral passado desde o trânsito',
      'O que indica o tempo sideral passado desde o trânsito? → O ângulo horário de um objeto',
    ],
  ],
  [
    'of a command one asks what it does',
    'O comando searchreps define o número de réplicas da análise.',
    [
      'O que faz o comando searchreps? → Define o número de réplicas da análise',
      'Que comando define o número de réplicas da análise? → searchreps',
    ],
  ],
  ['of plain things much may be said', 'As plantas realizam a fotossíntese. As plantas produzem açúcares.', []],
])('%s', (_, text, expected) => {
  expect(found(text, 'function/')).toEqual(expected)
})

test('an aim that is part of what a thing is has no question of its own', () => {
  expect(
    found('Mutirão é a reunião de vizinhos com o objetivo de levantar uma casa em poucos dias.', 'function/with-aim'),
  ).toEqual([])
})

test('an aim of what is told of the last noun is not that of the verb', () => {
  expect(
    found(
      'O farol fica junto do porto, erguido em 1880 com o objetivo de guiar os navios da baía.',
      'function/with-aim',
    ),
  ).toEqual([])
})

test('when it happens is not what it does', () => {
  expect(found('O risco de queda aumenta quando a pessoa toma sedativos fortes.', 'function/does')).toEqual([])
})

test('who was doing it stands before what was being done', () => {
  expect(
    found(
      'O padeiro Ramiro Paz foi testando massas novas com o objetivo de vender mais pães na feira.',
      'function/with-aim',
    ),
  ).toEqual(['Com que objetivo o padeiro Ramiro Paz foi testando massas novas? → Vender mais pães na feira'])
})

test('what serves as something', () => {
  expect(found('A concha do mexilhão serve de abrigo para os caranguejos.', 'function/serves')).toEqual([
    'Para que serve a concha do mexilhão? → Como abrigo para os caranguejos',
  ])
  expect(found('A concha do mexilhão serve de exemplo para a turma.', 'function/serves')).toEqual([])
})

test('what a thing is fundamental for', () => {
  expect(found('O calor do forno é fundamental para a cor da casca do pão.', 'function/needed-for')).toEqual([
    'Para que é fundamental o calor do forno? → Para a cor da casca do pão',
  ])
})

test('what a list closes is one complement of what permits', () => {
  expect(
    found(
      'A chegada do rádio, do cinema e do bonde elétrico permitiu a vida noturna nas grandes cidades.',
      'function/what-does',
    ),
  ).toEqual(['O que permitiu a vida noturna nas grandes cidades? → A chegada do rádio, do cinema e do bonde elétrico'])
})

test('an aim with a word that describes it, and without a slip of the page', () => {
  expect(found('O silo da vila tem como função precípua a guarda das sementes.', 'function/aim')).toEqual([
    'Qual é a função precípua do silo da vila? → A guarda das sementes',
  ])
  expect(found('O sino da vila tem como objetivo chamar as pessoas da serra.', 'function/aim')).toEqual([
    'Qual é o objetivo do sino da vila? → Chamar as pessoas da serra',
  ])
  expect(found('Os moinhos têm a função é moer o grão da colheita.', 'function/aim')).toEqual([
    'Qual é a função dos moinhos? → Moer o grão da colheita',
  ])
})
