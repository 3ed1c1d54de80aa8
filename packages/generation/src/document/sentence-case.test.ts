import { describe, expect, test } from 'vitest'
import { plainBlock } from '../testing/block.ts'
import { studyFrom } from '../testing/document.ts'
import type { Block } from './model.ts'
import { inSmallLetters, withSentenceCase } from './sentence-case.ts'

const paragraph = (text: string, bold: string[] = []): Block => ({ ...plainBlock('paragraph', text), bold })

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

describe('a text in capitals', () => {
  test.each([
    ['A JOANINHA É UM INSETO. O SAPO PULA!', 'A joaninha é um inseto. O sapo pula!'],
    ['O BEIJA-FLOR VIVE NO BRASIL E EM PORTUGAL.', 'O beija-flor vive no Brasil e em Portugal.'],
    ['MARIA DA SILVA VIU UMA ROSA EM MAIO.', 'Maria da Silva viu uma rosa em maio.'],
    ['DOM PEDRO II VIVEU NO SÉCULO XIX.', 'Dom Pedro II viveu no século XIX.'],
    ['A ONU DEFENDE A PAZ. O DNA GUARDA OS GENES.', 'A ONU defende a paz. O DNA guarda os genes.'],
    ['O RNA, A CPU, A RAM E O HTML. DOS DOIS.', 'O RNA, a CPU, a RAM e o HTML. Dos dois.'],
    ['O IBGE CONTA. A FAFÁ E O TOTONHO PULAM.', 'O IBGE conta. A Fafá e o Totonho pulam.'],
    ['O RIO AMAZONAS CORTA O AMAZONAS.', 'O rio Amazonas corta o Amazonas.'],
  ])('%s', (text, calm) => {
    expect(inSmallLetters(text)).toBe(calm)
  })

  test('takes its sentences and their bold words, and leaves labels and headings', () => {
    const made = [
      paragraph('A ABELHA FABRICA O MEL.', ['ABELHA']),
      paragraph('CUIDADO'),
      paragraph('Leia em voz alta.'),
    ]
    expect(withSentenceCase(made).map(({ text, bold }) => [text, ...bold])).toEqual([
      ['A abelha fabrica o mel.', 'abelha'],
      ['CUIDADO'],
      ['Leia em voz alta.'],
    ])
  })
})
