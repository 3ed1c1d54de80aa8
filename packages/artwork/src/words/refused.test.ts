import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { settings } from '../scene/all-settings.ts'
import { nouns } from './nouns.ts'
import { refusalOf } from './refused.ts'

describe('refusalOf', () => {
  test.each(['um homem com revólver', 'Uma ARMA', 'cigarros', 'a guerra', 'um cara bebado', 'sangue no chão'])(
    'answers %j kindly',
    text => {
      expect(refusalOf(text)).toBe(
        'Esse tema eu não desenho aqui na escola. Que tal um bicho, um lugar bonito ou uma brincadeira? Por ' +
          'exemplo: "uma onça tomando banho de rio".',
      )
    },
  )

  test.each([
    'um armário',
    'pau-brasil',
    'os pintinhos da galinha',
    'um veado na mata',
    'o burro e o macaco',
    'tiranossauro',
    '',
  ])('lets %j pass', text => {
    expect(refusalOf(text)).toBeNull()
  })

  test.each([
    'uma pessoa pelada',
    'uma pessoa pelada na praia',
    'um homem todo pelado',
    'mulheres peladas',
    'uma menina peladinha',
    'peladões na rua',
    'Pelado',
    'uma mulher pelada na rua jogando bola',
    'o menino todo nu',
    'a professora sem roupa',
    'um homem tirando a roupa',
    'o fulano do sétimo B é muito burro e fedido',
    'o fulano é burro',
    'a fulana é burrinha',
    'Fulano É BURRO',
    'ele é o mais burro da sala',
    'essa turma é muito burra',
    'um menino burro',
    'a professora burra',
    'burro demais esse aí',
    'Seu burro',
    'que burrice',
    'o colega fedorento',
    'a fulana do 7 B é gorda e feia',
    'meu colega é um lixo',
  ])('refuses what hurts or undresses somebody: %j', text => {
    expect(refusalOf(text)).not.toBeNull()
  })

  test.each([
    'PUTA',
    'putinha',
    'que merdinha',
    'idiotas',
    'um idiotão',
    'viadinho',
    'p u t a r i a',
    'm.e.r.d.a',
    'm-e-r-d-a na porta',
    'a m e r d a',
    'm3rd4',
    'c@ralho',
    'id1ota!',
    'meeeerda',
    'puuuuta',
    'porrrra',
    'm*rda',
    'car*lho',
    'mérdá',
    'me­rda',
  ])('knows a coarse word in its dress: %j', text => {
    expect(refusalOf(text)).not.toBeNull()
  })

  test.each([
    'um burro no pasto',
    'um burro no pasto com 2 vacas',
    'dois burros e um menino',
    'um burrinho no presépio',
    'o Shrek e o Burro',
    'o homem com seu burro',
    'um menino e um burro',
    'muitos burros na fazenda',
    'mais burros e cavalos',
    'jogando pelada na rua',
    'uma pelada de futebol no campinho',
    'os amigos batendo uma pelada',
    'um gato pelado',
    'um cachorro pelado no sofá',
    'uma árvore pelada no inverno',
    'o rato toupeira pelado',
    'um varal sem roupa',
    'uma boneca sem roupas',
    'o gambá fedido',
    'uma bruxa feia',
    'um gato gordo',
    'o Papai Noel gordo',
    'um pica-pau na árvore',
    'o besouro rola-bosta',
    'uma bola que rola no chão',
    'uma bomba de chocolate',
    'bombinhas de festa junina',
    'a bomba d’água do sítio',
    'uma guerra de neve',
    'brincando de cabo de guerra',
    'um tiro ao alvo na quermesse',
    'folhas mortas no outono',
    'o Mar Morto',
    'o dia dos mortos no México',
    'um cachorro morto de sono',
    'um desenho baseado em um filme',
    'a lavadeira com a trouxa de roupa',
    'o diabo da Tasmânia',
    'não às drogas',
    'crianças apostando corrida',
    'o rinoceronte com um corno grande',
    'um vulcão que vai explodir',
    'um vestido cor de vinho',
    'doação de sangue',
    'a dama e o vagabundo',
    'uma pizza gostosa',
    'uma cuzinha com fogão',
    'um bichinho e uma bichinha',
    'uma tirinha em quadrinhos',
    'uma cigarra cantando',
    'a discussão no conselho da computação',
    'o deputado disputando',
    'o piano e o violão',
    'o robô R2D2',
    'o número 455 e o 5A5',
    'um carro 4x4',
    'A B C D E',
    'as letras a, e, i, o, u',
    'aaaaaaa que legal',
    'um gol!!!!! goooool',
    'zoooológico com coooobras',
    'um voo de avião pela Amazônia',
    '3 porquinhos, 7 anões',
    'estrelas *** brilhando',
    'um peru de Natal',
    'o cuco e a cuia',
    'um pinto amarelinho',
    'a vaca e a galinha',
    'uma anta e um macaco',
    'um menino chato de galocha',
  ])('lets the honest neighbour pass: %j', text => {
    expect(refusalOf(text)).toBeNull()
  })

  const letters = fc.string({ unit: fc.constantFrom(...'abcdefghijlmnoprstuvz'), minLength: 1, maxLength: 6 })
  test('finds no coarse word inside another', () => {
    const coarse = fc.constantFrom('merda', 'porra', 'puta', 'bosta')
    fc.assert(
      fc.property(letters, coarse, letters, (before, word, after) => {
        // What is left and right of it makes it another word.
        return refusalOf(`uma ${before}xq${word}qx${after} na praia`) === null
      }),
    )
  })

  test('refuses nothing that the artist can draw', () => {
    const words = [
      ...nouns.map(([label, , , , more = '']) => `${label} ${more}`),
      ...settings.map(({ words }) => words),
    ]
    expect(words.filter(text => refusalOf(text) !== null)).toEqual([])
  })
})
