import { folded } from './folded.ts'

/** Digits of the shortest telephone number, and of what is one beside a word that speaks of telephones. */
const fewest = { alone: 8, besideWord: 6 } as const

/** Words that speak of calling somebody. */
const calling =
  /\b(?:tel|fone|telefone|cel|celular|zap|zapzap|whats\w*|wpp|contato|ligu?e|me liga|me liguem|liga (?:pra|para)|me chama|meu numero)\b/

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
  const plain = withoutOtherNumbers(folded(text))
  const runs = runsOf(plain).filter(run => !isCounting(run))
  const digits = runs.map(run => run.join('').length)
  if (digits.some(count => count >= fewest.alone)) return true
  if (!calling.test(plain)) return false
  return (
    digits.some(count => count >= fewest.besideWord) || digits.reduce((sum, count) => sum + count, 0) >= fewest.alone
  )
}

const date = ['/', String.raw`\.`, '-']
  .map(sign => `(?:0?[1-9]|[12]\\d|3[01])${sign}(?:0?[1-9]|1[0-2])${sign}(?:1[5-9]|20|21)\\d\\d`)
  .join('|')
/** One date, or several in a row; not the end of a number whose other digits stand before it. */
const dates = new RegExp(String.raw`(?<!\d[^a-z\d]{0,3})\b(?:${date})(?:[^a-z\d]{1,3}(?:${date}))*\b(?![-.\d])`, 'g')

/** Dates, round amounts, powers of ten and π are read as words: nobody is called by them. */
const withoutOtherNumbers = (plain: string): string =>
  plain
    // An o after a digit stands for a zero; so does none of '5o ano', where it adds a digit that makes no telephone.
    .replace(/(?<=\d)o(?![a-z])/g, '0')
    .replace(dates, ' data ')
    .replace(/\b[12]\d{3}-(?:0[1-9]|1[0-2])-[0-3]\d\b/g, ' data ')
    .replace(/\b\d{1,3}(?:\.\d{3})*\.000\b(?![-.\d])/g, ' milhares ')
    .replace(/\b\d+0000\b(?![-.\d])/g, ' milhares ')
    .replace(/\b3[.,]14\d*/g, ' pi ')

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
    } else if (token !== 'e' && /[a-z:=]|\+(?=\s*$)|\S\+|×|÷/.test(token)) end()
    joins = token === 'e' || (joins && token.trim() === '')
  }
  end()
  return runs
}

/** Counting, a countdown, the keys of a machine, years, noughts and ones: many digits that call nobody. */
function isCounting(run: readonly string[]): boolean {
  const all = run.join('')
  if (/^[01]+$/.test(all)) return true
  const inOneGo = run.length === 1 || run.every(number => number.length <= 2)
  if (inOneGo && ('123456789012345'.includes(all) || '0987654321098'.includes(all) || all === '0123456789')) return true
  if (run.length > 1 && run.every(number => /^(?:1\d|20|21)\d\d$/.test(number))) return true
  const values = (run.at(-1) === '0' ? run.slice(0, -1) : run).map(Number)
  const [first = 0, second = 0] = values
  return values.length >= 3 && values.every((value, at) => value === first + at * (second - first))
}
