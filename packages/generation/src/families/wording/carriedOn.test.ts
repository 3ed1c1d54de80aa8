import { expect, test } from 'vitest'
import { found, studyFrom } from '../../testing/document.ts'
import { findFacts } from '../index.ts'
import { carriedOn } from './carriedOn.ts'

/** A fact of a sentence, with the question and the answer a family would give it. */
function answered(text: string, question: string, answer: string): string | undefined {
  const study = studyFrom(text)
  const [sentence] = study.sentences
  const [some] = findFacts(studyFrom('O Pantanal localiza-se no Centro-Oeste do Brasil.'))
  return some && sentence && carriedOn({ ...some, sentence, family: 'relation', question, answer }).answer
}

test.each([
  [
    'O inquilino pode pedir a vistoria no prazo de dez dias após a entrega das chaves.',
    'Em que prazo o inquilino pode pedir a vistoria?',
    'No prazo de dez dias',
    'No prazo de dez dias após a entrega das chaves',
  ],
  [
    'A safra do cacau divide-se em três fases: plantio, cultivo e colheita.',
    'Em que se divide a safra do cacau?',
    'Em três fases',
    'Em três fases: plantio, cultivo e colheita',
  ],
  [
    'A bolsa será paga desde que o aluno frequente as aulas, e que entregue o relatório.',
    'Em que condição será paga a bolsa?',
    'Desde que o aluno frequente as aulas',
    'Desde que o aluno frequente as aulas e que entregue o relatório',
  ],
  [
    'Quando chega a carta, o carteiro primeiro lê o endereço, em seguida separa o envelope, e então inicia a entrega.',
    'O que acontece quando chega a carta?',
    'O carteiro primeiro lê o endereço, em seguida separa o envelope',
    'O carteiro primeiro lê o endereço, em seguida separa o envelope, e então inicia a entrega',
  ],
  [
    'O atraso resultou de pontes que a chuva levou, de estradas sem placas e de caminhões parados na serra.',
    'De que o atraso resultou?',
    'De pontes que a chuva levou',
    'De pontes que a chuva levou, de estradas sem placas e de caminhões parados na serra',
  ],
  [
    'O carimbo imprime a data ou o número, dependendo de estar na capa ou no verso.',
    'O que o carimbo imprime?',
    'A data ou o número',
    'A data ou o número, dependendo de estar na capa ou no verso',
  ],
  [
    'O leitor lê um trecho do livro por pouco tempo e, em seguida, passa para um outro conto.',
    'O que faz o leitor?',
    'Lê um trecho do livro por pouco tempo',
    'Lê um trecho do livro por pouco tempo e, em seguida, passa para um outro conto',
  ],
  [
    'Quando chega uma encomenda, a loja primeiro reserva alguma caixa de papelão, em seguida separa o produto novo da prateleira do depósito para ela, e então começa a entrega do dia.',
    'O que acontece quando chega uma encomenda?',
    'A loja primeiro reserva alguma caixa de papelão, em seguida separa o produto novo da prateleira do depósito para ela',
    'A loja primeiro reserva alguma caixa de papelão, em seguida separa o produto novo da prateleira do depósito para ela, e então começa a entrega do dia',
  ],
  [
    'O mangue enfrenta graves ameaças, como o aterro e a pesca, que reduzem os peixes.',
    'O que o mangue enfrenta?',
    'Graves ameaças',
    'Graves ameaças, como o aterro e a pesca',
  ],
  [
    'Os sócios do clube têm direito ao salão, gratuitamente, bem como à piscina e à quadra.',
    'A que os sócios do clube têm direito?',
    'Ao salão',
    'Ao salão, bem como à piscina e à quadra',
  ],
  [
    'A fogueira resulta na liberação de energia na forma de luz e calor.',
    'Em que resulta a fogueira?',
    'Na liberação de energia',
    'Na liberação de energia na forma de luz e calor',
  ],
  [
    'O botão mostra o saldo ou o extrato, dependendo da conta escolhida.',
    'O que faz o botão?',
    'Mostra o saldo ou o extrato',
    'Mostra o saldo ou o extrato, dependendo da conta escolhida',
  ],
  [
    'A vila é governada de maneira semelhante à da capital, por um conselho.',
    'De que maneira é governada a vila?',
    'De maneira semelhante',
    'De maneira semelhante à da capital',
  ],
  [
    'As inscrições devem ser abertas, no mínimo, três dias antes da feira.',
    'Quando devem ser abertas as inscrições?',
    'Três dias antes da feira',
    'No mínimo três dias antes da feira',
  ],
])('%s', (text, question, answer, expected) => {
  expect(answered(text, question, answer)).toBe(expected)
})

