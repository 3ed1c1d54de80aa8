import { isKnown } from '@capivira/portuguese/morphology'
import { expect, test } from 'vitest'
import { extracted, line, page } from '../testing/document.ts'
import { understandDocument } from './understand.ts'

const ROW = 'O cedro cresce devagar na encosta, e a sua madeira vermelha dura'
const blocksOf = (foot: string, top: number) => {
  const lines = [line(ROW, { top: 640 }), line('cem anos no telhado de uma casa', { top: 653 }), line(foot, { top })]
  return understandDocument(extracted([page(1, lines)]), isKnown).sections.flatMap(({ blocks }) =>
    blocks.map(({ text }) => text),
  )
}
const PARAGRAPH = `${ROW} cem anos no telhado de uma casa`

test('a foot that counts the pages is known without a second page', () => {
  expect(blocksOf('Apostila de madeiras – volume 2 Página 4 de 10', 790)).toEqual([PARAGRAPH])
  expect(blocksOf('Pág. 4/10', 790)).toEqual([PARAGRAPH])
})

test('the same words within the text, or beside no number of pages, stay', () => {
  expect(blocksOf('de tijolo, como mostra a Página 4 de 10', 666)).toEqual([
    `${PARAGRAPH} de tijolo, como mostra a Página 4 de 10`,
  ])
  expect(blocksOf('de tijolo, como mostra a Página 4', 790).join(' ')).toContain('a Página 4')
})

test('a foot that stands higher is known where it comes back as the outermost row of its pages', () => {
  const pages = (foot: (page: number) => string, top: number) =>
    [1, 2, 3].map(number =>
      page(number, [
        line(`${ROW} há ${number} séculos`, { top: 600 }),
        line('no telhado de uma casa.', { top: 613 }),
        line(foot(number), { top }),
      ]),
    )
  const textOf = (foot: (page: number) => string, top: number) =>
    understandDocument(extracted(pages(foot, top)), isKnown)
      .sections.flatMap(({ blocks }) => blocks.map(({ text }) => text))
      .join(' ')
  expect(textOf(number => `Escola do Bairro, folha ${number}`, 720)).not.toContain('Escola')
  expect(textOf(number => `Escola do Bairro, folha ${number}`, 626)).toContain('Escola')
  expect(textOf(number => ['Um cedro', 'Dois ipês', 'Três pinheiros'][number - 1] ?? '', 720)).toContain('Dois ipês')
})

test('a sentence that goes on in a line of code goes on in no later one', () => {
  const pages = [
    page(1, [line(`${ROW} e, para desenhar um, é preciso declarar o uso`, { top: 640 })]),
    page(2, [
      line('do pacote com o comando \\usepackage{graphicx}.', { top: 72 }),
      line('é uma macro que mostra a imagem do cedro na folha.', { top: 110 }),
    ]),
  ]
  const texts = understandDocument(extracted(pages), isKnown).sections.flatMap(({ blocks }) => blocks)
  expect(texts.some(({ text }) => text.includes('o uso é uma macro'))).toBe(false)
})
