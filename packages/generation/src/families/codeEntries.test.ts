import { expect, test } from 'vitest'
import { found } from '../testing/document.ts'

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
