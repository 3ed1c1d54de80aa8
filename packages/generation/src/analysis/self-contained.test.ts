import { expect, test } from 'vitest'
import { tagWords } from './grammar/tagging.ts'
import { dependenceOf, pointsElsewhere } from './self-contained.ts'

const dependence = (text: string) => dependenceOf(text, tagWords(text))

test.each([
  'Recebe a carta em 2020 3.Termina de ler o aviso do porto.',
  'O vigia termina de ler o aviso em 2020 4.',
  'Passo Criando o cadastro de barcosEste é o formulário do porto.',
])('lines run together in: %s', text => {
  expect(dependence(text)).toBe('debris')
})

test.each([
  'O método somaA recebe dois números inteiros da tela.',
  'O segmento liga os pontos pontoA e pontoB da figura da praça.',
  'A função lerPara recebe o nome de um arquivo da rede.',
])('names of code are no lines run together: %s', text => {
  expect(dependence(text)).not.toBe('debris')
})

test.each([
  'O prumo mede o desvio de um muro acima ou abaixo da linha do chão.',
  'A vila enviou ao prefeito um abaixo-assinado com duzentas assinaturas.',
  'O autor do hino da cidade foi um padeiro da rua do porto.',
  'A oficina mudou as regras da cooperativa e do trabalho.',
  'Exemplos de frutas secas são as castanhas, as nozes e as avelãs.',
  'A ferrovia reuniu obras anteriores e posteriores à ponte de ferro.',
  'O xaxado é uma dança do sertão de Pernambuco.',
  'A lenda narra um tempo anterior ao primeiro rei da ilha.',
  'O texto do decreto é lido em voz alta na praça.',
  'A associação da vila defende a escola, a saúde e o trabalho.',
  'A irrigação por gotejo poupa a água do açude na seca.',
  'A cana tem um colmo com nós e gemas em todo o seu comprimento.',
  'A segunda linha da pauta guarda o sol na clave de sol.',
  'A primeira linha férrea ligou a serra ao porto da vila.',
  'A variável PATH guarda as pastas em que o sistema procura.',
  'A variável independente é a que o pesquisador escolhe.',
])('nothing of the page is meant in: %s', text => {
  expect(dependence(text)).toBeNull()
})

test.each([
  ['O muro acima mostra o desvio do prumo em três pontos.', 'pointer'],
  ['O 3º parâmetro indica a largura da moldura do quadro.', 'pointer'],
  ['O exemplo da segunda linha traz o sal de cozinha.', 'pointer'],
  ['A variável Total guarda a soma dos preços da feira.', 'pointer'],
  ['No laço a variável i conta as voltas da moenda.', 'pointer'],
  ['O desvio foi medido no dia anterior pelos pedreiros da obra.', 'pointer'],
  ['Exemplos incluem a noz, a castanha e a avelã da serra.', 'pointer'],
  ['O texto mostra três formas de medir o desvio de um muro.', 'pointer'],
  ['O trabalho apresenta três formas de medir o desvio de um muro.', 'pointer'],
  ['O pedreiro mede o muro com aquele prumo de chumbo.', 'deictic'],
  ['O muro da praça foi feito por nós e pelos vizinhos da rua.', 'reader'],
])('%s is a %s', (text, expected) => {
  expect(dependence(text)).toBe(expected)
})

test('those that are told apart by what follows are no pointer', () => {
  expect(pointsElsewhere('Fungos são aqueles seres com parede de quitina')).toBe(true)
  expect(pointsElsewhere('São comestíveis aqueles cultivados em canteiros')).toBe(false)
  expect(pointsElsewhere('São raros aqueles cujas flores duram um dia')).toBe(false)
})

test.each([
  'Os lavradores da serra fizeram o mesmo nas suas terras.',
  'Durante a safra dos dois últimos, que eram vizinhos, a renda caiu.',
])('means what was told before: %s', text => {
  expect(dependenceOf(text, tagWords(text))).toBe('deictic')
})
