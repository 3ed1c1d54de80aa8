import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { renderPage } from './render-page.ts'
import { drawPdf, put, temporaryFiles } from './testing/pdf.ts'

const save = temporaryFiles()

describe('renderPage', () => {
  test('draws a page as WebP of the width asked for, in its colours', async () => {
    const bytes = await drawPdf(pdf => {
      put(pdf, 'Página um', 72, 72)
      pdf.addPage().rect(0, 0, 595, 842).fill('#c02010')
    })
    const picture = await renderPage(save('two.pdf', bytes), 2, { width: 600 })
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 600, height: 849, channels: 3 })
    const { dominant } = await sharp(picture).stats()
    expect(dominant.r).toBeGreaterThan(160)
    expect(dominant.b).toBeLessThan(60)
  })

  test('draws no more pixels than the limit, however large the page', async () => {
    const bytes = await drawPdf(pdf => put(pdf, 'Cartaz', 72, 72), { size: [10_000, 10_000] })
    const { width = 0, height = 0 } = await sharp(
      await renderPage(save('poster.pdf', bytes), 1, { width: 12_000 }),
    ).metadata()
    expect(width * height).toBeLessThanOrEqual(16_100_000)
    expect(width).toBeGreaterThan(3900)
  })

  test('draws what somebody filled into a form', async () => {
    const filled = async (value: string) => {
      const bytes = await drawPdf(pdf => {
        pdf.font('Helvetica').initForm()
        pdf.formText('nome', 72, 72, 400, 30, { value, fontSize: 20 })
      })
      return sharp(await renderPage(save('form.pdf', bytes), 1, { width: 600 })).stats()
    }
    const [empty, written] = [await filled(''), await filled('A bile vem do fígado')]
    expect(written.channels[0]?.mean).toBeLessThan((empty.channels[0]?.mean ?? 0) - 0.1)
  })

  test('refuses a page that is not there', async () => {
    const file = save('one.pdf', await drawPdf(pdf => put(pdf, 'Só uma', 72, 72)))
    await expect(renderPage(file, 2, { width: 300 })).rejects.toThrow(RangeError)
    await expect(renderPage(file, 0, { width: 300 })).rejects.toThrow(RangeError)
  })
})
