import { parser } from '@capivira/portuguese/parser'
import { describe, expect, test } from 'vitest'
import { treeReader } from '../reading/parsed.ts'
import { extracted, line, page } from '../testing/document.ts'
import { judge } from './judge.ts'
import { knowledgeOf } from './knowledge.ts'

/**
 * What the proof held back for nothing, and beside each the false neighbours that must stay held or refused: roles
 * swapped, one word changed, a hedge lost, the order turned.
 */

const lesson = {
  source: 'Segundo o museu, o forno antigo pesa doze toneladas.',
  aside: 'A altura do vaso é medida em palmos ao invés de metros.',
  relative: 'A roda é um disco usado em muitas oficinas e que gira sem parar.',
  therefore: 'O esmalte é frágil, logo ele descasca com o frio.',
  as: 'Além disso, como o barro guarda água, o vaso refresca a bebida.',
  light: 'As prateleiras terão inclinação para a parede.',
  plain: 'A oficina oferece um prêmio após a feira, como um desconto em uma futura compra.',
  coordinate: 'A gerência procede à abertura de novas lojas de cerâmica do bairro e ao reforço das existentes.',
  serving: 'Os vasos são as vitrines da oficina e, portanto, atraem os visitantes.',
  denied: 'Algumas tigelas não possuem a necessidade de tampa e por isso não possuem alça.',
  need: 'O mestre vigia o fogo do forno para evitar rachaduras nas peças.',
  several: 'Para queimar as peças, o mestre acende diversos fornos.',
  own: 'A medida da peça seca é chamada de medida final da peça.',
}
const lines = Object.values(lesson).map((text, i) => line(text, { top: 70 + i * 26 }))
const knowledge = knowledgeOf(extracted([page(1, lines)]), 'A oficina de barro', treeReader(parser()))
const outcome = (quote: keyof typeof lesson, question: string, answer: string, wrong: readonly string[] = []) =>
  judge(
    {
      kind: wrong.length > 0 ? 'question' : 'card',
      question,
      answer,
      wrong,
      explanation: '',
      quote: lesson[quote],
      page: 1,
    },
    knowledge,
  ).outcome

/** True too, and left to their teacher: what published them published falsehoods. */
test.each([
  ['therefore', 'Por que o esmalte descasca com o frio?', 'Porque é frágil.'],
  ['serving', 'Por que os vasos atraem os visitantes?', 'Porque funcionam como as vitrines da oficina.'],
  ['denied', 'Por que algumas tigelas não têm alça?', 'Porque não precisam de tampa.'],
] as const)('waits for its teacher: %s', (quote, question, answer) => {
  expect(outcome(quote, question, answer)).toBe('suggested')
})

describe('is published', () => {
  test.each([
    ['source', 'O que o museu diz do peso do forno antigo?', 'Que ele pesa doze toneladas.', []],
    ['aside', 'Em que unidade a altura do vaso é medida?', 'Em palmos', ['Em metros', 'Em litros', 'Em gramas']],
    ['relative', 'O que é a roda?', 'Um disco usado em muitas oficinas.', []],
    ['as', 'Por que o vaso refresca a bebida?', 'Porque o barro guarda água.', []],
    ['light', 'Para que lado as prateleiras são inclinadas?', 'Para a parede.', []],
    ['plain', 'Que prêmio a oficina oferece após a feira?', 'Um desconto em uma compra futura.', []],
    [
      'coordinate',
      'O que a gerência prevê quanto às lojas de cerâmica do bairro?',
      'Abertura de novas e reforço das existentes.',
      [],
    ],
    ['need', 'Por que é preciso vigiar o fogo do forno?', 'Para evitar rachaduras nas peças.', []],
    ['several', 'Com que objetivo o mestre acende diferentes fornos?', 'Queimar as peças.', []],
    ['own', 'Que nome se dá à medida da peça seca?', 'Medida final da peça.', []],
  ] as const)('%s: %s', (quote, question, answer, wrong) => {
    expect(outcome(quote, question, answer, wrong)).toBe('published')
  })
})

