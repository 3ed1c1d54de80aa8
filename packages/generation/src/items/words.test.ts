import { expect, test } from 'vitest'
import { contextOf } from '../context.ts'
import { findFacts } from '../families/index.ts'
import { studyFrom } from '../testing/document.ts'
import { calmedWords, chooseWords } from './words.ts'

const TEXT = `# Ecossistemas

A fotossíntese é um processo que transforma a energia da luz em açúcares. A Caatinga é o único bioma exclusivamente \
brasileiro. A fotossíntese mantém as florestas da Caatinga.

Os decompositores devolvem os nutrientes ao solo da floresta. As chuvas de verão alimentam os decompositores das \
florestas e das lagoas da região.`

function wordsOf(text: string): string[] {
  const study = studyFrom(text)
  return chooseWords(study, findFacts(study), contextOf(study), 24).map(({ word, hint }) => `${word}: ${hint}`)
}

test('the meaning comes first, then a question, then a sentence with a gap', () => {
  expect(wordsOf(TEXT).slice(0, 3)).toEqual([
    'fotossíntese: Um processo que transforma a energia da luz em açúcares',
    'Caatinga: Qual é o único bioma exclusivamente brasileiro?',
    'chuvas: As _____ de verão alimentam os decompositores das florestas e das lagoas da região.',
  ])
})

test('of words that a page shouts names of places and persons keep their first capital', () => {
  const answers = ['Brasil', 'Amazonas', 'Pedro', 'Ceará', 'Rede', 'Placa', 'Mercúrio', 'Zermepo', 'Uma rede']
  expect([...calmedWords(answers)]).toEqual([
    ['BRASIL', 'Brasil'],
    ['AMAZONAS', 'Amazonas'],
    ['PEDRO', 'Pedro'],
    ['CEARÁ', 'Ceará'],
    ['REDE', 'rede'],
    ['PLACA', 'placa'],
    ['MERCÚRIO', 'mercúrio'],
    ['ZERMEPO', 'Zermepo'],
  ])
})

test('a word seen once is good enough where the text says what it is', () => {
  const text =
    'O aparelho que registra as vibrações do solo chama-se sismógrafo. A cratera é a abertura no topo do vulcão.'
  expect(wordsOf(text).slice(0, 2)).toEqual([
    'cratera: A abertura no topo do vulcão',
    'sismógrafo: Como se chama o aparelho que registra as vibrações do solo?',
  ])
})

test('two gaps of one sentence do not give each other away', () => {
  const text = `# Rios

As ondas alcançam a praia e a restinga. A praia recebe a areia dos rios. A restinga protege a praia do vento. As ondas \
trazem a areia.`
  expect(wordsOf(text)).toEqual(['praia: A restinga protege a _____ do vento.'])
})

test('no hint names its word', () => {
  for (const line of wordsOf(TEXT)) {
    const [word = '', hint = ''] = line.split(': ')
    expect(hint.toLowerCase()).not.toContain(word.toLowerCase())
  }
})

test('the word stands as the gap wants it', () => {
  const text = `# Solos

As minhocas arejam o solo das hortas. O solo guarda a água das chuvas. Os solos da floresta são pobres em nutrientes. \
As hortas recebem a água das chuvas.`
  for (const line of wordsOf(text)) {
    const [word = '', hint = ''] = line.split(': ')
    if (/(?:Os|as) _/u.test(hint)) expect(word).toMatch(/s$/)
  }
})

test('a step of an experiment is no hint where others are', () => {
  const text = `# Extratos

O extrato da folha contém taninos. Os taninos protegem a folha contra insetos. Foram adicionados 100 mL de etanol ao \
extrato durante 30 minutos. O etanol dissolve a cera dos móveis da sala.`
  expect(wordsOf(text).join(' ')).not.toContain('100 mL')
})

test('no word is chosen twice, in one number or the other', () => {
  const text = `# Praia

Os animais da praia caminham para a avenida iluminada. O animal da praia teme a luz da avenida. A luz da avenida atrai \
os animais recém-nascidos. Cada animal da praia procura o mar pela luz da lua.`
  const words = wordsOf(text).map(line => line.split(':')[0])
  expect(new Set(words.map(word => word?.slice(0, 5)))).toHaveProperty('size', words.length)
})

test('a meaning has no preposition of the verb before it', () => {
  expect(wordsOf('A moagem consiste na trituração dos grãos entre duas pedras.')).toContain(
    'moagem: A trituração dos grãos entre duas pedras',
  )
})

test('two words of one name do not give each other away', () => {
  const text = 'A corrente elétrica é a passagem ordenada de cargas por um fio de metal.'
  expect(wordsOf(text).filter(line => line.includes('passagem ordenada'))).toEqual([
    'elétrica: Corrente _____: passagem ordenada de cargas por um fio de metal',
  ])
})

test('a slip written once is no word', () => {
  const text = 'A eutrofisação é o acúmulo de restos de adubo nas águas paradas de uma lagoa.'
  expect(wordsOf(text).filter(line => line.startsWith('eutrofisação'))).toEqual([])
})
