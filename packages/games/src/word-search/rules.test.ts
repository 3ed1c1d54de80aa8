import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomOf } from '../random.ts'
import { emptySource, type SourceWord } from '../source.ts'
import { directions, gridSize, layGrid, lineFrom, vowelShare } from './grid.ts'
import { lettersOf } from './letters.ts'
import {
  checkWordSearch,
  completionDelay,
  dealWordSearch,
  playableWords,
  type WordSearchDealt,
  wordSearchScore,
  wordSearchXp,
  wordsOf,
} from './rules.ts'
import { unwelcome } from './unwelcome.ts'

/** Words as they are in materials: short ones, long ones, accents, one that reads the same backwards. */
const pool = (
  'Água Rio Solo Terra Nuvem Chuva Arara Oceano Geleira Erosão Relevo Planície Planalto Bacia Foz Vapor Lençol ' +
  'Evaporação Sedimento Hidrografia Precipitação Altitude Clima Bioma Cerrado Caatinga Pampa Pantanal Amazônia ' +
  'Fauna Flora Habitat Capivara Onça'
).split(' ')
const word = (text: string, wordId = 1): SourceWord => ({
  wordId,
  word: text,
  hint: `O que é ${text}.`,
  page: 1,
  quote: null,
})
const source = { ...emptySource, words: pool.map(word) }

test('the constants are those of the specification', () => {
  expect(gridSize).toBe(15)
  expect(wordsOf).toEqual({ easy: 6, medium: 8, hard: 10 })
  expect(Object.values(directions)).toEqual([
    [0, 1],
    [1, 0],
    [1, 1],
    [1, -1],
  ])
  expect(vowelShare).toBe(0.3)
  expect(completionDelay).toBe(500)
})

test.each([
  ['Coração', 'CORACAO'],
  ['água', 'AGUA'],
  ['guarda-chuva', 'GUARDACHUVA'],
  ['Pêndulo de Foucault', 'PENDULODEFOUCAULT'],
  ['123', ''],
])('%s is %s in the grid', (text, letters) => {
  expect(lettersOf(text)).toBe(letters)
})

test('words with a definition go before those with a sentence that leaves a gap, which fill the grid only', () => {
  const gapped = pool.slice(0, 12).map((text, at) => ({ ...word(text, at + 1), hint: `A _____ está no texto ${at}.` }))
  const defined = pool.slice(20, 26).map((text, at) => word(text, at + 21))
  for (const [difficulty, definitions, gaps] of [
    ['easy', 6, 0],
    ['hard', 6, 4],
  ] as const)
    for (let seed = 0; seed < 20; seed++) {
      const deal = dealWordSearch({ ...emptySource, words: [...gapped, ...defined] }, { difficulty }, `${seed}`)
      if (deal.kind !== 'dealt') throw new Error('not dealt')
      const ofGaps = deal.dealt.words.filter(({ hint }) => hint.includes('_____')).length
      expect([deal.dealt.words.length - ofGaps, ofGaps]).toEqual([definitions, gaps])
    }
})

test('words that do not fit one grid are left out', () => {
  const texts = ['Sol', 'Ar', 'Girassol', 'Inconstitucionalidade', 'Cu', 'Roma', 'Amor', 'Lua']
  expect(playableWords(texts.map(word)).map(({ word }) => word)).toEqual(['Sol', 'Roma', 'Lua'])
  expect(playableWords([{ ...word('Lua'), hint: ' ' }])).toEqual([])
})

const axisOf = (cells: readonly number[]) => {
  const step = (cells[1] ?? 0) - (cells[0] ?? 0)
  return step === 1 ? 'horizontal' : step === gridSize ? 'vertical' : 'diagonal'
}

/** All straight readings of a grid, from every cell in all eight directions, written without the rules. */
const readings: number[][] = []
for (let start = 0; start < gridSize * gridSize; start++)
  for (const [down, right] of [
    [0, 1],
    [0, -1],
    [1, 0],
    [-1, 0],
    [1, 1],
    [-1, -1],
    [1, -1],
    [-1, 1],
  ] as const) {
    const line: number[] = []
    let [row, column] = [Math.floor(start / gridSize), start % gridSize]
    for (; row >= 0 && row < gridSize && column >= 0 && column < gridSize; row += down, column += right)
      line.push(row * gridSize + column)
    readings.push(line)
  }

/** How often a word stands in the grid, by the cells it covers. */
function copiesOf(letters: string, word: string): Set<string> {
  const found = new Set<string>()
  for (const line of readings) {
    if (line.length < word.length || letters[line[0] ?? 0] !== word[0]) continue
    if (![...word].every((letter, at) => letters[line[at] ?? 0] === letter)) continue
    const cells = line.slice(0, word.length)
    found.add([...cells].sort((one, other) => one - other).join())
  }
  return found
}

