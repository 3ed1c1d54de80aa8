import type { ExtractedDocument, Page } from '@capivira/core/materials/document'
import { understandDocument } from '@capivira/generation/document/understand'
import { generateMaterial } from '@capivira/generation/generate'
import { isKnown } from '@capivira/portuguese/morphology'
import { describe, expect, test } from 'vitest'
import { readOneAfterTheOther } from '../../test/pdf-child.ts'
import { type Piece, row } from '../../test/pieces.ts'
import { extractDocument } from './extract.ts'
import { drawPdf, temporaryFiles } from './testing/pdf.ts'

/**
 * Lessons as schools have them, drawn for what goes wrong in their text: words divided at line ends, exponents,
 * fractions, bullets, capitals, myths. Each is read from its PDF to its blocks, and where it matters to its cards.
 */

type Pdf = PDFKit.PDFDocument

readOneAfterTheOther()
const file = temporaryFiles()
let drawn = 0

async function documentOf(draw: (pdf: Pdf) => void): Promise<ExtractedDocument> {
  const path = file(`${++drawn}.pdf`, await drawPdf(draw))
  const pages: Page[] = []
  for await (const event of extractDocument(path)) if (event.kind === 'page') pages.push(event.page)
  return { pages, outline: [], title: null }
}

const rows = (pdf: Pdf, lines: readonly (readonly Piece[])[], left = 70, top = 100) => {
  for (const [index, pieces] of lines.entries()) row(pdf, pieces, top + 18 * index, left)
}

/** A fraction with its bar, in small print, where a line ends; returns where it ends. */
function fraction(pdf: Pdf, over: string, under: string, x: number, y: number): number {
  row(pdf, [{ text: over, size: 9, rise: 5 }], y, x)
  row(pdf, [{ text: under, size: 9, rise: -6 }], y, x)
  pdf
    .moveTo(x, y - 3)
    .lineTo(x + pdf.widthOfString(over), y - 3)
    .lineWidth(0.6)
    .stroke()
  return x + pdf.widthOfString(over)
}

const linesOf = ({ pages }: ExtractedDocument) => pages.flatMap(({ lines }) => lines.map(({ text }) => text))
const blocksOf = (document: ExtractedDocument) =>
  understandDocument(document, isKnown).sections.flatMap(({ blocks }) => blocks)
const textsOf = (document: ExtractedDocument) => blocksOf(document).map(({ text }) => text)
const cardsOf = (document: ExtractedDocument) =>
  generateMaterial(document, { title: '' }).cards.map(({ question, answer }) => `${question} ${answer}`)

describe('words at line ends', () => {
  test('a hyphen that the next line repeats is one, and one alone is kept where the word has it', async () => {
    const lesson = await documentOf(pdf =>
      rows(pdf, [
        ['A república do país tornou-'],
        ['-se um modelo para os vizinhos. O porta-'],
        ['-voz é a pessoa que fala por um grupo. O anti-'],
        ['inflamatório é o remédio que reduz o inchaço. A plan-'],
        ['ta cresce no vaso da sala.'],
      ]),
    )
    expect(textsOf(lesson)).toEqual([
      'A república do país tornou-se um modelo para os vizinhos. O porta-voz é a pessoa que fala por um grupo. ' +
        'O anti-inflamatório é o remédio que reduz o inchaço. A planta cresce no vaso da sala.',
    ])
  })

  test('a grammar keeps its endings', async () => {
    const said = [
      'O pronome -se é reflexivo. O sufixo -po está em grupo, o sufixo',
      '-ta em atleta, o sufixo -xo em anexo.',
    ]
    expect(textsOf(await documentOf(pdf => rows(pdf, [[said[0] ?? ''], [said[1] ?? '']])))).toEqual([said.join(' ')])
  })
})

