import { describe, expect, test } from 'vitest'
import { cognatesIn, recalledBy, sharedName } from './cognates.ts'

describe('a foreign name that recalls a word of the question', () => {
  test.each([
    ['Que ambiente produz enumeração automática?', 'enumerate', 'enum'],
    ['O que se usa para desenhar uma matriz?', 'O pacote nicematrix', 'matr'],
    ['Que comando escreve um número?', '\\num', 'num'],
    ['Que pacote muda a hifenização?', 'hyphenat', 'hife'],
    ['Que pacote muda os títulos?', 'titlesec', 'tit'],
    ['Que comando escolhe o tema?', '\\usetheme', 'tem'],
    ['Que comando dá o valor do contador?', '\\value', 'val'],
    ['Que pacote junta páginas?', 'pdfpages', 'pag'],
    ['Que classe segue a norma da ABNT?', 'abntex2', 'abnt'],
  ])('%s → %s', (question, answer, root) => {
    expect(cognatesIn(question, answer)).toContain(root)
  })

  test.each([
    ['Que comando refaz o índice?', '\\sloppy'],
    ['Que ser vivo produz o próprio alimento?', 'Produtor'],
    ['Que linguagem se usa para as tabelas de preços?', 'Uma tabela de preços'],
  ])('%s → %s has none', (question, answer) => {
    expect(cognatesIn(question, answer)).toEqual([])
  })
})

test('a name of the question that is part of the answer', () => {
  expect(sharedName('O que permite desenhar o layout do flowfram?', 'O FlowFramTk')).toBe('flowfram')
  expect(sharedName('O que permite desenhar o quadro?', 'O FlowFramTk')).toBeNull()
})

test('a foreign name of the question that recalls the answer', () => {
  expect(recalledBy('O que o pacote enumerate permite?', 'Mudar as enumerações das listas')).toContain('enum')
  expect(recalledBy('O que faz o Tex2HTML?', 'Escreve páginas em HTML')).toContain('html')
  expect(recalledBy('O que o pacote lettrine permite?', 'Mudar as enumerações das listas')).toEqual([])
})
