import { expect, test } from 'vitest'
import type { Fact } from '../../families/fact.ts'
import { studyFrom } from '../../testing/document.ts'
import { kindsOf } from '../kinds/kinds.ts'
import { isThin } from './stems.ts'

const kinds = kindsOf(
  studyFrom('# Código\n\nA classe ContaBancaria guarda o saldo. A subclasse ContaPoupanca herda dela.'),
)
const thin = (question: string, answer: string, pattern = 'test') =>
  isThin({ question, answer, pattern } as Fact, kinds)

test.each([
  ['Como se chama a maneira mais fácil para que outras pessoas cheguem aos arquivos?', 'Domínio', 'naming/reversed'],
  ['O que o uso de caixas permite?', 'Utilizar o elemento várias vezes', 'function/allows'],
  ['O que é essencial para a construção de proteínas?', 'O nitrogênio', 'function/needed-for'],
  ['O físico alemão Georg Ohm verificou, em _____.', '1827', 'cloze/year'],
  ['Quantas sílabas têm o primeiro e o terceiro?', 'Cinco', 'quantity/counted'],
  ['As placas ocupam uma faixa de _____.', 'Endereços', 'cloze/term'],
  ['O método da classe Conta é herdado na subclasse _____.', 'ContaPoupanca', 'cloze/term'],
])('%s says too little by itself', (question, answer, pattern) => {
  expect(thin(question, answer, pattern)).toBe(true)
})

test.each([
  ['Como se chama a forma de governo em que o poder passa de pai para filho?', 'Monarquia', 'naming/reversed'],
  ['O que a Lei Licínia aboliu?', 'A escravidão por dívidas', 'relation/object'],
  ['Qual linguagem foi criada em 1995?', 'JavaScript', 'cloze/term'],
])('%s says enough', (question, answer, pattern) => {
  expect(thin(question, answer, pattern)).toBe(false)
})
