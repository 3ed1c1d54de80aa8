/**
 * Measures packages/portuguese on a treebank in CoNLL-U (Porttinari, CC BY 4.0):
 *   node bench/portuguese.ts path/to/file.conllu [--show]
 * Sentences are joined by spaces and split again; tokens are analysed one by one. `--show` lists what went wrong.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { analyse, genderOf, isFiniteVerb, isKnown, lemma, numberOf } from '@capivira/portuguese/morphology'
import { splitSentences } from '@capivira/portuguese/sentences'

type GoldToken = { form: string; lemma: string; tag: string; features: string }
type GoldSentence = { text: string; tokens: readonly GoldToken[] }

const { values, positionals } = parseArgs({
  options: { show: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [path] = positionals
if (!path) throw new Error('usage: node bench/portuguese.ts file.conllu [--show]')

/** CPU milliseconds of this process: the wall clock would measure the neighbours too. */
const cpu = () => process.cpuUsage().user / 1000

const heapBefore = memory()
const loadStart = cpu()
analyse('casa')
const firstMs = cpu() - loadStart
// A word the tagged dictionary lacks brings the Brazilian one.
analyse('mitocôndria')
const bothMs = cpu() - loadStart
const heapMb = memory() - heapBefore

const gold = readGold(readFileSync(path, 'utf8'))
const words = gold.flatMap(sentence => sentence.tokens).filter(token => /^[\p{L}-]+$/u.test(token.form))
const common = words.filter(token => token.tag !== 'PROPN')

const speedStart = cpu()
for (const token of words) analyse(token.form)
const firstPass = words.length / ((cpu() - speedStart) / 1000)

const rows: (readonly [string, string, string])[] = [
  ['load, tagged dictionary', `${firstMs.toFixed(0)} ms CPU`, '< 60 ms'],
  ['load, both', `${bothMs.toFixed(0)} ms CPU`, ''],
  ['memory after load', `${heapMb.toFixed(1)} MB`, ''],
  ['analyse, first pass', `${Math.round(firstPass).toLocaleString('en')} tokens/CPU s`, ''],
  ...sentences(),
  share('known tokens, names aside', common, token => isKnown(token.form), '97%'),
  share('gender of nouns compatible', nouns('Gender'), token => compatible(token, 'gender'), '99.5%'),
  share(
    'gender of nouns, when decided',
    nouns('Gender').filter(t => genderOf(t.form)),
    t => genderOf(t.form) === goldGender(t),
    '',
  ),
  share(
    'number of nouns, when decided',
    nouns('Number').filter(t => numberOf(t.form)),
    t => numberOf(t.form) === goldNumber(t),
    '',
  ),
  share('lemma of nouns', nouns('Gender'), token => lemma(token.form) === token.lemma.toLowerCase(), ''),
  share(
    'lemma of verbs',
    common.filter(t => t.tag === 'VERB'),
    t => lemma(t.form) === t.lemma.toLowerCase(),
    '',
  ),
  ...finiteVerbs(),
]
console.log(`${path}: ${gold.length} sentences, ${words.length} words\n`)
for (const row of rows) console.log(row[0].padEnd(34), row[1].padStart(24), row[2] && `  goal ${row[2]}`)

/** Resident bytes of heap and buffers, in MB, after collection when it is exposed. */
function memory(): number {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1e6
}

function readGold(text: string): GoldSentence[] {
  return text
    .split('\n\n')
    .map(block => ({
      text: /^# text = (.*)$/m.exec(block)?.[1] ?? '',
      tokens: block
        .split('\n')
        .filter(line => /^\d+\t/.test(line))
        .map(line => {
          const [, form = '', lemmaOfForm = '', tag = '', , features = ''] = line.split('\t')
          return { form, lemma: lemmaOfForm, tag, features }
        }),
    }))
    .filter(sentence => sentence.text)
}

/**
 * Precision: found boundaries that are gold ones. Recall: gold boundaries found. The end of the text counts for
 * neither.
 */
function sentences(): (readonly [string, string, string])[] {
  const text = gold.map(sentence => sentence.text).join(' ')
  const ends = new Set<number>()
  let at = 0
  for (const sentence of gold) {
    at += sentence.text.length
    ends.add(at)
    at++
  }
  const found = splitSentences(text).map(sentence => sentence.end)
  const right = found.filter(end => ends.has(end)).length
  if (values.show) {
    for (const end of found)
      if (!ends.has(end)) console.log('  split:', text.slice(end - 40, end), '|', text.slice(end, end + 30))
    const foundSet = new Set(found)
    for (const end of ends)
      if (!foundSet.has(end)) console.log('  missed:', text.slice(end - 40, end), '|', text.slice(end, end + 30))
  }
  return [
    ['sentence precision', (right / found.length).toFixed(4), '.998'],
    ['sentence recall', (right / ends.size).toFixed(4), '.999'],
  ]
}

function nouns(feature: string): GoldToken[] {
  return common.filter(token => token.tag === 'NOUN' && token.features.includes(`${feature}=`))
}

function goldGender(token: GoldToken): 'm' | 'f' {
  return token.features.includes('Gender=Fem') ? 'f' : 'm'
}

function goldNumber(token: GoldToken): 's' | 'p' {
  return token.features.includes('Number=Plur') ? 'p' : 's'
}

/** Whether some noun reading allows the gold gender; words without noun reading are the suffix rules' business. */
function compatible(token: GoldToken, property: 'gender'): boolean {
  const readings = analyse(token.form).filter(a => a.category === 'noun')
  const wanted = goldGender(token)
  if (readings.length === 0) return (genderOf(token.form) ?? wanted) === wanted
  return readings.some(a => (a[property] ?? wanted) === wanted)
}

function finiteVerbs(): (readonly [string, string, string])[] {
  let [hits, misses, alarms] = [0, 0, 0]
  const wrong = new Map<string, number>()
  for (const sentence of gold) {
    for (const [i, token] of sentence.tokens.entries()) {
      const previous = sentence.tokens[i - 1]?.form ?? ''
      const next = sentence.tokens[i + 1]?.form ?? ''
      const said = isFiniteVerb(token.form, { previous, next })
      const is = /VerbForm=Fin/.test(token.features)
      if (said && is) hits++
      else if (said || is) {
        const key = `${said ? 'alarm' : 'miss'} ${token.form.toLowerCase()}`
        wrong.set(key, (wrong.get(key) ?? 0) + 1)
        if (said) alarms++
        else misses++
      }
    }
  }
  if (values.show)
    console.log(
      [...wrong]
        .sort((a, b) => b[1] - a[1])
        .slice(0, 60)
        .map(([k, n]) => `${k} ${n}`)
        .join(', '),
    )
  return [
    ['finite verb precision', (hits / (hits + alarms)).toFixed(4), ''],
    ['finite verb recall', (hits / (hits + misses)).toFixed(4), ''],
  ]
}

function share(
  name: string,
  tokens: readonly GoldToken[],
  test: (token: GoldToken) => boolean,
  goal: string,
): readonly [string, string, string] {
  const failed = tokens.filter(token => !test(token))
  if (values.show) {
    const counts = new Map<string, number>()
    for (const t of failed) counts.set(t.form, (counts.get(t.form) ?? 0) + 1)
    console.log(
      name,
      [...counts]
        .sort((a, b) => b[1] - a[1])
        .slice(0, 80)
        .map(([k, n]) => (n > 1 ? `${k}×${n}` : k))
        .join(', '),
      '\n',
    )
  }
  return [name, `${((1 - failed.length / tokens.length) * 100).toFixed(2)}% of ${tokens.length}`, goal]
}
