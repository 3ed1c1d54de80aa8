import { expect, test } from 'vitest'
import { found, studyFrom } from '../../testing/document.ts'
import { isHalfPhrase, saysNotOfWhat } from './gap-of-many.ts'

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
  ['Nascida em 12 de março de 1871 em Olinda, era de uma família de ferreiros.', true],
  ['Fundado em 1903, o clube da vila tinha uma banda.', false],
  ['Encerrada a seca de 1877, começou a abertura das estradas.', false],
  ['O primeiro, que vem da química, é a ideia de que a matéria se transforma.', true],
  ['O ideal é regar a horta de manhã cedo.', true],
  ['O melhor amigo da horta é a minhoca.', false],
  ['A segunda é a noção de que a matéria se conserva.', true],
  ['A segunda lei diz que a matéria se conserva.', false],
  ['O segundo é a unidade de tempo de todos os relógios.', false],
])('%s leaves open of what: %s', (text, open) => {
  const [sentence] = studyFrom(`# Oficina\n\n${text}`).sentences
  expect(sentence && saysNotOfWhat(sentence)).toBe(open)
})

test.each([
  [
    'tem too many to fill it',
    '# Feira\n\n## Barraca de queijo\n\nA feira da vila tem inúmeras barracas de queijo na praça e na rua do porto.',
  ],
  [
    'is a part of a whole',
    '# Ilha\n\n## Território insular\n\nA mata do norte ocupa hoje cerca de 30% do território insular.',
  ],
  [
    'is of what has not been named',
    '# Sal\n\n## Umidade relativa\n\nA baixa umidade relativa no inverno ocorre porque os ventos sopram da serra.',
  ],
  [
    'is one of many such',
    '# Pesca\n\n## Redes de arrasto\n\nUm recurso comum nas vilas de pescadores do sul é o das redes de arrasto.',
  ],
  [
    'is only said to exist',
    '# Porto\n\n## Comércio de sal\n\nHá um comércio de sal entre as duas margens do rio da vila.',
  ],
  [
    'is praised',
    '# Moinho de água\n\nO moinho de água foi um marco fundamental na formação das vilas antigas da serra.',
  ],
  [
    'is not to be treated so',
    '# Moinho de água\n\nO moinho de água não deve ser deixado sem graxa durante os meses de chuva na serra.',
  ],
  [
    'is half described',
    '# Barco\n\n## Casco de proa\n\nO casco de proa leve que buscava teria que levar duas velas grandes.',
  ],
])('no gap that %s', (_, text) => {
  expect(found(text, 'cloze/term')).toEqual([])
})

test('the gap of a definition is what it defines', () => {
  const text =
    '# Ipê\n\n## Campo cerrado\n\nO ipê é uma árvore de flores amarelas muito comum no campo cerrado do ' +
    'planalto. O campo cerrado tem árvores baixas.'
  expect(found(text, 'cloze/term')).toEqual([
    'O _____ é uma árvore de flores amarelas muito comum no campo cerrado do planalto. → Ipê',
  ])
})
