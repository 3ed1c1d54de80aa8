import { parser } from '@capivira/portuguese/parser'
import { describe, expect, test } from 'vitest'
import { treeReader } from '../reading/parsed.ts'
import { extracted, line, page } from '../testing/document.ts'
import { judge } from './judge.ts'
import { knowledgeOf } from './knowledge.ts'
import { proveByOwnPassage } from './own-passage.ts'

/** Falsehoods of a pupil's kind about plain sentences: each of them was published once. */
const reader = treeReader(parser())
const judged = (text: string, question: string, answer: string) => {
  const lines = text.split('\n').map((sentence, i) => line(sentence, { top: 70 + i * 26 }))
  const quote = text.split('\n').at(-1) ?? ''
  const kind = question.endsWith('?') ? ('card' as const) : ('word' as const)
  const item = { kind, question, answer, wrong: [], explanation: '', quote, page: 1 }
  const verdict = judge(item, knowledgeOf(extracted([page(1, lines)]), 'Aula', reader))
  return { outcome: verdict.outcome, contradicted: verdict.outcome !== 'refused' && verdict.contradicted }
}

describe('what the sentence tells is not what it denies', () => {
  test.each([
    ['A Lua não tem atmosfera e tem muitas crateras.', 'O que a Lua não tem?', 'Muitas crateras.'],
    ['A Lua não tem luz própria e reflete a luz do Sol.', 'O que a Lua não tem?', 'A luz do Sol.'],
    ['As aves não têm dentes e têm bico.', 'O que as aves não têm?', 'Bico.'],
    ['Os peixes não têm pulmões e respiram por brânquias.', 'Que animais não têm brânquias?', 'Os peixes.'],
    [
      'A molécula de água não tem carbono e tem dois átomos de hidrogênio.',
      'O que a molécula de água não tem?',
      'Dois átomos de hidrogênio.',
    ],
    ['O deserto não recebe chuva e recebe muito vento.', 'O que o deserto não recebe?', 'Muito vento.'],
  ])('%s %s', (text, question, answer) => {
    expect(judged(text, question, answer)).toEqual({ outcome: 'suggested', contradicted: true })
  })

  test.each([
    ['A água potável não tem cor, cheiro nem sabor.', 'O que a água potável não tem?', 'Cor, cheiro e sabor.'],
    ['A água não tem cor, não tem cheiro e não tem sabor.', 'O que a água não tem?', 'Cor, cheiro e sabor.'],
    ['A Lua não tem atmosfera e tem muitas crateras.', 'O que a Lua não tem?', 'Atmosfera.'],
    ['Na Lua não há água nem vida, só muita poeira.', 'O que não há na Lua?', 'Água e vida.'],
  ])('what it denies is no contradiction: %s', (text, question, answer) => {
    expect(judged(text, question, answer).contradicted).toBe(false)
  })
})

