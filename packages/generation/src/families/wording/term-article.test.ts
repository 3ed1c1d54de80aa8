import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'Erosão é o desgaste do solo pela água e pelo vento.',
    'O que é a erosão? → O desgaste do solo pela água e pelo vento',
  ],
  [
    'Sensor é um aparelho que mede o calor do forno. O forno tem dois sensores. Quem troca um sensor mede de novo.',
    'O que é um sensor? → Um aparelho que mede o calor do forno',
  ],
  [
    'Erosão é um processo que gasta o solo aos poucos. O vento gasta o solo.',
    'O que é a erosão? → Um processo que gasta o solo aos poucos',
  ],
  [
    'Executável é uma permissão que o usuário dá ao arquivo. O sistema lê o executável quando abre a pasta.',
    'O que é o executável? → Uma permissão que o usuário dá ao arquivo',
  ],
  [
    'Usamos DSNH, que é um editor de imagens gratuito. O DSNH abre figuras. Com o DSNH se pinta.',
    'O que é o DSNH? → Um editor de imagens gratuito',
  ],
  [
    'Usamos DSNH, que é um editor de imagens gratuito. Quem tem DSNH pinta. Com DSNH se desenha.',
    'O que é DSNH? → Um editor de imagens gratuito',
  ],
])('%s', (text, item) => {
  expect(found(text, 'definition/')).toContain(item)
})

test.each([
  ['Água é uma substância que mata a sede. As águas do rio sobem.', 'a água'],
  ['Física é uma ciência que estuda a queda dos corpos. As grandezas físicas se medem.', 'a física'],
  ['Ferro é um metal que enferruja ao ar. Quem tem um ferro de passar guarda os ferros de passar.', 'o ferro'],
  ['Sistema nervoso é um conjunto de órgãos que manda sinais. Os sistemas do corpo trabalham.', 'o sistema nervoso'],
])('one thing that everybody knows: %s', (text, term) => {
  const [question = ''] = found(text, 'definition/').filter(item => item.startsWith('O que é'))
  expect(question).toContain(`O que é ${term}?`)
})

test('two things and a doing stay without', () => {
  expect(found('Modular é conseguir mudar o som de um rádio aos poucos.', 'definition/action')).toEqual([
    'O que é modular? → Conseguir mudar o som de um rádio aos poucos',
  ])
})