describe('what is raised, lowered and stacked', () => {
  const up = (text: string, rise = 5): Piece => ({ text, size: 8, rise })
  const down = (text: string): Piece => ({ text, size: 8, rise: -3 })

  test('keeps its value', async () => {
    const lesson = await documentOf(pdf =>
      rows(pdf, [
        ['O total é 2', up('n'), ' e o termo é a', down('n'), ' = q', up('n–1'), '.'],
        ['A taxa é 10', up('2,5'), ' e a unidade 10', up('–9'), ' metro; o íon é SO', down('4'), up('2–'), '.'],
        ['O ácido H', down('2'), 'SO', down('4'), ' ocupa 5 cm', up('3', 7), ' do frasco a 30 ', up('o'), 'C.'],
      ]),
    )
    expect(linesOf(lesson)).toEqual([
      'O total é 2ⁿ e o termo é aₙ = qⁿ⁻¹.',
      'A taxa é 10^2,5 e a unidade 10⁻⁹ metro; o íon é SO₄²⁻.',
      'O ácido H₂SO₄ ocupa 5 cm³ do frasco a 30 °C.',
    ])
  })

  test('makes ordinals of raised letters', async () => {
    const lesson = await documentOf(pdf =>
      rows(pdf, [['A 1', up('a'), ' série e o 2', up('o'), ' ano da lei n', up('o'), ' 9.394.']]),
    )
    expect(linesOf(lesson)).toEqual(['A 1ª série e o 2º ano da lei nº 9.394.'])
  })

  test('reads fractions in their row, whole numbers apart', async () => {
    const lesson = await documentOf(pdf => {
      const x = fraction(pdf, '3', '4', row(pdf, ['O lote tem '], 100), 100)
      const y = fraction(pdf, '1', '3', row(pdf, [' de hectare e rende 3 '], 100, x), 100)
      row(pdf, [' toneladas.'], 100, y)
    })
    expect(linesOf(lesson)).toEqual(['O lote tem 3/4 de hectare e rende 3 1/3 toneladas.'])
  })

  test('leaves the mark of a note out of the sentence it follows', async () => {
    const lesson = await documentOf(pdf =>
      rows(pdf, [
        ['A guerra civil arrasou as cidades.', up('2'), ' Depois dela o país se reergueu', up('3'), ' em dez anos.'],
      ]),
    )
    expect(textsOf(lesson)).toEqual(['A guerra civil arrasou as cidades. Depois dela o país se reergueu em dez anos.'])
  })
})

describe('marks of lists', () => {
  const items = (sign: string, font: string) => async () => {
    const lesson = await documentOf(pdf =>
      rows(
        pdf,
        ['A uva dá o vinho.', 'O trigo dá o pão.', 'A cana dá o açúcar.'].map(text => [
          { text: sign, font, size: 12 },
          { text, gap: 10 },
        ]),
      ),
    )
    expect(blocksOf(lesson).map(({ kind, text }) => [kind, text])).toEqual([
      ['list-item', 'A uva dá o vinho.'],
      ['list-item', 'O trigo dá o pão.'],
      ['list-item', 'A cana dá o açúcar.'],
    ])
  }
  test('a letter of Courier', items('o', 'Courier'))
  test('a letter of the text itself', items('o', 'Helvetica'))
  test('a sign of a font of symbols', items('l', 'ZapfDingbats'))
  test('a sign that is nobody’s word', items('§', 'Helvetica'))
})

describe('capitals', () => {
  test('a lesson in capitals is read in small letters, names apart', async () => {
    const lesson = await documentOf(pdf =>
      rows(pdf, [
        ['A ARARA É A AVE QUE VIVE NAS MATAS DO BRASIL. O TATU É O'],
        ['ANIMAL QUE CAVA TOCAS. A OCA É A CASA DOS POVOS DA MATA.'],
      ]),
    )
    expect(textsOf(lesson)).toEqual([
      'A arara é a ave que vive nas matas do Brasil. O tatu é o animal que cava tocas. A oca é a casa dos povos ' +
        'da mata.',
    ])
  })
})

describe('who says it', () => {
  test('what stands under a heading of myths makes no card, and the rest does', async () => {
    const lesson = await documentOf(pdf => {
      rows(pdf, [
        ['A retina é a camada do olho que recebe a luz.'],
        ['A córnea é a membrana transparente da frente do olho.'],
      ])
      row(pdf, [{ text: 'Mitos sobre os olhos', font: 'Helvetica-Bold', size: 16 }], 170)
      rows(
        pdf,
        [['• A cenoura é o alimento que cura a miopia.'], ['• O cílio é o pelo que enxerga no escuro.']],
        70,
        200,
      )
    })
    const cards = cardsOf(lesson).join('\n')
    expect(cards).toContain('retina')
    expect(cards).not.toMatch(/cenoura|miopia|cílio/)
  })
})
