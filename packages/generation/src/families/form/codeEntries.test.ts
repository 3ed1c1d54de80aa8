import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test('names of a program with what each holds or does', () => {
  const text = [
    '$_SALA: Contém uma lista de todos os alunos da turma $_NOTA: Contém as notas de cada aluno da lista.',
    '$_DIA: Permite guardar a data da próxima prova.',
  ].join('\n\n')
  expect(found(text, 'table/code-entry')).toEqual([
    'O que contém $_SALA? → Uma lista de todos os alunos da turma',
    'O que contém $_NOTA? → As notas de cada aluno da lista',
    'O que faz $_DIA? → Permite guardar a data da próxima prova',
  ])
})

test('commands with what each measures', () => {
  const text = [
    String.raw`\folha Largura da folha de papel.`,
    String.raw`\margem Distância entre as duas colunas.`,
    String.raw`\linha Altura de cada linha.`,
  ].join('\n\n')
  expect(found(text, 'table/code-entry')).toEqual([
    String.raw`O que indica o comando \folha? → Largura da folha de papel`,
    String.raw`O que indica o comando \margem? → Distância entre as duas colunas`,
    String.raw`O que indica o comando \linha? → Altura de cada linha`,
  ])
})

test('one or two are no list', () => {
  expect(found('$_SALA: Contém uma lista de todos os alunos da turma.', 'table/code-entry')).toEqual([])
})

test('files a text tells one by one what they hold', () => {
  const text = [
    'O arquivo notas.csv contém uma lista com as notas de cada aluno, apresentada na Tabela 3.',
    'O arquivo turma.txt guarda os nomes e as datas de nascimento dos alunos.',
    'Por fim, o arquivo mapa.png contém o desenho da sala com as carteiras.',
  ].join('\n\n')
  expect(found(text, 'table/code-entry')).toEqual([
    'O que o arquivo notas.csv contém? → Uma lista com as notas de cada aluno',
    'O que o arquivo turma.txt guarda? → Os nomes e as datas de nascimento dos alunos',
    'O que o arquivo mapa.png contém? → O desenho da sala com as carteiras',
  ])
  expect(found(text, 'table/code-name')).toContain(
    'Que arquivo guarda os nomes e as datas de nascimento dos alunos? → turma.txt',
  )
})

test('what a file of the program is said to hold in other words', () => {
  const text = [
    'um.txt: Contém o erros.log do programa, ou seja, as mensagens que ele escreve na tela.',
    'dois.txt: Contém as medidas de cada folha da planta.',
    'tres.txt: Contém a data e a hora de cada medida.',
  ].join('\n\n')
  expect(found(text, 'table/code-entry')[0]).toBe(
    'O que o arquivo um.txt contém? → As mensagens que ele escreve na tela',
  )
})
