import { procliticReason } from '../families/reasons/cause-draft.ts'
import type { WordClass } from '../reading/words.ts'
import { plainly } from './ask.ts'
import type { Answers, Asked, Matched, Row, RowId } from './row.ts'

type Examples = Pick<Row, 'examples' | 'against'>

/** A verb with the preposition that it governs: only such verbs are asked for it. */
function governed(id: RowId, by: string, verb: WordClass, ask: string, shown: Examples): Row {
  return {
    id,
    match: { slot: 'oblique', by: [by], verb, sort: ['thing', 'number', 'place'] },
    answers: 'thing',
    ask,
    ...shown,
  }
}

function clause(id: RowId, by: readonly string[], answers: Answers, ask: Row['ask'], shown: Examples): Row {
  return { id, match: { slot: 'clause', by }, answers, ask, ...shown }
}

/** 'uma vez que as margens são baixas' answers as 'Porque as margens são baixas'. */
function becauseOf(matched: Matched): Pick<Asked, 'question' | 'answer'> {
  const { question, answer } = plainly('por que', matched)
  return { question, answer: procliticReason(answer.replace(/^(?:Pois|Já que|Uma vez que|Visto que)\s/u, 'Porque ')) }
}

/** Where, when, why, how, what for, and what verbs ask for with their preposition. */
export const CIRCUMSTANCES: readonly Row[] = [
  {
    id: 'place/where',
    match: { slot: 'oblique', by: ['em'], sort: ['place'], notVerb: 'governsEm' },
    answers: 'place',
    ask: 'onde',
    examples: [
      ['O DNA fica no núcleo.', 'Onde fica o DNA? → No núcleo'],
      ['As seringueiras crescem na floresta.', 'Onde crescem as seringueiras? → Na floresta'],
      ['A escritora nasceu em Recife.', 'Onde nasceu a escritora? → Em Recife'],
    ],
    against: ['A escritora nasceu em 1920.', 'A escritora pensava em voltar.'],
  },
  {
    id: 'place/from',
    match: { slot: 'oblique', by: ['de'], sort: ['place'], verb: 'leaves' },
    answers: 'place',
    ask: 'de onde',
    examples: [
      ['O café veio da África.', 'De onde veio o café? → Da África'],
      ['Os navios partiam de Lisboa.', 'De onde partiam os navios? → De Lisboa'],
      ['As famílias saíram do interior.', 'De onde saíram as famílias? → Do interior'],
    ],
    against: ['O preço depende da safra.', 'O café veio de navio.'],
  },
  {
    id: 'time/year',
    match: { slot: 'oblique', by: ['em'], sort: ['year'] },
    answers: 'time',
    ask: 'em que ano',
    examples: [
      ['Em 1908, a estação recebeu o primeiro trem.', 'Em que ano a estação recebeu o primeiro trem? → Em 1908'],
      ['A fábrica fechou em 1999.', 'Em que ano fechou a fábrica? → Em 1999'],
      ['A feira fechou em 1999, deixando a praça vazia.', 'Em que ano fechou a feira? → Em 1999'],
      ['O museu foi inaugurado em 1950.', 'Em que ano o museu foi inaugurado? → Em 1950'],
    ],
    against: ['A fábrica fechou em maio.', 'A fábrica produzia 1999 peças.'],
  },
  {
    id: 'time/since',
    match: { slot: 'oblique', by: ['desde'], sort: ['year'] },
    answers: 'time',
    ask: 'desde que ano',
    examples: [
      ['A vila tem luz elétrica desde 1931.', 'Desde que ano a vila tem luz elétrica? → Desde 1931'],
      ['O parque protege as nascentes desde 1974.', 'Desde que ano o parque protege as nascentes? → Desde 1974'],
      ['O coral canta na praça desde 2001.', 'Desde que ano o coral canta na praça? → Desde 2001'],
    ],
    against: ['A vila tem luz elétrica desde cedo.', 'A vila ganhou luz elétrica em 1931.'],
  },
  {
    id: 'time/century',
    match: { slot: 'oblique', by: ['em'], sort: ['century'] },
    answers: 'time',
    ask: 'em que século',
    examples: [
      ['A imprensa surgiu no século XV.', 'Em que século surgiu a imprensa? → No século XV'],
      [
        'No século XIX, as ferrovias ligaram as fazendas ao porto.',
        'Em que século as ferrovias ligaram as fazendas ao porto? → No século XIX',
      ],
      ['A vila foi fundada no século XVII.', 'Em que século a vila foi fundada? → No século XVII'],
    ],
    against: ['A imprensa surgiu na Alemanha.', 'O século XV conheceu a imprensa.'],
  },
  {
    id: 'time/decade',
    match: { slot: 'oblique', by: ['em', 'durante'], sort: ['decade'] },
    answers: 'time',
    ask: 'em que década',
    examples: [
      [
        'A televisão chegou à cidade na década de 1960.',
        'Em que década a televisão chegou à cidade? → Na década de 1960',
      ],
      ['O cinema fechou na década de 1990.', 'Em que década fechou o cinema? → Na década de 1990'],
      ['A usina foi construída na década de 1970.', 'Em que década a usina foi construída? → Na década de 1970'],
    ],
    against: ['O cinema fechou na década seguinte.', 'O cinema fechou em 1990.'],
  },
  {
    id: 'time/date',
    match: { slot: 'oblique', by: ['em'], sort: ['date'] },
    answers: 'time',
    ask: 'quando',
    examples: [
      ['A lei entrou em vigor em 13 de maio de 1888.', 'Quando a lei entrou em vigor? → Em 13 de maio de 1888'],
      ['A ponte abriu em julho de 1974.', 'Quando abriu a ponte? → Em julho de 1974'],
      ['O jornal circulou em março de 1905.', 'Quando circulou o jornal? → Em março de 1905'],
    ],
    against: ['A ponte abriu em julho.', 'A ponte abriu no domingo.'],
  },
  {
    id: 'time/when',
    match: { slot: 'clause', by: ['quando'] },
    answers: 'time',
    ask: 'quando',
    examples: [
      ['A água ferve quando chega a cem graus.', 'Quando ferve a água? → Quando chega a cem graus'],
      ['O alarme toca quando a porta abre.', 'Quando toca o alarme? → Quando a porta abre'],
      ['As sementes germinam quando a chuva volta.', 'Quando germinam as sementes? → Quando a chuva volta'],
    ],
    against: ['A água ferve em poucos minutos.', 'Quando chove?'],
  },
  governed('governed/de', 'de', 'governsDe', 'de que', {
    examples: [
      ['O preço do pão depende da safra do trigo.', 'De que depende o preço do pão? → Da safra do trigo'],
      ['O queijo resulta da coagulação do leite.', 'De que resulta o queijo? → Da coagulação do leite'],
      ['A lagarta se alimenta de folhas.', 'De que a lagarta se alimenta? → De folhas'],
    ],
    against: [
      'O brilho depende tanto do calor como da luz.',
      'O pão saiu do forno cedo.',
      'A lagarta come folhas de dia.',
    ],
  }),
  governed('governed/a', 'a', 'governsA', 'a que', {
    examples: [
      ['O golfinho pertence ao grupo dos mamíferos.', 'A que pertence o golfinho? → Ao grupo dos mamíferos'],
      ['O cacto resiste à seca.', 'A que resiste o cacto? → À seca'],
      ['Cada símbolo corresponde a um elemento.', 'A que corresponde cada símbolo? → A um elemento'],
      [
        'O retorno das abelhas tem sido atribuído à chuva de verão, ao aumento dos jardins, à queda do uso de veneno ' +
          'e à plantação de árvores.',
        'A que o retorno das abelhas tem sido atribuído? → À chuva de verão, ao aumento dos jardins, à queda do uso ' +
          'de veneno e à plantação de árvores',
      ],
    ],
    against: ['O cacto cresce à noite.', 'O golfinho nada a favor da corrente.'],
  }),
  governed('governed/em', 'em', 'governsEm', 'em que', {
    examples: [
      ['A erosão consiste no desgaste das rochas.', 'Em que consiste a erosão? → No desgaste das rochas'],
      ['A lagarta se transforma em borboleta.', 'Em que a lagarta se transforma? → Em borboleta'],
      ['O método baseia-se na observação.', 'Em que o método se baseia? → Na observação'],
    ],
    against: ['A erosão aumenta em anos de chuva.', 'A lagarta vive em folhas.'],
  }),
  governed('governed/com', 'com', 'governsCom', 'com o que', {
    examples: [
      ['O ácido reage com o metal.', 'Com o que reage o ácido? → Com o metal'],
      [
        'O vulcão se relaciona com o movimento das placas.',
        'Com o que o vulcão se relaciona? → Com o movimento das placas',
      ],
      ['A receita combina com o arroz branco.', 'Com o que combina a receita? → Com o arroz branco'],
    ],
    against: ['O ácido queima com força.', 'A vila cresceu com rapidez.'],
  }),
  governed('governed/para', 'para', 'governsPara', 'para que', {
    examples: [
      ['A bússola serve para orientação.', 'Para que serve a bússola? → Para orientação'],
      ['O esterco é usado para adubação.', 'Para que o esterco é usado? → Para adubação'],
      ['A lenha é utilizada para aquecimento.', 'Para que a lenha é utilizada? → Para aquecimento'],
    ],
    against: ['O barco seguiu para a ilha.', 'A turma olhou para a lousa.'],
  }),
  {
    id: 'reason/phrase',
    match: { slot: 'oblique', by: ['devido a', 'por causa de', 'graças a', 'em razão de', 'em virtude de'] },
    answers: 'reason',
    ask: 'por que',
    examples: [
      ['A safra caiu por causa da geada.', 'Por que caiu a safra? → Por causa da geada'],
      ['O gelo flutua devido à sua densidade.', 'Por que flutua o gelo? → Devido à sua densidade'],
      ['A cidade cresceu graças ao porto.', 'Por que cresceu a cidade? → Graças ao porto'],
      [
        'Ao contrário da largura, a altura da maré é medida em metros por causa da régua.',
        'Por que a altura da maré é medida em metros? → Por causa da régua',
      ],
    ],
    against: ['A safra caiu em julho.', 'A safra caiu muito.'],
  },
  clause('reason/clause', ['porque', 'pois', 'já que', 'uma vez que', 'visto que'], 'reason', becauseOf, {
    examples: [
      ['O balão sobe porque o ar quente é mais leve.', 'Por que sobe o balão? → Porque o ar quente é mais leve'],
      ['A planta murchou porque faltou água.', 'Por que murchou a planta? → Porque faltou água'],
      ['O rio transborda porque as margens são baixas.', 'Por que transborda o rio? → Porque as margens são baixas'],
      [
        'O rio transborda na cheia, uma vez que as margens são baixas.',
        'Por que o rio transborda na cheia? → Porque as margens são baixas',
      ],
    ],
    against: ['O balão sobe quando esquenta.', 'O balão sobe depressa.'],
  }),
  clause(
    'purpose/clause',
    ['para', 'a fim de', 'para que', 'com o objetivo de', 'com a finalidade de'],
    'purpose',
    'para que',
    {
      examples: [
        ['As abelhas dançam para indicar o caminho.', 'Para que dançam as abelhas? → Para indicar o caminho'],
        ['O sal é usado para conservar a carne.', 'Para que o sal é usado? → Para conservar a carne'],
        ['A bússola serve para indicar o norte.', 'Para que serve a bússola? → Para indicar o norte'],
        [
          'O molde é ideal como forma de telhas para cobrir um galpão.',
          'Para que o molde é ideal como forma de telhas? → Para cobrir um galpão',
        ],
        [
          'De início os pescadores procuravam um barco de uso geral para atravessar a baía.',
          'De início, para que os pescadores procuravam um barco de uso geral? → Para atravessar a baía',
        ],
      ],
      against: ['As abelhas voam para a colmeia.', 'As abelhas dançam no escuro.'],
    },
  ),
  {
    id: 'means/phrase',
    match: { slot: 'oblique', by: ['por meio de', 'através de', 'mediante'], sort: ['thing', 'number'] },
    answers: 'means',
    ask: 'como',
    examples: [
      ['As plantas respiram por meio de poros.', 'Como respiram as plantas? → Por meio de poros'],
      ['O lucro é dividido mediante acordo.', 'Como o lucro é dividido? → Mediante acordo'],
      ['A raiz absorve a água por meio de fios finos.', 'Como a raiz absorve a água? → Por meio de fios finos'],
    ],
    against: ['As plantas respiram de noite.', 'A raiz absorve a água.'],
  },
  clause('condition/case', ['se'], 'time', 'em que caso', {
    examples: [
      ['Se chover muito, o rio transborda.', 'Em que caso transborda o rio? → Se chover muito'],
      ['O jogo é anulado se houver empate.', 'Em que caso o jogo é anulado? → Se houver empate'],
      ['A planta morre se a geada chega cedo.', 'Em que caso morre a planta? → Se a geada chega cedo'],
    ],
    against: ['O metal se parte.', 'O metal enferruja quando fica úmido.', 'A chave indica se a porta está aberta.'],
  }),
]
