import { expect, test } from 'vitest'
import { studyFrom } from '../testing/document.ts'

test('gives the sentences of a text in small letters their capitals', () => {
  const { sentences } = studyFrom(
    'a matrícula é realizada no próprio curso. a renovação depende da existência de vagas. cada turma tem dez alunos.',
  )
  expect(sentences.map(({ text }) => text)).toEqual([
    'A matrícula é realizada no próprio curso.',
    'A renovação depende da existência de vagas.',
    'Cada turma tem dez alunos.',
  ])
})

test('leaves a text with capitals as it stands', () => {
  const { sentences } = studyFrom(
    'A matrícula é realizada no curso da UFMS. a renovação depende de vagas. o resto não.',
  )
  expect(sentences[0]?.text).toContain('a renovação')
})
