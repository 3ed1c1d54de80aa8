import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'relation/advised',
    'Em caso de picada de cobra, é importante lavar o local com água e sabão.',
    'O que é importante fazer em caso de picada de cobra? → Lavar o local com água e sabão',
  ],
  [
    'relation/advised',
    'Para evitar a ferrugem é preciso cobrir o metal com tinta ou óleo.',
    'O que é preciso fazer para evitar a ferrugem? → Cobrir o metal com tinta ou óleo',
  ],
  [
    'relation/needed-for',
    'Para medir a umidade do ar, é necessário um higrômetro.',
    'O que é necessário para medir a umidade do ar? → Um higrômetro',
  ],
])('%s: %s', (pattern, text, expected) => {
  expect(found(text, pattern)).toEqual([expected])
})

test.each([
  'Para a compreensão do mapa, é preciso conhecer a escala usada pelo cartógrafo.',
  'Em caso de suspeita, é fundamental chamar o bombeiro mais próximo da vila.',
  'Para a limpeza do tanque, é necessário retirar dele as folhas secas.',
  'Durante a colheita do café, é importante que o grão esteja maduro.',
])('asks nothing of %s', text => {
  expect(found(text, 'relation/advised')).toEqual([])
})
