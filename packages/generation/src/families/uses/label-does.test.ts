import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test('what people of a list used to do', () => {
  const text =
    '# O engenho\n\n- **Feitores:** vigiavam o trabalho no canavial e castigavam os cativos.\n- **Barqueiros:** ' +
    'levavam as caixas de açúcar até o porto.'
  expect(found(text, 'function/labelled')).toEqual([
    'O que faziam os feitores? → Vigiavam o trabalho no canavial e castigavam os cativos',
    'O que faziam os barqueiros? → Levavam as caixas de açúcar até o porto',
  ])
})

test('what the parts of a thing do', () => {
  const text =
    '# O motor\n\n- Pistão: empurra a biela com a força dos gases.\n- Correias: transmitem o movimento para as ' +
    'outras peças.'
  expect(found(text, 'function/labelled')).toEqual([
    'O que faz o pistão? → Empurra a biela com a força dos gases',
    'O que fazem as correias? → Transmitem o movimento para as outras peças',
  ])
})

test('one doing after the other', () => {
  const text =
    '# A cidade\n\n- Imprensa: informa, critica, fiscaliza os atos do governo.\n- Escola: ensina, na sala, as ' +
    'letras aos alunos.'
  expect(found(text, 'function/labelled')).toEqual([
    'O que faz a imprensa? → Informa, critica, fiscaliza os atos do governo',
  ])
})

test('a verb whose form another has in the past', () => {
  const text =
    '# As aves\n\n- **Pardais:** criam um ninho de palha no telhado.\n- **Corujas:** escolhem um buraco no ' +
    'tronco da árvore.'
  expect(found(text, 'function/labelled')[0]).toBe('O que fazem os pardais? → Criam um ninho de palha no telhado')
})

test.each([
  ['what it has', '- **Juntas:** possuem camadas de metal e fibra.\n- **Anéis:** têm uma fenda de cada lado.'],
  [
    'an order',
    '- **Memento mori:** lembra-te da morte que chega.\n- **Carpe noctem:** aproveita-te da noite que passa.',
  ],
  ['another number', '- **Clero:** rezavam e guardavam os livros.\n- **Nobres:** lutava nas guerras do reino.'],
  ['a way of thinking', '- **Cinismo:** defendia uma vida simples.\n- **Ceticismo:** negava a certeza dos sentidos.'],
])('%s is no doing', (_, list) => {
  expect(found(`# Listas\n\n${list}`, 'function/labelled')).toEqual([])
})

test('what a thing needs is no deed of it', () => {
  const text =
    '# O painel\n\n- **Filtro:** requer uma troca por mês e uma limpeza.\n- **Motor:** empurra o ar do forno.'
  expect(found(text, 'function/labelled')).toEqual(['O que faz o motor? → Empurra o ar do forno'])
})

test('a label that says of how many takes no article', () => {
  const text = (label: string) =>
    `# O trem\n\n- **${label}:** leva o carvão da mina ao porto da vila.\n- **Freio:** segura as rodas.`
  expect(found(text('Vagão'), 'function/labelled')[0]).toBe(
    'O que faz o vagão? → Leva o carvão da mina ao porto da vila',
  )
  expect(found(text('Cada vagão')).filter(line => /o cada/iu.test(line))).toEqual([])
})
