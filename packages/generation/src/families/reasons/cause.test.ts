import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'cause/because',
    'As folhas das plantas são verdes porque contêm clorofila.',
    'Por que as folhas das plantas são verdes? → Porque contêm clorofila',
  ],
  [
    'cause/because',
    'A contabilidade é um recurso indispensável nas cooperativas, na medida em que os registros mostram os ' +
      'custos e orientam as decisões de venda através da análise de balanços, do apoio à gestão, da comparação ' +
      'dos preços de cada safra e da revisão das metas.',
    'Por que a contabilidade é um recurso indispensável nas cooperativas? → Porque os registros mostram os ' +
      'custos e orientam as decisões de venda',
  ],
  [
    'cause/condition',
    'Quando um pêndulo comprido passa pelo ponto mais baixo, ele alcança a maior velocidade.',
    'O que acontece quando um pêndulo comprido passa pelo ponto mais baixo? → O pêndulo comprido alcança a ' +
      'maior velocidade',
  ],
  [
    'cause/condition',
    'Se a chave do circuito fecha os contatos, então a corrente elétrica acende a lâmpada.',
    'O que acontece se a chave do circuito fecha os contatos? → A corrente elétrica acende a lâmpada',
  ],
  [
    'cause/therefore',
    'Os satélites artificiais sofrem muitas interferências, e é por isso que os cabos submarinos ligam os continentes.',
    'Por que os cabos submarinos ligam os continentes? → Porque os satélites artificiais sofrem muitas interferências',
  ],
  [
    'cause/therefore',
    'Os solos da várzea são muito férteis porque recebem o lodo das cheias, e por isso milhares de pessoas ' +
      'vivem perto dos rios.',
    'Por que milhares de pessoas vivem perto dos rios? → Porque os solos da várzea são muito férteis',
  ],
  [
    'cause/effect',
    'O desmatamento provoca a perda de biodiversidade nas florestas.',
    'O que o desmatamento provoca? → A perda de biodiversidade nas florestas',
  ],
  [
    'cause/reversed',
    'O desmatamento provoca a perda de biodiversidade nas florestas.',
    'O que provoca a perda de biodiversidade nas florestas? → O desmatamento',
  ],
  [
    'cause/condition',
    'Se a temperatura da água chega a 100 °C, ela ferve.',
    'O que acontece se a temperatura da água chega a 100 °C? → Ela ferve',
  ],
  [
    'cause/condition',
    'Se o Pentágono fosse atingido, as informações militares não estariam perdidas.',
    'O que aconteceria se o Pentágono fosse atingido? → As informações militares não estariam perdidas',
  ],
  [
    'cause/how',
    'As rochas ígneas formam-se pelo resfriamento do magma.',
    'Como se formam as rochas ígneas? → Pelo resfriamento do magma',
  ],
])('%s: %s', (pattern, text, expected) => {
  expect(found(text, pattern)).toEqual([expected])
})

test('does not ask with a plural verb after "o que"', () => {
  const text = 'A dissolução da Assembleia e a centralização do poder provocaram forte reação no Nordeste do país.'
  expect(found(text, 'cause/reversed')).toEqual([])
})

test('does not take the reason of a relative clause for that of the whole', () => {
  const text =
    'Zuse tentou vender o computador ao governo alemão, que desprezou a oferta, já que não ajudaria na guerra.'
  expect(found(text, 'cause/because')).toEqual([])
})

test('a reason keeps the whole of its subject', () => {
  expect(
    found(
      'A cultura grega está intimamente ligada à religião, pois a literatura, a música e o teatro contavam os ' +
        'feitos dos heróis.',
      'cause/because',
    ),
  ).toEqual([
    'Por que a cultura grega está intimamente ligada à religião? → Porque a literatura, a música e o teatro ' +
      'contavam os feitos dos heróis',
  ])
})

test('a consequence may leave out the subject of its condition', () => {
  expect(found('Quando um corpo metálico recebe calor, aumenta de volume.', 'cause/condition')).toEqual([
    'O que acontece quando um corpo metálico recebe calor? → Aumenta de volume',
  ])
})

test('each of many is no cause to ask for', () => {
  expect(found('Cada escola produz, em média, duas toneladas de papel por ano.', 'cause/reversed')).toEqual([])
})

test('by whom is not how', () => {
  expect(found('A poda das parreiras é realizada pelos agricultores da serra.', 'cause/how')).toEqual([])
})

test('on what it hangs is not what happens', () => {
  const text = 'Se a tinta estiver seca, a depender da umidade do ar, a parede irá rachar nos cantos.'
  expect(found(text, 'cause/condition')).toEqual([])
})

test('a reason may be what the thing is', () => {
  expect(found('O bambu é usado em andaimes, pois é mais leve que o ferro.', 'cause/because')).toEqual([
    'Por que o bambu é usado em andaimes? → Porque é mais leve que o ferro',
  ])
})

test('what happens to its own when a thing changes', () => {
  const lake = 'O lago da serra tem água doce o ano inteiro. Os barcos cruzam o lago da serra duas vezes por dia.'
  expect(found(`${lake} Quando o lago congela, sua superfície reflete mais luz.`, 'cause/condition')).toEqual([
    'O que acontece quando o lago congela? → A superfície do lago reflete mais luz',
  ])
})

test('a reason has its pronoun before the verb', () => {
  expect(found('O brilho da noite é útil, pois refere-se à luz das estrelas do céu.', 'cause/because')).toEqual([
    'Por que o brilho da noite é útil? → Porque se refere à luz das estrelas do céu',
  ])
})

test('an adverb before the reason belongs to it', () => {
  expect(
    found('O moinho da vila parou justamente porque a roda de ferro quebrou no inverno.', 'cause/because'),
  ).toEqual(['Por que o moinho da vila parou? → Porque a roda de ferro quebrou no inverno'])
})
