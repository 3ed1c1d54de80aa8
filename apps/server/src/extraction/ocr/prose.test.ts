import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { scanOf } from '../testing/scans.ts'
import { showsProse } from './prose.ts'

/** 1240 pixels over the 595 points of a sheet. */
const SCALE = 1240 / 595
const SHEET = [0, 0, 595, 842] as const
const DRAWN = '<rect width="1240" height="1754" fill="#fff"/>'

async function shows(svgOrScan: string | Sharp, box: readonly [number, number, number, number] = SHEET) {
  const picture =
    typeof svgOrScan === 'string'
      ? sharp(
          Buffer.from(
            '<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="1754" font-family="Liberation Sans, ' +
              `DejaVu Sans, sans-serif">${DRAWN}${svgOrScan}</svg>`,
          ),
        ).grayscale()
      : svgOrScan
  const { data, info } = await picture.extractChannel(0).raw().toBuffer({ resolveWithObject: true })
  return showsProse({ picture: { width: info.width, height: info.height, pixels: data }, scale: SCALE }, box)
}

const ROWS = [
  'O moinho gira com a força do vento e move a pedra.',
  'A pedra de cima roda sobre a de baixo e parte o grão.',
  'A farinha cai na caixa de madeira que fica ao lado.',
]
const box = (x: number, y: number, label: string) =>
  `<rect x="${x}" y="${y}" width="300" height="120" fill="none" stroke="#000" stroke-width="4"/><text ` +
  `x="${x + 30}" y="${y + 70}" font-size="30">${label}</text>`

test.each([
  ['sentences', {}],
  ['sentences in small print', { size: 20 }],
  ['sentences on grey', { ground: '#c8c8c8' }],
])('%s are seen', async (_, style) => {
  expect(
    await shows(
      scanOf(
        ROWS.map(row => [row]),
        style,
      ),
    ),
  ).toBe(true)
})

test('pale sentences on a dark ground are seen', async () => {
  const rows = ROWS.map((row, n) => `<text x="120" y="${300 + 48 * n}" font-size="30" fill="#fff">${row}</text>`)
  expect(await shows(`<rect width="1240" height="1754" fill="#123"/>${rows.join('')}`)).toBe(true)
})

test('sentences beside a drawing are seen', async () => {
  const rows = ROWS.map((row, n) => `<text x="60" y="${900 + 44 * n}" font-size="26">${row}</text>`)
  expect(await shows(`${box(100, 200, 'Moinho')}${box(600, 200, 'Pedra')}${rows.join('')}`)).toBe(true)
})

test('only the part that is asked about is looked at', async () => {
  const scan = () => scanOf(ROWS.map(row => [row]))
  expect(await shows(scan(), [0, 0, 595, 200])).toBe(true)
  expect(await shows(scan(), [0, 300, 595, 842])).toBe(false)
  expect(await shows(scan(), [600, 0, 700, 842])).toBe(false)
})

test.each([
  [
    'labels in boxes',
    ['Vento', 'Moinho', 'Pedra', 'Farinha'].map((label, n) => box(60 + 320 * (n % 3), 200 + 200 * n, label)).join(''),
  ],
  [
    'a chart with its years and values',
    `${Array.from(
      { length: 12 },
      (_, n) =>
        `<rect x="${150 + 80 * n}" y="${900 - 50 * n}" width="40" height="${50 * n + 10}"/><text ` +
        `x="${145 + 80 * n}" y="950" font-size="24">${1990 + n}</text><text x="80" y="${900 - 50 * n}" ` +
        `font-size="24">${10 * n}</text>`,
    ).join('')}`,
  ],
  [
    'a title and a row under it',
    ROWS.slice(0, 2)
      .map((row, n) => `<text x="100" y="${300 + 48 * n}" font-size="30">${row}</text>`)
      .join(''),
  ],
  [
    'rules and a grid',
    Array.from(
      { length: 20 },
      (_, n) => `<path d="M 60 ${200 + 40 * n} H 1100 M ${60 + 50 * n} 200 V 960" stroke="#000"/>`,
    ).join(''),
  ],
  ['nothing', ''],
])('%s: no sentences', async (_, svg) => {
  expect(await shows(svg)).toBe(false)
})
