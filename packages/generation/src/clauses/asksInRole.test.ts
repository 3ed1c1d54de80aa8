import { expect, test } from 'vitest'
import { asksInRole } from './asksInRole.ts'

const asks = (role: string, question: string, answer: string, quote = answer) =>
  asksInRole({ pattern: `clause/${role}`, question, answer, quote })

test.each([
  ['in', 'Em que a absorção ocorre?', 'No jejuno e no íleo'],
  ['in', 'Em que é aquecido o líquido?', 'Em um balão'],
  ['with', 'Durante muito tempo, com o que foram estudados os fungos?', 'Junto com as plantas'],
  ['with', 'Com o que foram projetadas as pontes?', 'Com as cheias do rio em mente'],
  ['in', 'Em que é dividido o remo?', 'Em duas partes, o cabo'],
  ['purpose', 'Para que o bolo alimentar segue?', 'Para o esôfago'],
  ['purpose', 'Em 494 a.C., para que se retiraram os plebeus?', 'Para o Monte Sagrado'],
  ['to', 'A quem um Trait permite?', 'A um desenvolvedor'],
  ['time', 'Quando a Casa do Sol recebia?', 'Durante o dia crianças que moravam perto'],
  ['of', 'De que mulheres que moram perto cuidam?', 'Das crianças'],
  ['time', 'Quando o descontentamento cresceu?', 'Em 1831'],
  ['agent', 'O que pode obter o álcool?', 'A fermentação do caldo de cana'],
  ['of', 'De que Portugal dependia?', 'Do comércio com os ingleses'],
  ['agent', 'O que fez os painéis Guerra e Paz?', 'Portinari para a sede da ONU'],
  ['agent', 'De que é formada uma mistura?', 'Duas ou mais substâncias'],
  ['what-it-is', 'O que é a única coisa que precisaríamos saber?', 'O nome do método'],
  ['object', 'O que morcegos e golfinhos usam?', 'Um processo parecido'],
  ['time', 'Quando o físico alemão Georg Ohm verificou?', 'Em 1827'],
  ['time', 'Quando a pressa pesa no número de contas realizadas?', 'Durante a prova de matemática'],
  ['object', 'O que os portos do sul agrupam?', 'Todos os barcos que usam em um único cais'],
  ['time', 'Desde quando a safra do caju abrange?', 'Desde o começo da seca'],
  ['time', 'Quando a lista de nomes foi colocada?', 'Depois da capa'],
  ['when', 'Quando será convertida a reserva de mesa?', 'Quando não houver jantar'],
])('%s: %s → %s is struck out', (role, question, answer) => {
  expect(asks(role, question, answer)).toBe(false)
})

test('a clause may tell what something is for', () => {
  expect(asks('purpose', 'Para que é indicada a tampa de barro?', 'Para que o pão conserve a umidade')).toBe(true)
  expect(asks('purpose', 'Para que segue o trem?', 'Para que lado for')).toBe(false)
})

test('what is so of others, or only half of what is said', () => {
  expect(
    asks(
      'means',
      'Por meio de que ocorre a deposição?',
      'De processos',
      'A deposição ocorre também por meio de processos.',
    ),
  ).toBe(false)
  expect(
    asks(
      'purpose',
      'Para que devem ser abertas?',
      'Para ampliar',
      'devem ser abertas para ampliar, mas fechadas para mudar',
    ),
  ).toBe(false)
})

test.each([
  ['in', 'Em que se transforma o gelo?', 'Em gás'],
  ['with', 'Com o que é tratada a inflamação do apêndice?', 'Com cirurgia'],
  ['purpose', 'Para que a energia é levada em tensões muito altas?', 'Para diminuir as perdas'],
  ['of', 'De que é feita a parede celular dos fungos?', 'De quitina'],
  ['of', 'No século XIX, de que Portugal dependia?', 'Do comércio com os ingleses'],
  ['agent', 'Por quem César foi assassinado?', 'Por um grupo de senadores'],
  ['what-it-is', 'O que são os objetos?', 'Instâncias individuais de uma classe'],
  ['time', 'Quando as guerras entre Roma e Cartago terminaram?', 'Em 146 a.C'],
])('%s: %s → %s stays', (role, question, answer) => {
  expect(asks(role, question, answer)).toBe(true)
})

test.each([
  ['clause/to', 'A que a velha descreve?', 'A sua captura'],
  ['clause/of', 'De que a água sai?', 'Do poço pelo cano'],
])('%s: %s → %s wants more than it says', (pattern, question, answer) => {
  expect(asksInRole({ pattern, question, answer, quote: '' })).toBe(false)
})

test('what a thing is kept for is a purpose, where it is taken is none', () => {
  const asked = (question: string) => asks('purpose', question, 'Para a produção de lã')
  expect(asked('Para que são criadas as ovelhas da serra?')).toBe(true)
  expect(asked('Para que são levadas as ovelhas da serra?')).toBe(false)
})