const NEIGHBOURS: Record<keyof typeof lesson, readonly (readonly [string, string, ...string[]])[]> = {
  source: [
    ['Quanto pesa o forno antigo?', 'Menos de doze toneladas.'],
    ['O que o oleiro diz do peso do forno antigo?', 'Que ele pesa doze toneladas.'],
    ['O que o museu diz do peso do forno antigo?', 'Que ele pesa dois mil quilos.'],
    ['O que o museu diz do peso do forno antigo?', 'Que ele não pesa doze toneladas.'],
    ['O que o museu diz do peso do forno novo?', 'Que ele pesa doze toneladas.'],
    ['O que o museu diz da altura do forno antigo?', 'Que ele mede doze metros.'],
    ['O que o museu diz do peso do forno antigo?', 'Que ele sempre pesa doze toneladas.'],
    ['O que o museu diz do peso de todos os fornos?', 'Que pesam doze toneladas.'],
    ['O que o museu diz do peso do forno antigo?', 'Que ele pesa mais de doze toneladas.'],
    ['O que o museu diz do peso do forno antigo?', 'Que ele pesa doze quilos.'],
  ],
  aside: [
    ['Em que unidade a altura do vaso é medida?', 'Em metros'],
    ['Em que unidade a altura do vaso é medida?', 'Em metros', 'Em palmos', 'Em litros'],
    ['Em que unidade a altura do forno é medida?', 'Em palmos'],
    ['Em que unidade a largura do vaso é medida?', 'Em palmos'],
    ['Em que unidade a altura do vaso não é medida?', 'Em palmos'],
    ['Em que unidades a altura do vaso é medida?', 'Em palmos e metros'],
    ['Em que unidade a altura do vaso é medida?', 'Em metros ao invés de palmos'],
    ['Em que unidade a altura do vaso sempre é medida?', 'Em palmos'],
    ['Em que unidade a altura do vaso é medida?', 'Em dedos'],
    ['O que é medido em metros?', 'A altura do vaso'],
  ],
  relative: [
    ['O que é a roda?', 'Um forno usado em muitas oficinas.'],
    ['O que é a roda?', 'Um disco usado em todas as oficinas.'],
    ['O que é a roda?', 'Um disco usado em poucas oficinas.'],
    ['O que é a roda?', 'Um disco que não gira.'],
    ['O que é a roda?', 'Um disco usado apenas em oficinas.'],
    ['O que é a mesa?', 'Um disco usado em muitas oficinas.'],
    ['O que é a roda?', 'Um disco vendido em muitas oficinas.'],
    ['O que não é a roda?', 'Um disco usado em muitas oficinas.'],
    ['O que é o disco?', 'Uma oficina usada em muitas rodas.'],
    ['O que é a roda?', 'Um disco usado em muitas ofic'],
  ],
  therefore: [
    ['Por que o esmalte é frágil?', 'Porque descasca com o frio.'],
    ['Por que o esmalte descasca com o frio?', 'Porque é resistente.'],
    ['Por que o esmalte descasca com o calor?', 'Porque é frágil.'],
    ['Por que o esmalte não descasca com o frio?', 'Porque é frágil.'],
    ['Por que o barro descasca com o frio?', 'Porque é frágil.'],
    ['Por que o esmalte descasca com o frio?', 'Porque não é frágil.'],
    ['Por que o esmalte descasca com o frio?', 'Porque é sempre frágil.'],
    ['Por que o esmalte descasca com o frio?', 'Porque é novo.'],
    ['Por que o frio é frágil?', 'Porque o esmalte descasca.'],
    ['Por que todo esmalte descasca com o frio?', 'Porque é frágil.'],
  ],
  as: [
    ['Por que o barro guarda água?', 'Porque o vaso refresca a bebida.'],
    ['Por que o vaso refresca a bebida?', 'Porque a bebida guarda água.'],
    ['Por que o vaso refresca a bebida?', 'Porque o barro guarda calor.'],
    ['Por que o vaso refresca a bebida?', 'Porque o barro não guarda água.'],
    ['Por que o vaso esquenta a bebida?', 'Porque o barro guarda água.'],
    ['Por que o forno refresca a bebida?', 'Porque o barro guarda água.'],
    ['Por que o vaso refresca o barro?', 'Porque a bebida guarda água.'],
    ['Por que o vaso sempre refresca a bebida?', 'Porque o barro guarda água.'],
    ['Por que o vaso refresca a bebida?', 'Porque só o barro guarda água.'],
    ['Por que a bebida refresca o vaso?', 'Porque o barro guarda água.'],
  ],
  light: [
    ['Para que lado as prateleiras são inclinadas?', 'Para a porta.'],
    ['Para que lado as paredes são inclinadas?', 'Para a prateleira.'],
    ['Para que lado as mesas são inclinadas?', 'Para a parede.'],
    ['Para que lado as prateleiras são viradas?', 'Para a janela.'],
    ['Para que lado as prateleiras não são inclinadas?', 'Para a parede.'],
    ['Para que lado as prateleiras são sempre inclinadas?', 'Para a parede.'],
    ['Para que lado todas as prateleiras são inclinadas?', 'Para a parede.'],
    ['De que lado as prateleiras são inclinadas?', 'Da janela.'],
    ['Para que lado as prateleiras são inclinadas?', 'Para fora da parede.'],
    ['Para que lado as prateleiras são inclinadas?', 'Para o chão.'],
  ],
  plain: [
    ['Que prêmio a oficina oferece após a feira?', 'Um desconto em uma compra passada.'],
    ['Que prêmio a oficina oferece após a feira?', 'Uma compra em um desconto futuro.'],
    ['Que prêmio a oficina oferece antes da feira?', 'Um desconto em uma compra futura.'],
    ['Que prêmio a feira oferece após a oficina?', 'Um desconto em uma compra futura.'],
    ['Que prêmio a oficina oferece após a feira?', 'Um aumento em uma compra futura.'],
    ['Que prêmio a oficina não oferece após a feira?', 'Um desconto em uma compra futura.'],
    ['Que prêmio a oficina sempre oferece após a feira?', 'Um desconto em uma compra futura.'],
    ['Que prêmio a oficina oferece após a feira?', 'Um desconto em todas as compras futuras.'],
    ['Que prêmio a loja oferece após a feira?', 'Um desconto em uma compra futura.'],
    ['Que prêmio a oficina oferece após a feira?', 'Um desconto em uma futura venda.'],
  ],
  coordinate: [
    ['O que a gerência prevê quanto às lojas de cerâmica do bairro?', 'Fechamento de novas e reforço das existentes.'],
    ['O que a gerência prevê quanto às lojas de cerâmica do bairro?', 'Reforço de novas e abertura das existentes.'],
    ['O que a gerência prevê quanto às lojas de cerâmica do bairro?', 'Abertura de novas e fechamento das existentes.'],
    ['O que a gerência prevê quanto às lojas de cerâmica do centro?', 'Abertura de novas e reforço das existentes.'],
    ['O que a gerência prevê quanto às lojas de cerâmica do bairro?', 'Abertura de todas e reforço das existentes.'],
    ['O que a gerência proíbe quanto às lojas de cerâmica do bairro?', 'Abertura de velhas e reforço das existentes.'],
    ['O que a gerência prevê quanto às escolas de dança do bairro?', 'Abertura de novas e reforço das existentes.'],
    ['O que a gerência prevê quanto às lojas de cerâmica do bairro?', 'Só a abertura de novas.'],
    [
      'O que a gerência não prevê quanto às lojas de cerâmica do bairro?',
      'Abertura de novas e reforço das existentes.',
    ],
    ['O que a gerência prevê quanto às lojas de cerâmica do bairro?', 'Abertura de novas e venda das existentes.'],
  ],
  serving: [
    ['Por que os visitantes atraem os vasos?', 'Porque funcionam como as vitrines da oficina.'],
    ['Por que os vasos atraem os visitantes?', 'Porque funcionam como os fornos da oficina.'],
    ['Por que os vasos atraem os visitantes?', 'Porque não funcionam como as vitrines da oficina.'],
    ['Por que os vasos são as vitrines da oficina?', 'Porque atraem os visitantes.'],
    ['Por que os vasos afastam os visitantes?', 'Porque funcionam como as vitrines da oficina.'],
    ['Por que os pratos atraem os visitantes?', 'Porque funcionam como as vitrines da oficina.'],
    ['Por que os vasos atraem os visitantes?', 'Porque só funcionam como as vitrines da oficina.'],
    ['Por que os vasos atraem os visitantes?', 'Porque a oficina funciona como a vitrine dos vasos.'],
    ['Por que os vasos sempre atraem os visitantes?', 'Porque funcionam como as vitrines da oficina.'],
    ['Por que os vasos atraem os visitantes?', 'Porque funcionam como as portas da oficina.'],
  ],
  denied: [
    ['Por que algumas tigelas não têm alça?', 'Porque precisam de tampa.'],
    ['Por que algumas tigelas têm alça?', 'Porque não precisam de tampa.'],
    ['Por que algumas tigelas não têm tampa?', 'Porque não precisam de alça.'],
    ['Por que nenhuma tigela tem alça?', 'Porque não precisa de tampa.'],
    ['Por que algumas panelas não têm alça?', 'Porque não precisam de tampa.'],
    ['Por que algumas tigelas não têm alça?', 'Porque não precisam de fundo.'],
    ['Por que todas as tigelas não têm alça?', 'Porque não precisam de tampa.'],
    ['Por que algumas tigelas não precisam de tampa?', 'Porque não têm alça.'],
    ['Por que algumas tigelas não têm bico?', 'Porque não precisam de tampa.'],
    ['Por que algumas tigelas não têm alça?', 'Porque nunca precisam de tampa nem de água.'],
  ],
  need: [
    ['Por que é preciso vigiar o fogo do forno?', 'Para provocar rachaduras nas peças.'],
    ['Por que é preciso evitar rachaduras nas peças?', 'Para vigiar o fogo do forno.'],
    ['Por que não é preciso vigiar o fogo do forno?', 'Para evitar rachaduras nas peças.'],
    ['Por que é preciso vigiar o fogo do forno?', 'Para evitar manchas nas peças.'],
    ['Por que é preciso vigiar a água do forno?', 'Para evitar rachaduras nas peças.'],
    ['Por que é preciso apagar o fogo do forno?', 'Para evitar incêndios nas peças.'],
    ['Por que é sempre preciso vigiar o fogo do forno?', 'Para evitar rachaduras nas peças.'],
    ['Por que é preciso vigiar o fogo da lareira?', 'Para evitar rachaduras nas peças.'],
    ['Por que só é preciso vigiar o fogo do forno?', 'Para evitar rachaduras nas peças.'],
    ['Por que é preciso vigiar o fogo do forno?', 'Para evitar as peças nas rachaduras.'],
  ],
  several: [
    ['Com que objetivo o mestre acende todos os fornos?', 'Queimar as peças.'],
    ['Com que objetivo o mestre acende diferentes fornos?', 'Quebrar as peças.'],
    ['Com que objetivo o mestre apaga diferentes fornos?', 'Esfriar as peças.'],
    ['Com que objetivo o mestre queima as peças?', 'Acender diferentes fornos.'],
    ['Com que objetivo o mestre não acende diferentes fornos?', 'Queimar as peças.'],
    ['Com que objetivo o mestre acende diferentes velas?', 'Queimar as peças.'],
    ['Com que objetivo o aluno acende diferentes fornos?', 'Queimar as peças.'],
    ['Com que objetivo o mestre sempre acende diferentes fornos?', 'Queimar as peças.'],
    ['Com que objetivo o mestre acende diferentes fornos?', 'Queimar as mesas.'],
    ['Com que objetivo o mestre acende diferentes fornos?', 'Queimar só as peças.'],
  ],
  own: [
    ['Que nome se dá à medida da peça seca?', 'Medida da peça.'],
    ['Que nome se dá à medida da peça seca?', 'Medida inicial da peça.'],
    ['Que nome se dá à medida da peça úmida?', 'Medida final da peça.'],
    ['Que nome se dá à cor da peça seca?', 'Medida final da peça.'],
    ['Que nome se dá à medida do forno seco?', 'Medida final da peça.'],
    ['Que nome não se dá à medida da peça seca?', 'Medida final da peça.'],
    ['Que nome se dá à medida da peça seca?', 'Medida final da pe'],
    ['Que nome se dá à medida da peça seca?', 'Peso final da peça.'],
    ['Que nome sempre se dá à medida da peça seca?', 'Medida final da peça.'],
    ['Que nome se dá à medida da peça seca?', 'Peça final da medida.'],
  ],
}

describe('is not published beside it', () => {
  const rows = (Object.keys(lesson) as (keyof typeof lesson)[]).flatMap(quote =>
    NEIGHBOURS[quote].map(([question, answer, ...wrong]) => [quote, question, answer, wrong] as const),
  )
  test.each(rows)('%s: %s %s', (quote, question, answer, wrong) => {
    expect(outcome(quote, question, answer, wrong)).not.toBe('published')
  })
})