test('an answer that is whole stays', () => {
  expect(answered('O mangue abriga caranguejos, como se sabe.', 'O que o mangue abriga?', 'Caranguejos')).toBe(
    'Caranguejos',
  )
})

test('the last of several steps is told', () => {
  const text =
    'Quando um cliente faz um pedido, a cozinha primeiro separa os legumes, em seguida prepara o molho da casa, e então inicia o cozimento da massa.'
  expect(found(text, 'cause/condition')).toEqual([
    'O que acontece quando um cliente faz um pedido? → A cozinha primeiro separa os legumes, em seguida prepara o molho da casa, e então inicia o cozimento da massa',
  ])
})

test('the other half of what tells a thing apart', () => {
  const text = 'As peças gêmeas são peças com cores e letras diferentes, mas que têm o mesmo peso.'
  expect(found(text, 'definition/is-a')).toEqual([
    'O que são as peças gêmeas? → Peças com cores e letras diferentes, mas que têm o mesmo peso',
  ])
})

test('one thing united with another', () => {
  expect(
    answered(
      'O mutirão representa a união dos saberes da roça, sobretudo a poda, com as contas da escola.',
      'O que representa o mutirão?',
      'A união dos saberes da roça',
    ),
  ).toBe('A união dos saberes da roça, sobretudo a poda, com as contas da escola')
})

test.each([
  [
    'A areia da praia é composta por uma mistura de grãos, como quartzo e conchas, além de sal e restos de algas.',
    'De que é composta a areia da praia?',
    'De uma mistura de grãos',
    'De uma mistura de grãos, como quartzo e conchas, além de sal e restos de algas',
  ],
  [
    'A vegetação da serra é composta de capim e arbustos, além de abrigar muitos animais.',
    'De que é composta a vegetação da serra?',
    'De capim e arbustos',
    'De capim e arbustos',
  ],
  [
    'O ninho é formado por galhos finos, misturados com barro, o que o torna firme.',
    'De que é formado o ninho?',
    'De galhos finos',
    'De galhos finos, misturados com barro',
  ],
  [
    'A região consiste das cidades vizinhas Lagoa, Serra Alta e de parte do vale.',
    'De que consiste a região?',
    'Das cidades vizinhas Lagoa',
    'Das cidades vizinhas Lagoa, Serra Alta e de parte do vale',
  ],
  [
    'No mesmo ano, a secretária de Cultura da vila, Rosa Mendes, abriu a Casa do Livro.',
    'Quem abriu a Casa do Livro?',
    'A secretária de Cultura da vila',
    'A secretária de Cultura da vila, Rosa Mendes',
  ],
  [
    'A aldeia dos oleiros cresceu no norte da ilha, às margens do lago Turi.',
    'Onde cresceu a aldeia dos oleiros?',
    'No norte da ilha',
    'No norte da ilha, às margens do lago Turi',
  ],
])('told whole, with what it is made of and by its name: %s', (text, question, answer, whole) => {
  expect(answered(text, question, answer)).toBe(whole)
})

test('what alone says too little goes on with its examples', () => {
  const text = 'O sal é essencial para várias receitas, como o pão e o queijo.'
  expect(answered(text, 'Para que é essencial o sal?', 'Para várias receitas')).toBe(
    'Para várias receitas, como o pão e o queijo',
  )
})

test('a list in which some items have no preposition of their own', () => {
  const text = 'O grilo canta na grama, buracos de muro, em pilhas de lenha e muitos outros cantos conforme a noite.'
  expect(answered(text, 'Onde o grilo canta?', 'Na grama')).toBe(
    'Na grama, buracos de muro, em pilhas de lenha e muitos outros cantos',
  )
})

test('what a thing is called stands after the colon at the end', () => {
  const text = 'Os telhados da olaria soltam um pó muito fino, que fere os pulmões: o asbesto.'
  expect(found(text, 'relation/object')).toEqual(['O que os telhados da olaria soltam? → Um pó muito fino: o asbesto'])
})
