import { expect, test } from 'vitest'
import type { Block } from '../document/model.ts'
import { plainBlock } from '../testing/block.ts'
import { voicesIn } from './voices.ts'

/** The places of the blocks that are voices; a dash or bullet with a space after it is taken for a marker. */
function voicesAt(...texts: string[]): number[] {
  const blocks = texts.map((text): Block => {
    const marker = /^[—–-](?=\s)/u.exec(text)?.[0] ?? ''
    return { ...plainBlock(marker ? 'list-item' : 'paragraph', text.slice(marker.length).trim()), marker }
  })
  const voices = voicesIn(blocks)
  return blocks.flatMap((block, at) => (voices.has(block) ? [at] : []))
}

test('persons who come back by turns are of a play', () => {
  const play = [
    'O auto é uma peça curta.',
    'JOÃO: A lua é um queijo que caiu no rio.',
    'MARIA (rindo): O queijo é a comida do rei!',
    'JOÃO: O rei é o ladrão da feira.',
    'MARIA: A feira é a casa do vento.',
    'O mamulengo é o teatro de bonecos.',
  ]
  expect(voicesAt(...play)).toEqual([1, 2, 3, 4])
  expect(voicesAt(...play.map(text => text.replace('JOÃO:', 'FADA —').replace('MARIA', 'O REI')))).toEqual([1, 2, 3, 4])
})

test('names in capitals are of a play, whatever is said', () => {
  expect(voicesAt('ROMEU — A noite cai.', 'FADA — O dia nasce.', 'ROMEU — A lua é de ouro.', 'FADA — Não é.')).toEqual([
    0, 1, 2, 3,
  ])
})

test('a name may stand above what is said', () => {
  expect(
    voicesAt('Maria', 'Tu és a sombra do jardim.', 'João', 'A rosa é a lua.', 'Maria', 'O céu cai.', 'João', 'Adeus!'),
  ).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})

test.each([
  [['OBS: A Lua é um satélite!', 'DICA: O Sol é uma estrela!', 'OBS: Marte é seco!', 'DICA: Vênus é quente!']],
  [['ANTES: O mar subia!', 'DEPOIS: O mar desceu!', 'ANTES: A mata crescia!', 'DEPOIS: A mata secou!']],
  [['P: O que é a foz?', 'R: A foz é o fim do rio.', 'P: E a nascente?', 'R: A nascente é o começo do rio.']],
  [['JOÃO: O que é a foz?', 'MARIA: É o fim do rio.', 'JOÃO: E a nascente?', 'MARIA: É o começo do rio.']],
  [['Portugal: O autocarro é o ônibus!', 'Brasil: A bala é doce!', 'Portugal: O comboio!', 'Brasil: O trem!']],
  [['MARIA: A rosa é a flor do jardim!', 'JOÃO: O cravo é a flor da sacada!', 'Foz: O fim do rio.']],
  [['João: dez laranjas.', 'Maria: seis laranjas.', 'João: dois cajus.', 'Maria: três cajus.']],
  [['Rei — quem governa um reino.', 'Fada — ser das lendas.', 'Anjo — ser com asas.', 'Bruxa — mulher das lendas.']],
])('labels, questions with their answers, comparisons and glossaries are no play: %j', texts => {
  expect(voicesAt(...texts)).toEqual([])
})

test('turns behind dashes are a dialogue where a word says that somebody speaks', () => {
  expect(voicesAt('A foz é o fim do rio.', '— A lua é um queijo — disse o menino.', '— O sol é um ovo.')).toEqual([
    1, 2,
  ])
  expect(voicesAt('— O sol é uma lâmpada, respondeu a irmã.')).toEqual([0])
  expect(voicesAt('– Você é o dono do rio?', '– Eu sou o dono do mar!')).toEqual([0, 1])
  expect(voicesAt('— Você viu o rei?', '— Vi, meu filho! O rei é o vento.', '— A rainha é a dona do rio!')).toEqual([
    0, 1, 2,
  ])
})

test('bullets are no dialogue, whatever ends them', () => {
  expect(voicesAt('- A órbita é o caminho de um astro!', '- Você sabe o que é o eclipse?')).toEqual([])
  expect(voicesAt('— Meteoro: é um rastro de luz!', '— Cometa: é um corpo de gelo!')).toEqual([])
  expect(voicesAt('– Você sabe o que é o eclipse?', '– A órbita é um caminho!', '– A Lua gira!')).toEqual([])
  expect(voicesAt('— A erosão é o desgaste do solo.', '— Seu nome vem do latim.')).toEqual([])
})
