import { describe, expect, test } from 'vitest'
import { lineAt } from '../testing/lines.ts'
import { hasUsableText } from './usable.ts'

const prose = 'A fotossíntese transforma a energia da luz em energia química nas folhas das plantas verdes.'
const page = (texts: readonly string[], imageShare = 0, top = 300) => ({
  lines: texts.map((text, index) => lineAt(text, 50, top + 15 * index)),
  imageShare,
  height: 842,
})

describe('hasUsableText', () => {
  test.each([
    ['prose', page([prose, prose])],
    ['a title over a full picture', page(['Capítulo 3: as grandes navegações e o mundo novo'], 0.9)],
    ['one short line', page(['Fim'])],
    ['formulas and Greek letters', page(['α + β = γ', 'a matriz \uf8eb 1 0 \uf8f6 multiplica o vetor de coordenadas'])],
    [
      'program code',
      page(['for (i = 0; i < n; i++) printf("%d", x[i]);', 'while (strcmp(str, "fim")) fgets(str, n, stdin);']),
    ],
    ['a list with marks', page(Array<string>(6).fill('✓ A raiz tira a água do solo em que a planta cresce. ★★★'))],
    ['lines to cut along', page(Array<string>(4).fill('✂✂✂✂✂✂✂✂✂✂✂✂✂✂✂✂ Recorte a ficha'))],
    ['a title among ornaments', page(Array<string>(4).fill('✦✦✦Prova de leitura✦✦✦ ✦✦✦ 2ª série ✦✦✦'))],
    ['boxes that are ticked', page(Array<string>(8).fill('✓Sim ✗Não'))],
    ['numbers in circles', page(Array<string>(10).fill('❶❷❸ a ➊O rio'))],
    ['marks that stand close to their words', page(Array<string>(15).fill('➢Uva ✿Mel ♥Pá'))],
    ['English', page(['The strengths of this method lie in its very short length.', prose])],
  ])('keeps %s', (_, facts) => {
    expect(hasUsableText(facts)).toBe(true)
  })

  test.each([
    ['no text', page([])],
    ['signs without letters', page(['•  —', '…'])],
    ['a stamp on a scan', page(['Digitalizado com CamScanner'], 0.95, 400)],
    [
      'a longer stamp in the margin of a scan',
      page(['Licenciado para a biblioteca da escola, uso restrito ao acervo'], 0.95, 800),
    ],
    ['glyphs without letters', page(['\ue001\ue002\ue003 \ue004\ue005\ue006 \ue007\ue008\ue009'.repeat(6), 'abcde'])],
    [
      'words with letters of other scripts',
      page(Array<string>(6).fill('a matemáধca é ensinada na educação básica do país')),
    ],
    ['ornaments for letters', page(Array<string>(4).fill('❖ ❢ê♠✉r é ♦ ♦ss♦ ♠❛✐s ❧♦♥❣♦ ❞♦ ❝♦r♣♦✳'))],
    ['several ornaments in each word', page(Array<string>(6).fill('❢ê♠✉r ❞✐s❝♦ ♠❛r❡s'))],
    ['shifted letters', page(Array<string>(6).fill('D irwrvvlqwhvh wudqvirupd d hqhujld gd oxc hp hqhujld'))],
  ])('refuses %s', (_, facts) => {
    expect(hasUsableText(facts)).toBe(false)
  })
})
