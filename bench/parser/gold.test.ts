import { expect, it } from 'vitest'
import { readGold } from './gold.ts'
import { scoreText, scoreWords } from './scores.ts'

const ROWS = `1-2 Na _ _ 0 _
1 Em ADP 3 case
2 a DET 3 det
3 serra NOUN 4 obl
4-5 vê-se _ _ 0 _
4 vê VERB 0 root
5 se PRON 4 expl:pass
6 tudo PRON 4 nsubj:pass
7 . PUNCT 4 punct`

const FILE = `# text = Na serra vê-se tudo.
${ROWS.split('\n')
  .map(row => row.split(' '))
  .map(([id, form, upos, head, relation]) => [id, form, '_', upos, '_', '_', head, relation, '_', '_'].join('\t'))
  .join('\n')}
`

it('finds the place of each word, of contractions and of pronouns after a hyphen', () => {
  const [sentence] = readGold(FILE)
  expect(sentence?.words.map(({ text, start, end, head, relation }) => [text, start, end, head, relation])).toEqual([
    ['Em', 0, 2, 2, 'case'],
    ['a', 0, 2, 2, 'det'],
    ['serra', 3, 8, 3, 'obl'],
    ['vê', 9, 11, -1, 'root'],
    ['se', 12, 14, 3, 'expl'],
    ['tudo', 15, 19, 3, 'nsubj:pass'],
    ['.', 19, 20, 3, 'punct'],
  ])
})

it('counts what is right, with words given and without', () => {
  const gold = readGold(FILE)
  const tokens = (gold[0]?.words ?? []).map(word => ({ ...word, lemma: '', features: {}, confidence: 0.97 }))
  const wrong = tokens.map((token, i) => (i === 5 ? { ...token, relation: 'obj' } : token))
  const text = gold[0]?.text ?? ''
  expect(scoreWords(gold, [{ text, tokens: wrong }])).toMatchObject({
    words: 7,
    upos: 7,
    heads: 7,
    labelled: 6,
    sureRight: 6,
  })
  expect(scoreText(gold, [{ text, tokens }])).toEqual({ words: 1, labelled: 1 })
  // Without the last word: one of the treebank's is not found, nor is its arc.
  const { words, labelled } = scoreText(gold, [{ text, tokens: tokens.slice(0, 6) }])
  expect(words).toBeCloseTo(12 / 13)
  expect(labelled).toBeCloseTo(12 / 13)
})
