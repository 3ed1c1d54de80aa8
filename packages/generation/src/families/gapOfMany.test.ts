import { expect, test } from 'vitest'
import { studyFrom } from '../testing/document.ts'
import { isHalfPhrase, saysNotOfWhat } from './gapOfMany.ts'

const halfPhrases = (text: string) => {
  const { sentences, mentions } = studyFrom(`# Oficina\n\n${text}`)
  return sentences.flatMap(sentence =>
    (mentions[sentence.index] ?? []).filter(mention => isHalfPhrase(sentence, mention)).map(({ surface }) => surface),
  )
}

test.each([['A montagem de dispositivos é simples.', 'montagem']])(
  '%s leaves a gap that other words fill',
  (text, gap) => {
    expect(halfPhrases(text)).toContain(gap)
  },
)

test.each([
  ['A fotossíntese transforma a luz.', 'fotossíntese'],
  ['O sistema usa uma rede de coordenadas equatoriais.', 'coordenadas equatoriais'],
  ['O viajante saiu da cidade de Recife.', 'Recife'],
])('%s leaves one that a term fills', (text, gap) => {
  expect(halfPhrases(text)).not.toContain(gap)
})

test.each([
  ['Havia sido criado quatro anos antes, em 1891, por um professor.', true],
  ['Ocorre devido à ação do vento, que leva a areia.', true],
  ['Foi criada a primeira escola de pesca da ilha.', false],
  ['Surgiu a ideia de plantar ipês na praça.', false],
  ['Existem três tipos de anzol.', false],
  ['Entre os temperos, o alho é um dos mais usados na cozinha.', true],
  ['O alho é um dos mais antigos temperos do mundo.', false],
])('%s leaves open of what: %s', (text, open) => {
  const [sentence] = studyFrom(`# Oficina\n\n${text}`).sentences
  expect(sentence && saysNotOfWhat(sentence)).toBe(open)
})
