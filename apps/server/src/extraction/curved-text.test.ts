import { describe, expect, test } from 'vitest'
import { lines, Paper, text, widthOf } from '../../test/paper.ts'
import { readOneAfterTheOther } from '../../test/pdf-child.ts'
import { extractDocument } from './extract.ts'
import { temporaryFiles } from './testing/pdf.ts'

readOneAfterTheOther()
const save = temporaryFiles()

async function textsOf(content: string): Promise<string[]> {
  const read = []
  for await (const event of extractDocument(save('page.pdf', new Paper().sheet({ content }).bytes())))
    if (event.kind === 'page') read.push(...event.page.lines.map(line => line.text))
  return read
}

describe('letters along a curve', () => {
  /**
   * Words set about a point, letter by letter: `from` is the angle of the first one in degrees, clockwise from above.
   */
  function around(
    words: string,
    [x, y]: readonly [number, number],
    radius: number,
    from: number,
    inside = false,
  ): string {
    let angle = (from * Math.PI) / 180
    return [...words]
      .map(letter => {
        const width = widthOf(letter, { size: 14 })
        const turn = (inside ? -1 : 1) * (width / radius)
        const at = angle + turn / 2
        const place = [x + radius * Math.sin(at) - (width / 2) * Math.cos(at), y - radius * Math.cos(at)] as const
        const down = inside ? Math.PI : 0
        const left = inside ? x + radius * Math.sin(at) + (width / 2) * Math.cos(at) : place[0]
        const top = inside
          ? y - radius * Math.cos(at) + (width / 2) * Math.sin(at)
          : place[1] - (width / 2) * Math.sin(at)
        angle += turn
        return letter === ' ' ? '' : text(letter, left, top, { size: 14, turn: (-(at + down) * 180) / Math.PI })
      })
      .join('')
  }
  const lesson = ['A chuva é a água que cai das nuvens.', 'O rio leva a água da chuva até o mar.']
  const rows = lines(lesson, 72, 400)

  test.each([
    ['above', around('O ciclo da água na natureza', [300, 330], 180, -32)],
    ['steep', around('O ciclo da água', [300, 330], 60, -55)],
    ['gentle', around('O ciclo da água na natureza e na cidade', [300, 900], 700, -11)],
    ['below', around('O ciclo da água', [300, 200], 120, 205, true)],
  ])('are a line in its place: %s', async (_, curve) => {
    const read = await textsOf(curve + rows)
    expect(read[0]).toMatch(/^O ciclo da água( na natureza( e na cidade)?)?$/)
    expect(read.slice(1)).toEqual(lesson)
    expect(await textsOf(rows + curve)).toEqual(read)
  })

  test('around a seal come behind the text', async () => {
    const seal = around('Secretaria de Educação do Estado do Sertão', [480, 150], 50, -170)
    expect(await textsOf(seal + rows)).toEqual([...lesson, 'Secretaria de Educação do Estado do Sertão'])
  })

  test('are none where a line runs straight, or two directions meet', async () => {
    const turned = text('Foto de arquivo', 560, 300, { turn: 90, size: 9 })
    expect(await textsOf(rows + turned)).toEqual([...lesson, 'Foto de arquivo'])
  })
})
