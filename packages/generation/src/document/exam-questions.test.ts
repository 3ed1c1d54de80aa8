import { isKnown } from '@capivira/portuguese/morphology'
import { expect, test } from 'vitest'
import { documentOf } from '../testing/document.ts'
import { understandDocument } from './understand.ts'

/** What each block of a document is, with how it begins. */
function kindsOf(markdown: string): string[] {
  const document = understandDocument(documentOf(markdown), isKnown)
  return document.sections.flatMap(({ blocks }) =>
    blocks.map(({ kind, marker, text }) => `${kind} ${marker}${marker && ' '}${text.slice(0, 16)}`),
  )
}

const OPTIONS = `A aquecem a água do rio.

B levam o sal para o mar.

C tiram o oxigênio da água.

D escurecem as pedras do fundo.

E trazem areia para a margem.`

test('options lettered without a bracket ask, and what an exam quotes states', () => {
  const exam = kindsOf(`# Ciências da Natureza

QUESTÃO 12

A eutrofização é o excesso de nutrientes na água, que faz as algas crescerem sem parar e cobrirem a superfície do lago.

Disponível em: www.rios.example. Acesso em: 3 maio 2020 (adaptado).

As algas que cobrem um lago matam os peixes porque

${OPTIONS}

QUESTÃO 13

O nó é uma volta apertada que prende duas cordas ou duas malhas de uma rede e não corre quando alguém as puxa.

Um pescador comprou sete redes de nove metros e levou três delas para um lago que fica longe da casa em que mora.

O comprimento de todas as redes que ficaram é

A 36 m.

B 45 m.

C 54 m.

D 63 m.

E 81 m.`)
  expect(exam.filter(kind => /^(?:paragraph|list-item)/.test(kind))).toEqual([
    'paragraph A eutrofização é',
    'paragraph O nó é uma volta',
  ])
  expect(exam.filter(kind => kind.startsWith('exercise'))).toEqual([
    'exercise QUESTÃO 12',
    'exercise Disponível em: w',
    'exercise As algas que cob',
    'exercise A) aquecem a água d',
    'exercise B) levam o sal para',
    'exercise C) tiram o oxigênio',
    'exercise D) escurecem as ped',
    'exercise E) trazem areia par',
    'exercise QUESTÃO 13',
    'exercise Um pescador comp',
    'exercise O comprimento de',
    'exercise A) 36 m.',
    'exercise B) 45 m.',
    'exercise C) 54 m.',
    'exercise D) 63 m.',
    'exercise E) 81 m.',
  ])
})

test('letters that recognition spoilt or lost are known by their neighbours', () => {
  const spoilt = OPTIONS.replace('A aquecem', 'O aquecem').replace('D escurecem', 'escurecem')
  const markers = kindsOf(`QUESTÃO 1\n\nAs algas que cobrem um lago matam os peixes porque\n\n${spoilt}`)
  expect(markers.slice(2).map(kind => kind.slice(0, 19))).toEqual([
    'exercise A) aquecem',
    'exercise B) levam o',
    'exercise C) tiram o',
    'exercise D) escurec',
    'exercise E) trazem ',
  ])
})

test('a list under the label of an exercise long before it is of the lesson', () => {
  const lesson = kindsOf(`# O solo

Questão 1

Explique com suas palavras o que é o solo.

# Tipos de solo

O solo arenoso deixa a água passar depressa porque os seus grãos são grandes e ficam longe uns dos outros.

Os tipos mais comuns são estes:

a) arenoso

b) argiloso

c) humoso

d) calcário`)
  expect(lesson.filter(kind => kind.startsWith('paragraph'))).toHaveLength(2)
  expect(lesson.filter(kind => kind.startsWith('exercise'))).toHaveLength(2)
})

test('the end of an option and a legend of three letters are no options', () => {
  const wrapped = OPTIONS.replace(/\n\nE.*/su, '').replace('pedras do fundo.', 'pedras que ficam no\nfundo do lago.')
  const markers = (text: string) => kindsOf(`QUESTÃO 1\n\nAs algas matam os peixes porque\n\n${text}`)
  expect(markers(wrapped).filter(kind => kind.includes('E)'))).toEqual([])
  expect(markers('A raiz\n\nB caule\n\nC folha que faz o\n\nalimento da planta').join()).not.toContain(')')
})

test('sentences that begin with an article are no options', () => {
  const lesson = kindsOf(`# As plantas

A raiz segura a planta no chão e tira a água da terra em que ela cresce.

O caule leva a água até as folhas, que ficam em cima.

A folha fabrica o alimento da planta com a luz do Sol.

E a flor guarda as sementes que o vento espalha.`)
  expect(lesson.filter(kind => kind.startsWith('paragraph'))).toHaveLength(4)
  expect(lesson.filter(kind => kind.includes(') '))).toEqual([])
})
