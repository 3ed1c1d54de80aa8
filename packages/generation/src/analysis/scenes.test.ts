import { expect, test } from 'vitest'
import { findFacts } from '../families/index.ts'
import { studyFrom } from '../testing/document.ts'

const found = (text: string) => findFacts(studyFrom(text)).map(fact => `${fact.question} → ${fact.answer}`)

test('what follows an imagined thing in its paragraph is said of that thing alone', () => {
  const asked = found(
    'A condução ocorre nos sólidos. Imagine uma barra metálica com uma ponta em uma chama. O calor fluiu do ' +
      'ponto mais quente para o mais frio da barra em razão da diferença de temperatura entre as duas pontas.',
  )
  expect(asked.filter(item => /barra/.test(item))).toEqual([])
})

test('what somebody did in a story is not asked, what is so in it is', () => {
  const story =
    'O Egito Antigo era uma civilização que dependia das cheias do Rio Nilo. Nefertari despertou antes do ' +
    'nascer do sol e caminhou até o palácio real de Tebas.\n\n— Nefertari! — chamou uma voz conhecida no ' +
    'palácio.'
  const asked = found(story)
  expect(asked.some(item => /despertou|caminhou/.test(item))).toBe(false)
  expect(asked.some(item => /Egito/.test(item))).toBe(true)
})

test('what a thing is called in a scene is asked, what goes on there is not', () => {
  const asked = found(
    'Imagine um barco que desce um rio. O barco leva sal. A margem que fica à direita de quem desce é ' +
      'denominada margem direita.',
  )
  expect(asked.filter(item => /sal/.test(item))).toEqual([])
  expect(asked.some(item => /Margem direita/.test(item))).toBe(true)
})

const imagined = (text: string) => studyFrom(text).sentences.map(({ dependence }) => dependence === 'imagined')

test.each([
  'A expressão Poema.charAt(30) devolve um texto vazio ao leitor.',
  'A função soma(2, 3) devolve o número cinco ao programa da balança.',
  'O método buscar("sal") devolve a posição da palavra no texto.',
])('what a call does with its values is an instance, no rule: %s', text => {
  expect(imagined(text)).toEqual([true])
})

test.each([
  'A função soma(a, b) devolve a soma dos dois números ao programa.',
  'A ilha(3) exporta sal e peixe seco para o continente.',
  'O método buscar (versão 2) devolve a posição da palavra no texto.',
])('parentheses that hold no values make no instance: %s', text => {
  expect(imagined(text)).toEqual([false])
})

test('what is counted of somebody of an exercise is no knowledge of the lesson', () => {
  expect(imagined('João comprou 12 laranjas na feira da praça. O juro é o preço do dinheiro no tempo.')).toEqual([
    true,
    false,
  ])
})

test.each([
  'Carlos Moreira fundou três escolas de pesca na ilha. Carlos abriu 12 hortas na serra da vila.',
  '# A vida de Carlos\n\nCarlos abriu 12 hortas na serra da vila.',
  'Carlos nasceu em 1825 na cidade do Rio de Janeiro.',
  'Carlos pesca. Carlos abriu 12 hortas na serra. Carlos fundou a escola da ilha. Carlos morreu na vila do porto.',
])('what is counted of somebody the text tells of stays: %s', text => {
  expect(imagined(text)).not.toContain(true)
})
