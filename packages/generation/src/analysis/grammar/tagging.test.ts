import { expect, test } from 'vitest'
import { tagWords } from './tagging.ts'

test.each([
  ['O museu conta com três salas.', 'conta'],
  ['A matéria passa do estado sólido para o líquido.', 'passa'],
  ['O vulcão lança lava e cinzas.', 'lança'],
  ['A ilha se forma a partir do acúmulo de areia.', 'forma'],
  ['Depois ela completa a volta.', 'completa'],
  ['A viagem leva cerca de oito dias.', 'leva'],
  ['A roda gira em falso.', 'gira'],
  ['A fotossíntese resulta da ação da luz.', 'resulta'],
  ['O ângulo raso vale 180 graus.', 'vale'],
  ['O adubo, feito de restos de comida, melhora a terra.', 'melhora'],
])('%s: %s is the verb', (text, verb) => {
  expect(tagWords(text).find(word => word.tag === 'verb')?.text).toBe(verb)
})

test.each(['A conta do banco', 'O vale do rio', 'A lança do guerreiro', 'O tempo passa'])(
  '%s: no verb of counting',
  text => {
    expect(tagWords(text)[1]?.tag).toBe('noun')
  },
)

test.each([
  ['O tratado de 1750 marca a nova fronteira.', 'marca'],
  ['A Lei de Terras garante ao Estado a posse das matas.', 'garante'],
])('%s: after a year and after a name, %s is the verb', (text, verb) => {
  expect(tagWords(text).find(word => word.tag === 'verb')?.text).toBe(verb)
})

test('what a number of four figures counts is no verb', () => {
  expect(tagWords('Eram 1800 marcas de gado na serra')[2]?.tag).toBe('noun')
})

test('what gets into a thing is a verb', () => {
  expect(tagWords('A umidade penetra nas paredes.')[2]?.tag).toBe('verb')
})

test('an age is a noun, and what was so is a verb', () => {
  const tagOfEra = (text: string) => tagWords(text).find(({ lower }) => lower === 'era')?.tag
  expect(tagOfEra('A era Paleozoica terminou com uma grande extinção.')).toBe('noun')
  expect(tagOfEra('A fábrica da vila era antiga.')).toBe('verb')
})

test('the name of a method of every object is a word like any other', () => {
  expect(tagWords('O método constructor cria o objeto.')[2]?.lower).toBe('constructor')
})
