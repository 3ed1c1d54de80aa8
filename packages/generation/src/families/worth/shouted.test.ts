import { expect, test } from 'vitest'
import { generateMaterial } from '../../generate.ts'
import { documentOf, found, studyFrom } from '../../testing/document.ts'
import { findFacts } from '../index.ts'
import { calmer } from './shouted.ts'

test('a word shouted once is asked in small letters', () => {
  const text = 'O firmware fica na placa. Um FIRMWARE controla os circuitos da impressora.'
  const asked = found(text).map(line => line.split(' → ')[0])
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.join(' ')).toMatch(/firmware/)
  expect(asked.join(' ')).not.toMatch(/FIRMWARE/)
})

test.each([
  ['PLACA DE REDE', 'Placa de rede'],
  ['PLACA DE VÍDEO', 'Placa de vídeo'],
  ['MEMÓRIA RAM', 'Memória RAM'],
  ['REDE DE SÃO PAULO', 'Rede de São Paulo'],
  ['IBGE E CNPQ', 'IBGE E CNPQ'],
])('words in capitals side by side are calmed whole or not at all: %s', (shouted, calmed) => {
  const [some] = findFacts(studyFrom('A lava é o magma que chega à superfície.'))
  expect(some && calmer([], [])({ ...some, answer: shouted }).answer).toBe(calmed)
})

test.each([
  ['AGÊNCIA NACIONAL DE ÁGUAS', 'Agência Nacional de Águas'],
  ['HTTP STRICT TRANSPORT SECURITY', 'HTTP Strict Transport Security'],
  ['Search Engine Optimization', 'Search Engine Optimization'],
  ['SUDENE', 'SUDENE'],
])('what an acronym stands for has capitals at its words: %s', (shouted, written) => {
  const [some] = findFacts(studyFrom('A lava é o magma que chega à superfície.'))
  const fact = some && { ...some, family: 'acronym' as const, answerType: 'expansion' as const, answer: shouted }
  expect(fact && calmer([], [])(fact).answer).toBe(written)
})

test('a question calms with a word what is shouted beside it', () => {
  const [some] = findFacts(studyFrom('A lava é o magma que chega à superfície.'))
  const asked = (question: string) => some && calmer([], [])({ ...some, question }).question
  expect(asked('Onde fica o ROTEADOR DE REDE?')).toBe('Onde fica o roteador de rede?')
  expect(asked('O que faz o IBGE NO BRASIL?')).toBe('O que faz o IBGE NO BRASIL?')
})

test.each([
  ['O que é incidente DE SEGURANÇA?', 'O que é incidente de segurança?'],
  ['O que é INCIDENTE DE SEGURANÇA?', 'O que é incidente de segurança?'],
  ['O que é HYPERTEXT TRANSFER PROTOCOL SECURE?', 'O que é Hypertext Transfer Protocol Secure?'],
  ['O que faz o comitê E a CPU de uma rede?', 'O que faz o comitê e a CPU de uma rede?'],
])('a run is calmed with its little words: %s', (shouted, calmed) => {
  const { sentences } = studyFrom('Um canal secure leva dados. Outro canal secure os guarda.')
  const [some] = findFacts(studyFrom('A lava é o magma que chega à superfície.'))
  expect(some && calmer(sentences, [])({ ...some, question: shouted }).question).toBe(calmed)
})

test('a name in capitals stays', () => {
  const text =
    'O FERRONORTE liga dois portos. Um FERRONORTE controla os trens do porto. O arquivo ferronorte guarda os dados.'
  expect(found(text, 'function/').join(' ')).toMatch(/FERRONORTE/)
})

const LABELS = `Peças e programas de um aparelho.

FIRMWARE: programa gravado em um chip da placa de um aparelho.

ROTEADOR: aparelho que liga redes diferentes e escolhe o caminho dos dados.

ZERMEPO: suporte de metal que segura a tampa do gabinete.

REDE: grupo de computadores ligados para trocar arquivos.

USB: porta que une aparelhos ao computador por um cabo.`

test('labels in a row of capitals are asked and answered as words are written, abbreviations in capitals', () => {
  const asked = found(LABELS)
  expect(asked).toContain('O que é firmware? → Programa gravado em um chip da placa de um aparelho')
  expect(asked).toContain('O que é USB? → Porta que une aparelhos ao computador por um cabo')
})

test('options and words of such a text shout no more than it does itself', () => {
  const { questions, words } = generateMaterial(
    documentOf(`${LABELS}\n\nO FIRMWARE controla os circuitos. Cada impressora tem um FIRMWARE.`),
    { title: 'O computador' },
  )
  const options = new Set(questions.flatMap(question => question.options))
  expect(options.size).toBeGreaterThan(0)
  expect([...options].filter(option => /\p{Lu}{4}/u.test(option))).toEqual([])
  expect(words.map(({ word }) => word)).toContain('firmware')
  expect(words.map(({ word }) => word).filter(word => /\p{Lu}{4}/u.test(word))).toEqual([])
})

test('labels that are abbreviations stay in capitals', () => {
  const text = `Órgãos do país.

EMBRAPA: empresa que pesquisa sementes e solos.

UNICEF: fundo que protege crianças e famílias.

ANVISA: agência que confere remédios e alimentos.`
  const asked = found(text).join(' ')
  expect(asked).toMatch(/EMBRAPA/)
  expect(asked).toMatch(/UNICEF/)
  expect(asked).not.toMatch(/embrapa|unicef|Unicef/)
})

test.each([
  [
    'Relógios Tissol agrupam os ponteiros em uma caixa.',
    'O que Relógios Tissol agrupam?',
    'O que relógios Tissol agrupam?',
  ],
  ['Jogos Olímpicos reúnem atletas em uma cidade.', 'O que Jogos Olímpicos reúnem?', 'O que Jogos Olímpicos reúnem?'],
])('%s', (text, question, expected) => {
  const [some] = findFacts(studyFrom('A lava é o magma que chega à superfície.'))
  const { sentences } = studyFrom(text)
  const [sentence] = sentences
  expect(some && sentence && calmer(sentences, [])({ ...some, sentence, question }).question).toBe(expected)
})

test('labels that cannot be said as words keep the whole row in capitals', () => {
  const text = `Peças de um aparelho.

ROTEADOR: aparelho que liga redes diferentes e escolhe o caminho dos dados.

SDRAM: memória que guarda os dados enquanto o aparelho está ligado.

TECLADO: peça com que se escrevem letras e números.

MONITOR: tela em que se veem textos e figuras.`
  const { questions } = generateMaterial(documentOf(text), { title: 'O aparelho' })
  const options = questions.flatMap(question => question.options)
  expect(options).not.toContain('Sdram')
  expect(found(text).join(' ')).not.toMatch(/Sdram/)
})