const { believed, compared, caused, advised, asked } = {
  believed: [
    ['Muitos consideram a Terra plana.', 'Qual é a forma da Terra?', 'Plana.'],
    [
      'Alguns historiadores consideram a Idade Média um período de trevas.',
      'O que foi a Idade Média?',
      'Um período de trevas.',
    ],
    ['Muitos acham o planeta Vênus uma estrela.', 'O que é o planeta Vênus?', 'Uma estrela.'],
    ['Ainda hoje muitos consideram a baleia um peixe.', 'O que é a baleia?', 'Um peixe.'],
    [
      'Segundo a lenda, a vitória-régia nasceu de uma índia afogada no lago.',
      'De onde nasceu a vitória-régia da lenda?',
      'De uma índia afogada no lago.',
    ],
    [
      'Os médicos da época acham a malária um castigo do ar ruim dos pântanos.',
      'O que é a malária?',
      'Um castigo do ar ruim dos pântanos.',
    ],
    ['Muitos consideram o açaí a fruta mais rica da Amazônia.', 'Qual é a fruta mais rica da Amazônia?', 'O açaí.'],
    [
      'Supostamente Cabral avistou o monte Pascoal em abril de 1500.',
      'Que monte Cabral avistou em abril de 1500?',
      'O monte Pascoal.',
    ],
  ],
  compared: [
    ['No sul, como no norte, os colonos plantaram café.', 'Por que os colonos plantaram café?', 'Porque no norte.'],
    ['No inverno, como no verão, os ursos caçam peixes no rio.', 'Por que os ursos caçam peixes?', 'Porque é verão.'],
    [
      'No Brasil, como em Portugal, o rei cobrava impostos sobre o ouro.',
      'Por que o rei cobrava impostos sobre o ouro?',
      'Porque em Portugal cobrava.',
    ],
    [
      'Na cidade, como no campo, as famílias plantam hortas.',
      'Por que as famílias plantam hortas na cidade?',
      'Por causa do campo.',
    ],
  ],
  caused: [
    [
      'Na guerra o preço do açúcar subiu.\nO preço do café caiu no exterior, logo os donos queimaram os estoques.',
      'Por que os donos queimaram os estoques?',
      'Porque o preço do café subiu no exterior.',
    ],
    [
      'No verão o açude seca.\nO açude enche no inverno, logo os moradores plantam feijão na margem.',
      'Por que os moradores plantam feijão na margem?',
      'Porque o açude seca no inverno.',
    ],
  ],
  advised: [
    ['O aluno deve evitar frituras e come frutas no lanche.', 'O que se recomenda comer no lanche?', 'Frituras.'],
    ['O coração bate mais rápido durante o exercício.', 'Como funciona o coração durante o sono?', 'Mais rápido.'],
  ],
  asked: [
    [
      'No lago Paranoá as algas crescem por causa do esgoto.',
      'Qual é o lago em que peixes crescem por causa do esgoto?',
      'O lago Paranoá.',
    ],
    [
      'O rio Nilo nasce no lago Vitória e passa pelo Egito.',
      'De que lago e em que país nasce o rio Nilo?',
      'Do lago Vitória, no Egito.',
    ],
    [
      'A Câmara julga as contas e o Senado aprova os ministros.',
      'A que casa e a que ministros cabe julgar as contas?',
      'À Câmara.',
    ],
    [
      'O rio Amazonas nasce nos Andes e deságua no oceano Atlântico.',
      'Em que serra e em que oceano nasce o rio Amazonas?',
      'Nos Andes, no oceano Atlântico.',
    ],
    [
      'A captação de água da chuva reduz o gasto da escola.',
      'O que reduz o gasto da escola?',
      'A catação de água da chuva.',
    ],
  ],
} as const

const swapped = [
  [
    'Os satélites sofrem atração da Terra e a Lua exerce atração sobre o mar.',
    'Sobre o que a Terra exerce atração?',
    'Sobre a Lua.',
  ],
  ['Os átomos são formados por diferentes partículas.', 'Por que são formados os átomos?', 'Por partículas.'],
] as const

test.each([...believed, ...compared, ...caused, ...advised, ...asked, ...swapped])(
  'not published: %s %s',
  (...[text, asks, key]) => {
    expect(judged(text, asks, key).outcome).not.toBe('published')
  },
)

describe('a hint that says the contrary of its word', () => {
  test.each([
    ['As aves têm penas e põem ovos.', 'Animais que não têm penas.', 'aves', true],
    ['As cobras não têm patas e trocam de pele.', 'Animais que têm patas e trocam de pele.', 'cobras', true],
    ['As cobras não têm patas e trocam de pele.', 'Animais que não têm patas e trocam de pele.', 'cobras', false],
  ])('%s %s', (text, hint, word, contradicted) => {
    const verdict = judged(text, hint, word)
    expect(verdict.contradicted).toBe(contradicted)
    if (contradicted) expect(verdict.outcome).not.toBe('published')
  })
})

describe('what one sentence of a passage denies is contradicted, whatever stands around it', () => {
  const around =
    'As cobras vivem em quase todos os continentes. Elas trocam de pele várias vezes por ano. ' +
    'O corpo delas é coberto de escamas.'
  const snake = 'A cobra coral não é venenosa para os peixes do rio.'
  const oven = 'O forno antigo pesa doze toneladas.'
  test.each([
    [snake, 'Para quem a cobra coral é venenosa?', 'Para os peixes do rio.', true],
    [oven, 'Quanto pesa o forno antigo?', 'Treze toneladas.', true],
    [oven, 'Quanto pesa o forno antigo?', 'Doze toneladas.', false],
  ])('%s %s %s', (sentence, question, answer, contradicted) => {
    for (const quote of [sentence, `${sentence} ${around}`, `${around} ${sentence}`]) {
      const proof = proveByOwnPassage({ question, answer, wrong: [], quote }, reader)
      expect(proof.contradicted).toBe(contradicted)
      expect(proof.verdict === 'published').toBe(!contradicted)
    }
  })
})
