import { expect, test } from 'vitest'
import { factAbout } from '../../testing/fact.ts'
import { isAskedAmiss } from './askedAmiss.ts'

const { fact, study } = factAbout('O canavial é uma plantação de cana. O canavial cobre a várzea.', {
  question: 'O que cobre a várzea?',
  answer: 'O canavial',
  answerType: 'term',
})

function amiss(pattern: string, question: string, answer: string, quote = ''): boolean {
  const family = pattern.split('/')[0] === 'place' ? 'place' : 'relation'
  return isAskedAmiss({ ...fact, family, pattern, question, answer, quote }, study)
}

test.each([
  ['agent/doer', 'O que requer adubo para crescer?', 'Toda lavoura de tomate'],
  ['agent/doer', 'O que dá nome a cada canteiro?', 'Sua posição na horta'],
  ['agent/doer', 'O que varia de bairro para bairro?', 'O preço do pão'],
  ['agent/doer', 'O que forma um subgrupo das uvas de mesa?', 'As uvas sem semente'],
  ['agent/doer', 'O que vai ajudar os vizinhos na colheita?', 'A cooperativa'],
  ['agent/doer', 'O que nascia e apenas três bairros aderiram à liga?', 'O vôlei'],
  ['relation/what-for', 'Para que diversas brigadas percorrem a mata?', 'Para apagar os focos de incêndio'],
  ['clause/purpose', 'Para que o museu possui uma sala?', 'Para expor moedas antigas'],
  ['relation/what-for', 'Para que a vila adotou uma medida?', 'Para guardar água da chuva'],
  ['cause/because', 'Por que talvez o leitor desista?', 'Porque as contas são longas'],
  ['relation/object', 'O que a prefeita transformou?', 'A data em feriado'],
  ['agent/doer', 'Quem transformou a data em feriado?', 'A prefeita Ana Lima'],
  ['clause/of', 'De que a secretaria do clube analise?', 'Das fichas dos sócios'],
  ['relation/how', 'Como a loja tem acesso aos preços?', 'Com base na tabela do mês'],
  ['clause/means', 'Por meio de que a luz entra?', 'Através da fresta da janela'],
  ['clause/means', 'Por meio de que a bomba permite a passagem da água?', 'Através do filtro'],
  ['place/complement', 'Onde a feira se tornou a maior do gênero?', 'No vale do rio Doce'],
  ['clause/with', 'Com o que a tinta pode reagir?', 'Com o ar'],
  ['clause/what-it-is', 'O que é um exemplo da segunda coluna?', 'A folha de zinco'],
  ['function/allows', 'O que um sistema de roldanas permite?', 'Erguer cargas mais pesadas'],
  ['cause/because', 'Por que o transporte de cargas é facilitado?', 'Porque as estradas são planas'],
  ['clause/of', 'De que o galpão dispõe?', 'De uma balança para caminhões'],
  ['relation/object', 'O que o editor pode publicar?', 'Um folheto'],
  ['relation/object', 'O que o programa poderá gravar?', 'Os sons da mata em um arquivo'],
  ['clause/with', 'Com o que o leite cru não deve ser misturado?', 'Com o leite fervido'],
])('%s: %s → %s', (pattern, question, answer) => {
  expect(amiss(pattern, question, answer)).toBe(true)
})

test.each([
  ['agent/doer', 'O que retém a água da chuva no morro?', 'Todas as raízes da mata'],
  ['agent/doer', 'O que aumenta o brilho da madeira?', 'A cera de abelha'],
  ['function/what-does', 'O que faz a função add_case?', 'Acrescenta uma linha à tabela'],
  ['relation/what-for', 'Para que as brigadas percorrem a mata?', 'Para apagar os focos de incêndio'],
  ['relation/what-for', 'Para que a vila criou uma medida de volume?', 'Para vender o leite a granel'],
  ['relation/object', 'O que a lei fixou?', 'A data da eleição'],
  ['definition/is-a', 'O que é o calendário solar?', 'Um modo de contar a data atual pelo Sol'],
  ['clause/purpose', 'Para que o museu usa uma câmara fria?', 'Para guardar os filmes'],
  ['relation/how', 'Como a loja calcula os preços?', 'Com base na tabela do mês'],
  ['place/complement', 'Onde a feira é montada aos sábados?', 'No vale do rio Doce'],
  ['clause/with', 'Com o que a vinhaça alimenta?', 'Com o canavial'],
  ['function/allows', 'O que o sistema de roldanas permite?', 'Erguer cargas mais pesadas'],
  ['clause/of', 'De que o galpão dispõe?', 'De uma balança, de um moinho e de duas câmaras frias'],
  ['relation/object', 'O que a dobadoura enrola?', 'Um fio de lã'],
  ['clause/with', 'Com o que o leite cru deve ser misturado?', 'Com o leite fervido'],
])('%s: %s → %s may be asked', (pattern, question, answer) => {
  expect(amiss(pattern, question, answer)).toBe(false)
})

test('one of several deeds of a story is not asked for by its verb alone', () => {
  const quote = 'A turma limpou a praça e pintou os bancos.'
  expect(amiss('relation/object', 'O que a turma pintou?', 'Os bancos da praça', quote)).toBe(true)
  expect(amiss('relation/object', 'O que a turma limpou?', 'Os bancos da praça', quote)).toBe(false)
  expect(amiss('relation/object', 'O que a turma pintou?', 'Os bancos da praça Rui Barbosa', quote)).toBe(false)
})

test('the first of the parts of a thing is not all it is divided into', () => {
  const quote = 'O sobrado é dividido em um pátio de entrada, uma sala e dois quartos.'
  expect(amiss('clause/in', 'Em que é dividido o sobrado?', 'Em um pátio de entrada', quote)).toBe(true)
})

test('what only some do is not asked of all', () => {
  const some = 'Na baía, poucos barcos, usados para a pesca de arrasto, têm motor.'
  expect(amiss('function/used', 'Para que servem barcos?', 'Para a pesca de arrasto', some)).toBe(true)
  expect(amiss('function/used', 'Para que servem poucos barcos?', 'Para a pesca de arrasto', some)).toBe(false)
})

test('how a thing is defined is asked as what it is', () => {
  const quote = 'A massa é definida como sendo a medida da inércia de um corpo.'
  expect(amiss('relation/as', 'Como é definida a massa?', 'Como sendo a medida da inércia', quote)).toBe(true)
  expect(amiss('relation/as', 'Como é definida a massa?', 'Como a medida da inércia', quote)).toBe(false)
})