/** Rows, columns and diagonals, each once and from its beginning. */
const lines = readings.filter(([first = 0, second]) => {
  const step = second === undefined ? 0 : second - first
  const [row, column] = [Math.floor(first / gridSize), first % gridSize]
  if (step === 1) return column === 0
  if (step === gridSize) return row === 0
  if (step === gridSize + 1) return row === 0 || column === 0
  return step === gridSize - 1 && (row === 0 || column === gridSize - 1)
})

/** The cells of all lines one after the other, a place outside the grid between two of them. */
const cellsOfLines = lines.flatMap(line => [...line, -1])

/** How often a text stands in another, overlaps counted. */
function timesIn(text: string, part: string): number {
  let times = 0
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) times++
  return times
}
const reversed = (word: string) => [...word].reverse().join('')

/** With a step of the filling left out or halved a word stood twice in one grid of 400 at least. */
const grids = 2000

describe.each(['easy', 'medium', 'hard'] as const)(`${grids} grids of the level %s`, difficulty => {
  test('hold every word once, in every direction twice, and nothing a school must not show', () => {
    const wrong: string[] = []
    const unwanted = unwelcome.flatMap(bad => [bad, reversed(bad)])
    for (let seed = 0; seed < grids; seed++) {
      const deal = dealWordSearch(source, { difficulty }, `${difficulty} ${seed}`)
      if (deal.kind !== 'dealt' || deal.notice !== null) {
        wrong.push(`${seed}: not dealt`)
        continue
      }
      const { letters, words } = deal.dealt
      if (!/^[A-Z]{225}$/.test(letters) || words.length !== wordsOf[difficulty]) wrong.push(`${seed}: ${letters}`)
      const axes = { horizontal: 0, vertical: 0, diagonal: 0 }
      for (const { word, cells } of words) {
        axes[axisOf(cells)]++
        if (cells.map(cell => letters[cell]).join('') !== lettersOf(word)) wrong.push(`${seed}: ${word} is not there`)
      }
      if (Math.min(...Object.values(axes)) < 2) wrong.push(`${seed}: ${JSON.stringify(axes)}`)
      const text = cellsOfLines.map(cell => letters[cell] ?? ' ').join('')
      for (const { word } of words) {
        const own = lettersOf(word)
        const times = timesIn(text, own) + (own === reversed(own) ? 0 : timesIn(text, reversed(own)))
        if (times !== 1) wrong.push(`${seed}: ${word} stands there ${times} times`)
      }
      // Every twentieth grid is read from every cell in every direction as well, unwelcome words included.
      if (seed % 20 !== 0) continue
      for (const { word } of words) {
        const copies = copiesOf(letters, lettersOf(word)).size
        if (copies !== 1) wrong.push(`${seed}: ${word} stands there ${copies} times`)
      }
      for (const bad of unwanted)
        for (const copy of copiesOf(letters, bad)) {
          const inWord = words.some(({ cells }) => copy.split(',').every(cell => cells.includes(Number(cell))))
          if (!inWord) wrong.push(`${seed}: ${bad}`)
        }
    }
    expect(wrong).toEqual([])
  }, 120_000)
})

test('no short rude word comes together by chance, read from either end of any line', () => {
  const texts = 'célula núcleo tecido órgão sistema pulmão coração sangue estômago fígado rim músculo'.split(' ')
  const words = texts.map(word)
  const rude = 'SEX FDP PQP CAGO GOZA ANAL CAGA MIJO KKK GOZO VTNC FUDE SHIT MIJA FODI PUTZ FUCK VSF'.split(' ')
  const found: string[] = []
  for (let seed = 0; seed < 1500; seed++) {
    const deal = dealWordSearch({ ...emptySource, words }, { difficulty: 'hard' }, `s${seed}`)
    if (deal.kind !== 'dealt') throw new Error(deal.reason)
    const text = cellsOfLines.map(cell => deal.dealt.letters[cell] ?? ' ').join('')
    const both = `${text} ${reversed(text)}`
    found.push(...rude.filter(one => both.includes(one)))
  }
  expect(found).toEqual([])
}, 30_000)

test('fillers are vowels three times in ten', () => {
  let [vowels, all] = [0, 0]
  for (let seed = 0; seed < 300; seed++) {
    const grid = layGrid(['TERRA', 'NUVEM', 'CHUVA'], randomOf(`fill ${seed}`))
    const used = new Set(grid?.cells.flat())
    for (const [cell, letter] of [...(grid?.letters ?? '')].entries()) {
      if (used.has(cell)) continue
      all++
      if ('AEIOU'.includes(letter)) vowels++
    }
  }
  expect(Math.abs(vowels / all - 0.3)).toBeLessThan(0.02)
})

