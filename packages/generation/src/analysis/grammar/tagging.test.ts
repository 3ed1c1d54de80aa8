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
])('%s: %s is the verb', (text, verb) => {
  expect(tagWords(text).find(word => word.tag === 'verb')?.text).toBe(verb)
})

test.each(['A conta do banco', 'O vale do rio', 'A lança do guerreiro', 'O tempo passa'])(
  '%s: no verb of counting',
  text => {
    expect(tagWords(text)[1]?.tag).toBe('noun')
  },
)
