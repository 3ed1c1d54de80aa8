import type { Line } from '@capivira/core/materials/document'
import { isKnown } from '@capivira/portuguese/morphology'
import { expect, test } from 'vitest'
import { extracted, line, page } from '../testing/document.ts'
import { understandDocument } from './understand.ts'

const STEP = 30
const MARGIN = 57

/** Lines as a browser prints them: every two spaces before a line set it in by one step; '# ' is a heading. */
function printed(text: string): Line[] {
  let top = 90
  return text.split('\n').map(given => {
    const heading = given.startsWith('# ')
    const indent = (/^ */.exec(given)?.[0].length ?? 0) / 2
    top += heading ? 30 : 13
    return line(given.trim().replace(/^# /, ''), {
      top,
      left: MARGIN + indent * STEP,
      ...(heading ? { size: 16 } : {}),
    })
  })
}

/** Blocks as 'kind: text', deeper items set in. */
function blocksOf(text: string): string[] {
  return understandDocument(extracted([page(1, printed(text))]), isKnown).sections.flatMap(section => [
    ...(section.title === '' ? [] : [`# ${section.title}`]),
    ...section.blocks.map(({ kind, text, depth }) => `${'  '.repeat(depth)}${kind}: ${text}`),
  ])
}

const PROSE =
  'As rochas formam a crosta da Terra e guardam em suas camadas a história do planeta, que\nos geólogos leem ' +
  'com paciência em cada corte de estrada e em cada pedreira.'

test('lines set in from the margin under one another are a list, whose levels stand farther in', () => {
  expect(
    blocksOf(
      `# As rochas\n${PROSE}\n  Rochas ígneas: rochas que nascem do magma resfriado\n    Basalto: rocha escura ` +
        `de lavas antigas\n    Granito: rocha clara de grãos grandes\n  Rochas sedimentares: rochas que nascem ` +
        'de restos de outras',
    ),
  ).toEqual([
    '# As rochas',
    `paragraph: ${PROSE.replace('\n', ' ')}`,
    'list-item: Rochas ígneas: rochas que nascem do magma resfriado',
    '  list-item: Basalto: rocha escura de lavas antigas',
    '  list-item: Granito: rocha clara de grãos grandes',
    'list-item: Rochas sedimentares: rochas que nascem de restos de outras',
  ])
})

test('a full line is followed by an item where that begins with its name', () => {
  expect(
    blocksOf(
      `# O solo\n${PROSE}\n  Húmus: restos de plantas e de animais que apodreceram e dão ao solo cor escura\n  ` +
        `Argila: grãos muito finos, que guardam a água por muito tempo depois da chuva e\n  incham quando ` +
        `molhados\n  Areia: grãos grossos`,
    ).slice(2),
  ).toEqual([
    'list-item: Húmus: restos de plantas e de animais que apodreceram e dão ao solo cor escura',
    'list-item: Argila: grãos muito finos, que guardam a água por muito tempo depois da chuva e incham quando molhados',
    'list-item: Areia: grãos grossos',
  ])
})

test('short items are not run together', () => {
  expect(blocksOf(`# Palavras\n${PROSE}\nAs palavras são:\n  Quem\n  O que\n  Qual\n  Quando`).slice(2)).toEqual([
    'paragraph: As palavras são:',
    'list-item: Quem',
    'list-item: O que',
    'list-item: Qual',
    'list-item: Quando',
  ])
})

test('items may begin with a small letter where the lines above end far from the edge', () => {
  expect(
    blocksOf(
      `# Cuidados com o solo\n${PROSE}\n  curvas de nível\n  rotação de culturas\n  cobertura de palha seca`,
    ).slice(2),
  ).toEqual(['list-item: curvas de nível', 'list-item: rotação de culturas', 'list-item: cobertura de palha seca'])
})

test('a short line over an account set in below it is its title', () => {
  expect(
    blocksOf(
      `# Serras\n${PROSE}\n  Serra do Mar\n    acompanha o litoral do Sul e do Sudeste; tem escarpas altas e ` +
        `florestas úmidas\n  Serra Geral\n    separa o planalto da planície costeira; guarda derrames antigos de ` +
        'lava',
    ).slice(2),
  ).toEqual([
    '# Serra do Mar',
    'list-item: acompanha o litoral do Sul e do Sudeste; tem escarpas altas e florestas úmidas',
    '# Serra Geral',
    'list-item: separa o planalto da planície costeira; guarda derrames antigos de lava',
  ])
})

test('paragraphs that begin with an indent are none', () => {
  const paragraph = PROSE.replace(/\.$/u, ' de beira de rio e\nde mar.')
  expect(
    blocksOf(`# As rochas\n  ${paragraph}\n  Os fósseis contam mais.\n  As camadas também.`)
      .slice(1)
      .map(block => block.split(':')[0]),
  ).toEqual(['paragraph', 'paragraph', 'paragraph'])
})

test('a quotation set in is cut neither at its own shorter lines nor where the page ends', () => {
  const first = [
    ...printed(`# O mar\n${PROSE}\n${PROSE}`),
    line('O velho pescador da ilha contava que o vento do sul trazia para as', { top: 300, left: 87 }),
  ]
  const second = [
    line('redes mais peixe do que todos os outros ventos, e que por isso a vila da', { top: 60, left: 87 }),
    line('Barra esperava o inverno.', { top: 73, left: 87 }),
    line('A mulher dele sabia remendar as redes à noite, à luz fraca da lamparina de', { top: 99, left: 87 }),
    line('Santa Rita.', { top: 112, left: 87 }),
    line(PROSE.split('\n')[0] ?? '', { top: 140 }),
    line(PROSE.split('\n')[1] ?? '', { top: 153 }),
  ]
  const { sections } = understandDocument(extracted([page(1, first), page(2, second)]), isKnown)
  expect(sections.flatMap(({ blocks }) => blocks.map(({ text }) => text)).slice(2)).toEqual([
    'O velho pescador da ilha contava que o vento do sul trazia para as redes mais peixe do que todos os outros ' +
      'ventos, e que por isso a vila da Barra esperava o inverno.',
    'A mulher dele sabia remendar as redes à noite, à luz fraca da lamparina de Santa Rita.',
    PROSE.replace('\n', ' '),
  ])
})

test('an item before the last of its list does not go on with the next page', () => {
  const first = [
    ...printed(`# O clima\n${PROSE}\nHá no ano da fazenda as tarefas seguintes:`),
    line('a) a limpeza dos canais por onde corre a água da chuva; e', { top: 400 }),
    line('b) a poda das árvores que dão fruto no verão.', { top: 425 }),
    line('O povo da serra conhece os sinais do tempo e diz que o vento da', { top: 460, right: 538 }),
  ]
  const second = [line('Mantiqueira traz a geada.', { top: 60 }), line(PROSE.split('\n')[0] ?? '', { top: 90 })]
  const { sections } = understandDocument(extracted([page(1, first), page(2, second)]), isKnown)
  expect(sections.flatMap(({ blocks }) => blocks.map(({ text }) => text)).slice(2, 5)).toEqual([
    'a limpeza dos canais por onde corre a água da chuva; e',
    'a poda das árvores que dão fruto no verão.',
    'O povo da serra conhece os sinais do tempo e diz que o vento da Mantiqueira traz a geada.',
  ])
})
