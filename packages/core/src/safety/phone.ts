import { folded } from './folded.ts'

/** Digits of the shortest telephone number, and of what is one beside a word that speaks of telephones. */
const fewest = { alone: 8, besideWord: 6 } as const

/** Words that speak of calling somebody. */
const calling = new RegExp(
  String.raw`\b(?:tel|fone|telefone|cel|celular|zap|zapzap|whats\w*|wpp|contato|ligu?e|me liga|me liguem` +
    String.raw`|liga (?:pra|para)|me chama|meu numero)\b`,
)

const units = ['zero', 'um', 'dois', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove']
const teens = ['dez', 'onze', 'doze', 'treze', 'quatorze', 'quinze', 'dezesseis', 'dezessete', 'dezoito', 'dezenove']
const tens = ['vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta', 'noventa']

/** Numbers below a hundred by their word. */
const numbers: ReadonlyMap<string, number> = new Map([
  ...units.map((word, value) => [word, value] as const),
  ...teens.map((word, at) => [word, 10 + at] as const),
  ...tens.map((word, at) => [word, 20 + 10 * at] as const),
  ...Object.entries({ uma: 1, hum: 1, duas: 2, meia: 6, catorze: 14, dezasseis: 16, dezassete: 17, dezanove: 19 }),
])

/** Whether a text holds a telephone number, written in digits, in words, or in both, with whatever between them. */
export function holdsPhone(text: string): boolean {
  const words = folded(text)
  const calls = calling.test(words)
  const plain = withoutOtherNumbers(words, calls)
  const runs = runsOf(plain).filter(run => !isCounting(run, calls))
  const digits = runs.map(run => run.join('').length)
  if (digits.some(count => count >= fewest.alone)) return true
  if (!calls) return false
  const loose = runs.filter(run => !run.every(isYear)).reduce((sum, run) => sum + run.join('').length, 0)
  return digits.some(count => count >= fewest.besideWord) || loose >= fewest.alone
}

/**
 * In groups of three: '215.303.489 habitantes', '149 597 870 km'; with nothing after them what no mobile telephone
 * begins with.
 */
const thousands = new RegExp(
  String.raw`\b(?:\d{1,3}(?:(?:\.\d{3}){2,}|(?: \d{3}){2,})\b(?![-.]?\d)(?= ?(?:k?m[23/]?\b|de [a-z]` +
    String.raw`|[a-z]{3,}s\b))|(?:[1-8]\d\d|\d{1,2})\.\d{3}\.\d{3}\b(?![-. ]?\d))`,
  'g',
)

const date = ['/', String.raw`\.`, '-']
  .map(sign => `(?:0?[1-9]|[12]\\d|3[01])${sign}(?:0?[1-9]|1[0-2])${sign}(?:1[5-9]|20|21)\\d\\d`)
  .join('|')
/** One date, or several in a row; not the end of a number whose other digits stand before it. */
const dates = new RegExp(String.raw`(?<!\d[^a-z\d]{0,3})\b(?:${date})(?:[^a-z\d]{1,3}(?:${date}))*\b(?![-.\d])`, 'g')

/**
 * Dates, times, amounts in thousands or money, fractions of one and π are read as words: nobody is called by them.
 * Beside a word that speaks of calling, thousands are taken for what they may be.
 */
function withoutOtherNumbers(words: string, calls: boolean): string {
  const plain = words
    // Letters that stand for a nought or a one. Where one ends a number, as in '5o ano' and '2l', it adds nothing that
    // makes a telephone.
    .replace(/(?<=\d)o+(?![a-z])|(?<![a-z])o+(?=\d)/g, noughts => '0'.repeat(noughts.length))
    .replace(/(?<=\d)[il|]+(?=\d)/g, ones => '1'.repeat(ones.length))
    .replace(/\b(?:[01]?\d|2[0-4])(?::|h)[0-5]\d(?!\d)/g, ' hora ')
  return (calls ? plain : plain.replace(thousands, ' milhares '))
    .replace(/\br\$ ?\d[\d.]*,\d\d\b/g, ' reais ')
    .replace(/\b[0-3],\d+\b(?![-.]\d)/g, ' fracao ')
    .replace(dates, ' data ')
    .replace(/\b[12]\d{3}-(?:0[1-9]|1[0-2])-[0-3]\d\b/g, ' data ')
    .replace(/\b\d{1,3}(?:\.\d{3})*\.000\b(?![-.\d])/g, ' milhares ')
    .replace(/\b\d+0000\b(?![-.\d])/g, ' milhares ')
    .replace(/\b3[.,]14\d*/g, ' pi ')
}

/** Numbers that follow one another with nothing but signs, spaces or an 'e' between, each as its digits. */
function runsOf(plain: string): string[][] {
  const runs: string[][] = []
  let run: string[] = []
  const end = () => {
    if (run.length > 0) runs.push(run)
    run = []
  }
  let joins = false
  for (const [token] of plain.matchAll(/\d+|[a-z]+|[^a-z\d]+/g)) {
    const value = numbers.get(token)
    if (value !== undefined) {
      const before = Number(run.at(-1))
      // 'noventa e oito' is one number of two digits.
      if (joins && before >= 20 && before % 10 === 0 && value > 0 && value < 10)
        run[run.length - 1] = String(before + value)
      else run.push(String(value))
    } else if (/\d/.test(token)) {
      // 'entre 1000 e 5000' are two numbers; only single digits are strung together by an 'e'.
      if (joins && (token.length > 1 || (run.at(-1)?.length ?? 0) > 1)) end()
      run.push(token)
    } else if (token !== 'e' && /[a-z=]|\+(?=\s*$)|\S\+|×|÷/.test(token)) end()
    joins = token === 'e' || (joins && token.trim() === '')
  }
  end()
  return runs
}

/** Counting up and down, and the keys of a calculator from its top. */
const inARow = ['0123456789012345', '0987654321098', '7894561230'] as const

const isYear = (number: string) => /^(?:1\d\d\d|20\d\d|2100)$/.test(number)

/**
 * Counting, a countdown, a list that grows, the keys of a machine, years: many digits that call nobody. Noughts and
 * ones too, unless something speaks of calling.
 */
function isCounting(run: readonly string[], calls: boolean): boolean {
  const all = run.join('')
  if (!calls && /^[01]+$/.test(all)) return true
  const inOneGo = run.length === 1 || run.every(number => number.length <= 2)
  if (inOneGo && inARow.some(keys => keys.includes(all))) return true
  if (run.length > 1 && run.every(isYear)) return !calls
  if (run.length === 1 && /^(\d)\1+$/.test(all)) return !calls
  const values = (run.at(-1) === '0' ? run.slice(0, -1) : run).map(Number)
  const [first = 0, second = 0, ...later] = values
  // '4, 8, 15, 16, 23 e 42', '1 1 2 3 5 8 13': small numbers, each larger than the one before.
  const small = run.every(number => number.length <= 3)
  const grows = later.every((value, at) => value > ([second, ...later][at] ?? 0)) && second >= first
  if (small && later.length >= 3 && grows) return true
  return values.length >= 3 && values.every((value, at) => value === first + at * (second - first))
}
