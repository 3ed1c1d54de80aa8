import { afterEach, expect, test, vi } from 'vitest'
import early from '../../public/early.js?raw'

/** What browsers that get no newer one lack, from Chrome 87 on, and public/early.js lends. */
const lacking = [
  [Array.prototype, 'toSorted'],
  [Array.prototype, 'toReversed'],
  [Map, 'groupBy'],
  [URL, 'canParse'],
  [Array.prototype, 'at'],
  [String.prototype, 'at'],
  [Object, 'hasOwn'],
  [Array.prototype, 'findLast'],
  [Array.prototype, 'findLastIndex'],
] as const

const own = lacking.map(([of, name]) => [of, name, Object.getOwnPropertyDescriptor(of, name)] as const)

afterEach(() => {
  window.hasBegun?.()
  for (const [of, name, descriptor] of own) if (descriptor) Object.defineProperty(of, name, descriptor)
  vi.unstubAllGlobals()
})

/** Runs what stands in the page before our code. */
function runEarly(): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')))
  new Function(early)()
}

test('a browser that lacks them gets what our code asks for', () => {
  for (const [of, name] of lacking) Reflect.deleteProperty(of, name)
  runEarly()
  const given = [3, 1, 2]
  expect(given.toSorted((one, other) => one - other)).toEqual([1, 2, 3])
  expect(given.toReversed()).toEqual([2, 1, 3])
  expect(given).toEqual([3, 1, 2])
  expect([...Map.groupBy(given, number => number % 2)]).toEqual([
    [1, [3, 1]],
    [0, [2]],
  ])
  expect(['/study/3', 'https://escola.example', 'http://['].map(address => URL.canParse(address))).toEqual([
    false,
    true,
    false,
  ])
  expect(URL.canParse('/study/3', 'https://escola.example')).toBe(true)
  expect(Object.keys([])).toEqual([])
  expect([given.at(-1), given.at(0), given.at(1.7), given.at(3)]).toEqual([2, 3, 1, undefined])
  expect('rios'.at(-1)).toBe('s')
  expect(Object.hasOwn({ rio: 1 }, 'rio')).toBe(true)
  expect(Object.hasOwn({}, 'toString')).toBe(false)
  expect(given.findLast(number => number > 1)).toBe(2)
  expect(given.findLastIndex(number => number > 2)).toBe(0)
  expect(given.findLastIndex(number => number > 3)).toBe(-1)
  expect(given.findLast(number => number > 3)).toBeUndefined()
})

test('a call that is never answered is given up there, too', () => {
  vi.useFakeTimers()
  vi.stubGlobal('AbortSignal', class {})
  runEarly()
  const signal = AbortSignal.timeout(4_000)
  vi.advanceTimersByTime(3_999)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(signal.aborted).toBe(true)
  vi.useRealTimers()
})

test('one that has them keeps its own', () => {
  const before = lacking.map(([of, name]) => Reflect.get(of, name))
  runEarly()
  expect(lacking.map(([of, name]) => Reflect.get(of, name))).toEqual(before)
})

/** Everything that browsers run, besides the libraries. */
const sources: Readonly<Record<string, string>> = import.meta.glob(
  [
    '../**/*.{ts,tsx}',
    '../../service-worker/*.ts',
    '../../../../packages/{ui,games,artwork}/src/**/*.{ts,tsx}',
    '!../../../../**/*.test.{ts,tsx}',
    '!../../../../**/testing/**',
  ],
  { query: '?raw', import: 'default', eager: true },
)

/** Functions of the language that came after Chrome 109, and are not lent. */
const tooNew = new RegExp(
  [
    String.raw`\b(?:Object\.groupBy|Promise\.(?:try|withResolvers)|Array\.fromAsync|AbortSignal\.any|URL\.parse)\(`,
    String.raw`\.(?:toSpliced|isWellFormed|toWellFormed|isSubsetOf|isSupersetOf|isDisjointFrom)\(`,
    String.raw`\.(?:symmetricDifference|getOrInsert|getOrInsertComputed)\(`,
    String.raw`\.(?:keys|values|entries)\(\)\s*\.(?:map|filter|take|drop|toArray|some|every|find|reduce|flatMap)\(`,
    String.raw`\bnew (?:CloseWatcher|Iterator)\b|\bIterator\.|\bRegExp\.escape\b|\.showPopover\(`,
  ].join('|'),
)

test('nothing newer is asked for', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(500)
  const found = Object.entries(sources).flatMap(([file, text]) => {
    const [asked] = tooNew.exec(text) ?? []
    return asked ? [`${file}: ${asked}`] : []
  })
  expect(found).toEqual([])
})
