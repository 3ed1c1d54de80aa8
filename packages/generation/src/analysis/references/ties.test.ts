import { expect, test } from 'vitest'
import { stripOpeners } from './openers.ts'
import { withoutLeaning, withoutTies } from './ties.ts'

test.each([
  [
    'O forno perde calor aos poucos, poupando, dessa forma, a lenha.',
    'O forno perde calor aos poucos, poupando a lenha.',
  ],
  ['O bambu cresce depressa e, por isso, não falta nas feiras.', 'O bambu cresce depressa e não falta nas feiras.'],
  ['O rio sobe na cheia, e com isso a vila fica isolada.', 'O rio sobe na cheia, e a vila fica isolada.'],
  ['O barro, por sua vez, endurece no forno.', 'O barro endurece no forno.'],
  ['A jangada, embora pareça frágil, aguenta o mar aberto.', 'A jangada aguenta o mar aberto.'],
  ['Os oleiros, atentos a esse risco, secavam as telhas à sombra.', 'Os oleiros secavam as telhas à sombra.'],
  ['O cururu, nascido nessas festas, chegou às rádios.', 'O cururu chegou às rádios.'],
  ['O troco nada mais é do que a sobra do pagamento.', 'O troco é a sobra do pagamento.'],
  ['O latão não enferruja, sendo por isso um metal caro.', 'O latão não enferruja, sendo um metal caro.'],
  ['O sino de bronze, dessa maneira, marca as horas.', 'O sino de bronze marca as horas.'],
  ['A estufa guarda o calor, e isso também acelera a colheita.', 'A estufa guarda o calor, o que acelera a colheita.'],
  ['Em 1712, logo os jesuítas chegaram à vila.', 'Em 1712, os jesuítas chegaram à vila.'],
  ['No inverno, portanto, a lenha fica cara.', 'No inverno, a lenha fica cara.'],
])('a word for what was said before ties the parts of %s', (text, plain) => {
  expect(withoutTies(text)).toBe(plain)
})

test.each([
  // A clause of its own after the comma would run into the first.
  'O sal se dissolve na panela, dessa forma, a água fica salgada.',
  'A seca durou um ano, e por isso, a vila mudou de lugar.',
  'A roda gira, mas isso muda com a chuva.',
  'Em 1712, logo depois da cheia, a vila mudou de lugar.',
  'Se a roda gira, então a água sobe.',
])('%s stays', text => {
  expect(withoutTies(text)).toBe(text)
})

test.each([
  ['Apesar dessas perdas, a feira ainda reúne cem barracas.', 'A feira ainda reúne cem barracas.'],
  ['Graças a essa lente, os barcos veem o farol de longe.', 'Os barcos veem o farol de longe.'],
  ['Isso significa que os sapos respiram também pela pele.', 'Os sapos respiram também pela pele.'],
  ['É por isso que o queijo dura mais que o leite.', 'O queijo dura mais que o leite.'],
  ['No capítulo 2 vimos que o granito vem do magma.', 'O granito vem do magma.'],
  // Of that time, of that way alone, or of one thing spoken of before.
  ['A partir desse momento, a vila teve escola.', 'A partir desse momento, a vila teve escola.'],
  ['A partir desses dados já se sabe muito, como a idade.', 'A partir desses dados já se sabe muito, como a idade.'],
  ['Isso indica que a pedra deve ser antiga.', 'Isso indica que a pedra deve ser antiga.'],
  ['Já vimos que o gelo boia e que o óleo boia.', 'Já vimos que o gelo boia e que o óleo boia.'],
])('%s says: %s', (text, plain) => {
  expect(withoutLeaning(text)).toBe(plain)
})

test.each([
  ['Depois disso, a vila construiu um cais de pedra.', 'A vila construiu um cais de pedra.'],
  ['Por isso aves do mesmo bando voam em fila.', 'Aves do mesmo bando voam em fila.'],
])('%s opens with a tie', (text, plain) => {
  expect(stripOpeners(text)).toBe(plain)
})

test('an example of what was said before is told as itself', () => {
  expect(withoutTies('A marcenaria japonesa, por exemplo, usa encaixes finos.')).toBe(
    'A marcenaria japonesa usa encaixes finos.',
  )
  expect(withoutTies('Usam encaixes, por exemplo, finos e longos.')).toBe('Usam encaixes, por exemplo, finos e longos.')
})
