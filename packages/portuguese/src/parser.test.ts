import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { tinyWeights } from './parser/tiny-weights.ts'
import { children, isPassive, parser, parserOf, phrase, root, type Tree } from './parser.ts'

const SUBJECTS =
  'O vento|A casa da serra|Um peixe do rio|As nuvens cinzentas|O Sol|Cada planta|A raiz|Os morcegos|O mapa|Uma ' +
  'pedra'
const VERBS =
  'move|tornou-se|não cobre|é|foi levada pelo rio até|guarda|precisa de|cai ' + 'nos|muda, aos poucos,|dá forma a'
const OBJECTS =
  'a areia.|parte do solo!|25,5% da água|"o telhado" da casa.|outra casa?|um som (grave).|a luz e o ' +
  'calor.|folhas…|nada.|pó'

/** A thousand sentences of our own: every subject with every verb and object. */
const SENTENCES = SUBJECTS.split('|').flatMap(subject =>
  VERBS.split('|').flatMap(verb => OBJECTS.split('|').map(object => `${subject} ${verb} ${object}`)),
)

/** What trees are, to the last bit of each certainty; without lemmas, which are the dictionaries'. */
function fingerprint(trees: readonly Tree[]): string {
  const rows = trees.map(tree => tree.tokens.map(({ lemma: _, ...token }) => token))
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex')
}

describe('a parser', () => {
  it('reads a thousand sentences to the same bits on every machine', () => {
    const trees = parserOf(tinyWeights(25)).readAll(SENTENCES)
    expect(trees).toHaveLength(1000)
    expect(fingerprint(trees)).toBe('301d921135a3f707c849540ec0ffb46ba9137390cdf368068db1015677fd6879')
  })

  it('reads a sentence alone as among others', () => {
    const some = SENTENCES.filter((_, i) => i % 37 === 0)
    const parser = parserOf(tinyWeights(25))
    expect(fingerprint(some.map(sentence => parser.read(sentence)))).toBe(fingerprint(parser.readAll(some)))
  })

  it('follows another treebank where one is named, and no unknown one', () => {
    const weights = tinyWeights(25)
    expect(fingerprint(parserOf(weights, 'two').readAll(SENTENCES))).toBe(
      fingerprint(parserOf(weights).readAll(SENTENCES)),
    )
    expect(fingerprint(parserOf(weights, 'one').readAll(SENTENCES))).not.toBe(
      fingerprint(parserOf(weights).readAll(SENTENCES)),
    )
    expect(() => parserOf(weights, 'three')).toThrow('no treebank three')
  })

  it('gives back the text and its places', () => {
    const tree = parserOf(tinyWeights(25)).read('O peixe do rio')
    expect(tree.text).toBe('O peixe do rio')
    expect(tree.tokens.map(({ text, start, end }) => [text, start, end])).toEqual([
      ...[
        ['O', 0, 1],
        ['peixe', 2, 7],
        ['de', 8, 10],
        ['o', 8, 10],
        ['rio', 11, 14],
      ],
    ])
  })

  it('has no words for an empty sentence, and one root for a very long one', () => {
    const parser = parserOf(tinyWeights(25))
    expect(parser.readAll(['', 'O vento.', ''])).toMatchObject([{ tokens: [] }, { text: 'O vento.' }, { tokens: [] }])
    const long = parser.read('a casa '.repeat(400))
    expect(long.tokens).toHaveLength(800)
    expect(long.tokens.filter(token => token.head === -1)).toHaveLength(1)
    expect(long.tokens[root(long)]?.relation).toBe('root')
  })
})

describe('the parser of the package', () => {
  it('reads a thousand sentences to the same bits on every machine', () => {
    expect(fingerprint(parser().readAll(SENTENCES))).toBe(
      'cce6b0765549bec6502f0f7b565bb17a57370d9573163ea61566ee2c56c1f0e7',
    )
  })

  it('finds subject, object and the doer of a passive', () => {
    const told = parser().read('O calor do Sol aquece a água dos lagos.')
    expect(children(told, root(told), 'nsubj').map(i => phrase(told, i).text)).toEqual(['O calor do Sol'])
    expect(children(told, root(told), 'obj').map(i => phrase(told, i).text)).toEqual(['a água dos lagos'])
    const passive = parser().read('A água dos lagos é aquecida pelo calor do Sol.')
    expect(isPassive(passive, root(passive))).toBe(true)
    expect(children(passive, root(passive), 'nsubj').map(i => phrase(passive, i).text)).toEqual(['A água dos lagos'])
    expect(children(passive, root(passive), 'obl:agent').map(i => passive.tokens[i]?.text)).toEqual(['calor'])
  })
})
