import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'Cada cor do mapa indica uma altitude do terreno da serra.',
    'O que cada cor do mapa indica? → Uma altitude do terreno da serra',
  ],
  [
    'A mitose consiste na divisão da célula em duas células-filhas idênticas.',
    'Em que consiste a mitose? → Na divisão da célula em duas células-filhas idênticas',
  ],
  [
    'Na música de câmara, o andamento da peça é definido como a velocidade com que se toca.',
    'Na música de câmara, o que é o andamento da peça? → A velocidade com que se toca',
  ],
  [
    'O alcance do farol é definido como sendo a distância de onde o barco o vê, em mar calmo, em 1 noite.',
    'O que é o alcance do farol? → A distância de onde o barco o vê, em mar calmo, em 1 noite',
  ],
  [
    'A linha entre o gelo e a água representa o degelo da neve, a linha entre a água e o vapor representa ' +
      'fervura e a terceira linha representa geada.',
    'O que representa a linha entre o gelo e a água? → O degelo da neve',
  ],
  [
    'Define-se densidade como a razão entre a massa e o volume de um corpo.',
    'O que é a densidade? → A razão entre a massa e o volume de um corpo',
  ],
  [
    'O sertão se define como uma faixa de terra seca entre a serra e o mar.',
    'O que é o sertão? → Uma faixa de terra seca entre a serra e o mar',
  ],
  [
    'O comensalismo é quando um animal aproveita os restos de outro.',
    'O que é o comensalismo? → Quando um animal aproveita os restos de outro',
  ],
  [
    'O termo biosfera refere-se ao conjunto das regiões da Terra onde há vida.',
    'A que se refere o termo biosfera? → Ao conjunto das regiões da Terra onde há vida',
  ],
  [
    'A etimologia trata da origem das palavras e de suas mudanças.',
    'De que trata a etimologia? → Da origem das palavras e de suas mudanças',
  ],
  [
    'A acústica diz respeito ao estudo dos sons e de sua propagação.',
    'A que diz respeito a acústica? → Ao estudo dos sons e de sua propagação',
  ],
  [
    'Entende-se por cidadania o conjunto de direitos e deveres de uma pessoa na sociedade.',
    'O que se entende por cidadania? → O conjunto de direitos e deveres de uma pessoa na sociedade',
  ],
  [
    'A densidade demográfica é definida como o número de habitantes por quilômetro quadrado.',
    'O que é a densidade demográfica? → O número de habitantes por quilômetro quadrado',
  ],
  [
    'O clima semiárido caracteriza-se por chuvas escassas e irregulares.',
    'O que caracteriza o clima semiárido? → Chuvas escassas e irregulares',
  ],
  [
    'Os substantivos abstratos nomeiam ações, estados e qualidades, como “corrida” e “saudade”.',
    'O que os substantivos abstratos nomeiam? → Ações, estados e qualidades',
  ],
  [
    'O substantivo próprio nomeia um ser em particular e recebe letra maiúscula.',
    'O que o substantivo próprio nomeia? → Um ser em particular',
  ],
  ['A palavra anfíbio significa “vida dupla” em grego.', 'O que significa a palavra anfíbio? → “vida dupla” em grego'],
  [
    'O termo fotossíntese, que vem do grego, quer dizer síntese pela luz.',
    'O que quer dizer o termo fotossíntese? → Síntese pela luz',
  ],
  ['A palavra “cardume” indica um conjunto de peixes.', 'O que a palavra “cardume” indica? → Um conjunto de peixes'],
])('%s', (text, expected) => {
  expect(found(text, 'definition/')).toEqual([expected])
})

test('a share of something is no meaning', () => {
  expect(found('A população rural corresponde a mais da metade dos moradores: 61%.', 'definition/')).toEqual([])
})

test('what stands before the subject only says more of what leads it', () => {
  const text =
    'Em termos de outra grandeza, calor (energia em trânsito), a lei de Joule é definida como a relação entre ' +
    'calor e corrente.'
  expect(found(text, 'definition/defined')).toEqual(['O que é a lei de Joule? → A relação entre calor e corrente'])
})

test('what a thing is in whose view', () => {
  expect(found('Segundo o Inmet, a estiagem é quando a chuva falta por mais de dez dias.', 'definition/when')).toEqual([
    'Segundo o Inmet, o que é a estiagem? → Quando a chuva falta por mais de dez dias',
  ])
})
