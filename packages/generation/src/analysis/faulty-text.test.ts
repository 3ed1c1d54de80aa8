import { expect, test } from 'vitest'
import { isFaulty } from './faulty-text.ts'

test.each([
  'O que maioria dos editores instala?',
  'Os textos para que todas linhas tenham a mesma largura',
  'Que ferramenta altera o lugar onde caixa será colocada?',
  'Que verbo seleciona linhas baseadas de condições?',
  'O que pode encarregar de guardar os dados?',
  'Onde ficam as letras que podem ser usados?',
  'Um programa na qual ninguém sabe entrar',
  'Um modelo, para que outras escolas possam copiá-las',
  'O jornaljornal',
  'Para demais alunos da turma',
  'Para escolher o lugar da mesa é mesmo da sala',
  'Um editor de desenhos que exposta para a tela',
  'Há dois jogos, ambos disponível na loja',
  'Um sistema de cores profissional largamente utilizados',
  'O que redefine as palavra-chaves?',
  'Guarda folhas, galhos e etc para o inverno',
  'Um ao encontro de dois rios',
  'A rede permite com que os barcos cheguem',
  'O deslocamento de um 1 metro de corda',
  'Para uma um ambiente mais fresco',
  'A capacidade de produzir 100 W Se for ligada',
  'Recebe a carta em 2020 3.Termina de ler',
  'Para que seja abertas as portas da escola',
  'Para abrir portas e o ABC para medir paredes',
  "O que lê cartas escritas em código: 'bilhetes",
])('%s is faulty', text => {
  expect(isFaulty(text)).toBe(true)
})

test.each([
  'O romance Em busca do tempo perdido foi escrito por Marcel Proust em 1913.',
  'A coleção Para gostar de ler reúne crônicas.',
  'O conto Para uma menina com uma flor é de Vinicius.',
  'O que será dados pessoais depois da lei',
  "O que se chama de 'bilhete' na rua",
  "O barco d'água e o pau-d'arco",
  'O filme Quando o galo cantar mostra uma vila.',
  'O elemento Se é um não metal.',
  'Cada time tem 11 jogadores, cada um 2 chuteiras.',
  'A rede permite, com que ninguém contava, a chegada dos barcos',
  'O feriado caiu em um 7 de setembro',
  'O Plano de Ação Para a praia',
  'O que a maioria dos editores instala?',
  'Uma caixa de texto na qual se escreve',
  'Os livros da biblioteca que podem ser emprestados',
  'As letras do alfabeto que são usadas',
  'A planta na qual vivem os insetos',
  'Quem se encarrega de guardar os dados?',
  'Todas as linhas e todos eles',
  'Para os demais alunos da turma',
  'Para saber quem é o autor da carta',
  'Um editor que corre para a tela',
  'Fotossíntese é o processo de produzir açúcar',
  'Um modelo, para que outras escolas possam copiá-lo',
  'As peças e os jogos que podem ser usados',
  'Os elementos baseados de fato em dados',
])('%s is not', text => {
  expect(isFaulty(text)).toBe(false)
})