test('the same seed gives the same grid, another one another', () => {
  const deal = (seed: string) => JSON.stringify(dealWordSearch(source, { difficulty: 'hard' }, seed))
  expect(deal('a')).toBe(deal('a'))
  expect(deal('a')).not.toBe(deal('b'))
})

test('whatever words a material has, what is dealt can be found', () => {
  const letters = fc.array(fc.constantFrom(...'ABCDEO'), { minLength: 1, maxLength: 17 }).map(all => all.join(''))
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 12 }), fc.string(), (texts, seed) => {
      const deal = dealWordSearch({ ...emptySource, words: texts.map(word) }, { difficulty: 'hard' }, seed)
      if (deal.kind === 'shortage') return deal.reason !== ''
      for (const { word, cells } of deal.dealt.words)
        if (cells.map(cell => deal.dealt.letters[cell]).join('') !== lettersOf(word)) return false
      return true
    }),
    { numRuns: 300 },
  )
})

test('what is missing is said', () => {
  const deal = (texts: string[]) =>
    dealWordSearch({ ...emptySource, words: texts.map(word) }, { difficulty: 'easy' }, 's')
  expect(deal([])).toEqual({
    kind: 'shortage',
    reason: 'Nenhuma palavra disponível neste material para o caça-palavras.',
  })
  expect(deal(['Sol', 'Lua'])).toEqual({
    kind: 'shortage',
    reason: 'Este material só tem 2 palavras para o caça-palavras. O jogo precisa de pelo menos 3.',
  })
  expect(deal(['Sol', 'Lua', 'Marte'])).toMatchObject({
    notice: 'Este material dá 3 palavras; neste nível seriam 6. A partida fica mais curta.',
  })
})

describe('score and XP', () => {
  test.each([
    // 2 × 50 + 10 × 9 letters + 2 × 540 s.
    [[4, 5], 60, 1270],
    [[4, 5], 600, 190],
    [[4, 5], 6000, 190],
  ])('words of %j letters in %i s score %i', (lengths, seconds, score) => {
    expect(wordSearchScore(lengths, seconds)).toBe(score)
  })

  test.each([
    [1800, 'easy', 36],
    [1800, 'medium', 54],
    [1800, 'hard', 72],
    [500, 'easy', 15],
  ] as const)('%i points at %s pay %i XP', (score, difficulty, xp) => {
    expect(wordSearchXp(score, difficulty)).toBe(xp)
  })
})

describe('what was handed in', () => {
  const put = (text: string, start: number) => ({
    ...word(text),
    cells: lineFrom(start, 'right', lettersOf(text).length) ?? [],
  })
  const dealt: WordSearchDealt = {
    difficulty: 'easy',
    size: 15,
    letters: 'A'.repeat(225),
    words: [put('Água', 0), put('Chuva', 15), put('Onça', 30)],
  }
  const fair = { difficulty: 'easy', score: 900, wordsFound: 3, timeElapsed: 50 } as const
  test.each([
    ['all words by number', fair, 51_000, null],
    ['all words by name', { ...fair, wordsFound: ['AGUA', 'Chuva', 'onça'] }, 51_000, null],
    ['a word missing', { ...fair, wordsFound: 2 }, 51_000, 'Ainda faltam palavras para encontrar nesta partida.'],
    [
      'one word thrice',
      { ...fair, wordsFound: ['Água', 'Água', 'Água'] },
      51_000,
      'Ainda faltam palavras para encontrar nesta partida.',
    ],
    ['a word too many', { ...fair, wordsFound: 4 }, 51_000, 'Há palavras a mais: elas não são desta partida.'],
    [
      'a foreign word',
      { ...fair, wordsFound: ['Água', 'Chuva', 'Onça', 'Sol'] },
      51_000,
      'Há palavras a mais: elas não são desta partida.',
    ],
    ['points that cannot be', { ...fair, score: 1481 }, 51_000, 'Essa pontuação não é possível nesta partida.'],
    ['another level', { ...fair, difficulty: 'hard' }, 51_000, 'Essa partida foi começada em outro nível.'],
  ] as const)('%s', (_, result, elapsedMs, reason) => {
    const { wordsFound, ...rest } = result
    const found = typeof wordsFound === 'number' ? wordsFound : [...wordsFound]
    expect(checkWordSearch({ ...rest, wordsFound: found }, dealt, elapsedMs)).toBe(reason)
  })
})
