import { expect, test } from 'vitest'
import { found, studyFrom } from '../../testing/document.ts'
import { findFacts } from '../index.ts'

test.each([
  ['O prisma decompõe a luz branca.', 'relation/object', 'O que o prisma decompõe? → A luz branca'],
  ['A tireoide produz tiroxina.', 'relation/object', 'O que a tireoide produz? → Tiroxina'],
  ['Os camelos armazenam gordura.', 'relation/object', 'O que os camelos armazenam? → Gordura'],
  ['O cerebelo coordena os movimentos finos.', 'function/does', 'O que faz o cerebelo? → Coordena os movimentos finos'],
  ['O cavaquinho tem quatro cordas.', 'quantity/counted', 'Quantas cordas tem o cavaquinho? → Quatro'],
  ['O sal desidrata a carne.', 'relation/object', 'O que o sal desidrata? → A carne'],
  [
    'As brânquias captam oxigênio e eliminam gás carbônico.',
    'function/does',
    'O que fazem as brânquias? → Captam oxigênio e eliminam gás carbônico',
  ],
  ['As lagartas respiram por traqueias.', 'relation/how', 'Como respiram as lagartas? → Por traqueias'],
  ['A ópera nasceu em Florença.', 'place/where', 'Onde nasceu a ópera? → Em Florença'],
])('%s: said in general, it may be short and stand alone', (text, pattern, expected) => {
  expect(found(`${text} Outra frase vem depois dela.`, pattern)).toEqual([expected])
})

test.each([
  // Of one case: which king, which house?
  'O rei reforma o palácio.',
  'A casa guarda objetos antigos.',
  // Limited, denied, or past and without a name.
  'O prisma não decompõe a luz verde.',
  'Os camelos armazenavam gordura.',
  // Where it passes is no object.
  'O nervo atravessa o canal vertebral.',
])('%s: nothing said in general', text => {
  expect(found(text, 'relation/object')).toEqual([])
})

test('a short sentence is shown with the one beside it', () => {
  const facts = findFacts(
    studyFrom('# Glândulas\n\nA tireoide produz tiroxina. O pâncreas exócrino libera enzimas digestivas no intestino.'),
  )
  expect(facts.find(fact => fact.answer === 'Tiroxina')?.quote).toBe(
    'A tireoide produz tiroxina. O pâncreas exócrino libera enzimas digestivas no intestino.',
  )
})

test('an item of a list is shown alone', () => {
  const facts = findFacts(studyFrom('# Glândulas\n\n- A tireoide produz tiroxina.\n- O ovário produz estrogênio.'))
  expect(facts.find(fact => fact.answer === 'Tiroxina')?.quote).toBe('A tireoide produz tiroxina.')
})

test('asks for no one that does what many do', () => {
  expect(found('A cafeína aumenta o estado de alerta das pessoas.', 'function/what-does')).toEqual([])
  expect(found('A bile emulsiona as gorduras da comida.', 'agent/doer')).toEqual([
    'O que emulsiona as gorduras da comida? → A bile',
  ])
})
