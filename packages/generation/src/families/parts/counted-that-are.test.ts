import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'As orquestras costumam reunir três famílias de instrumentos que são sopros (de metal ou madeira), cordas e ' +
      'percussão (tambores).',
    'Quais são as três famílias de instrumentos que as orquestras costumam reunir? → Sopros (de metal ou ' +
      'madeira), cordas e percussão (tambores)',
  ],
  [
    'Assim, nas padarias artesanais, costumam usar três massas de tortas básicos, que são branca (de trigo), ' +
      'escura (de centeio) e mista (de ambos), nas quais vai pouco sal.',
    'Quais são as três massas de tortas que se costumam usar nas padarias artesanais? → Branca (de trigo), ' +
      'escura (de centeio) e mista (de ambos)',
  ],
  [
    'Nas feiras livres, os padeiros costumam usar três massas de tortas, que são branca (de trigo), escura (de ' +
      'centeio) e mista (de ambos).',
    'Quais são as três massas de tortas que os padeiros costumam usar nas feiras livres? → Branca (de trigo), ' +
      'escura (de centeio) e mista (de ambos)',
  ],
  [
    'Existem três tipos básicos de laços que são indicados pelos sinais cote (nó simples), fiel (nó duplo) e ' +
      'lais (nó de laço).',
    'Quais são os três tipos básicos de laços? → Cote (nó simples), fiel (nó duplo) e lais (nó de laço)',
  ],
  [
    'Há duas formas de erosão conhecidas que são a fluvial e a eólica.',
    'Quais são as duas formas de erosão conhecidas? → A fluvial e a eólica',
  ],
])('%s', (text, expected) => {
  expect(found(text, 'list/counted-that-are')).toEqual([expected])
})

test.each([
  // What they are like, and where they are used.
  'Existem três tipos de laços que são fortes, seguros e fáceis de desfazer no barco.',
  'Existem três tipos de laços que são usados em barcos (de pesca), tendas (de lona) e pontes (de corda).',
  // Fewer named than counted.
  'Existem quatro tipos de laços que são o cote, o fiel e o lais.',
  // Signs that say nothing of the sorts.
  'Existem três tipos de laços que são indicados pelos sinais alfa, beta e gama.',
])('nothing of %s', text => {
  expect(found(text, 'list/counted-that-are')).toEqual([])
})
