import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nameOf } from './lexicon.ts'
import { counted } from './plural.ts'
import { readText } from './read-text.ts'

/** What is read of a text, short: '2 gato' for two cats. */
const things = (text: string) => readText(text).subjects.map(({ noun, count }) => `${count} ${nameOf(noun)}`)

describe('readText', () => {
  test.each([
    ['o menino joga bola na praia com o cachorro', ['1 menino', '1 bola', '1 cachorro']],
    ['Uma fazenda com vacas, galinhas e um trator', ['2 vaca', '2 galinha', '1 trator']],
    ['três passarinhos e duas árvores', ['3 passarinho', '2 árvore']],
    ['a leoa e os leõezinhos', ['1 leão']],
    ['cachorrão, gatinho, florzinha', ['1 cachorro', '1 gato', '1 flor']],
    ['aviões e balões', ['2 avião', '3 balão']],
    ['onca pintada', ['1 onça']],
    ['peixe-boi e mico-leão dourado', ['1 peixe-boi', '1 mico-leão']],
    ['bichos preguiça', ['2 bicho-preguiça']],
    ['a vovó e o vovô', ['1 avó', '1 avô']],
    ['a minha familia', ['1 mãe', '1 pai', '1 menina', '1 menino']],
    ['um unicornio rosa', ['1 unicórnio']],
    ['uma rosa e uma borboleta', ['1 rosa', '1 borboleta']],
    ['capivara tomando banho no rio', ['1 capivara']],
    ['um gatinho preto no telhado', ['1 gato preto', '1 casa']],
    ['abelha na flor e colmeia', ['1 abelha', '1 flor', '1 colmeia']],
    ['uma bruxa voando na vassoura', ['1 bruxa na vassoura']],
    ['coelho da páscoa com ovos de chocolate', ['1 coelho', '3 ovo de Páscoa']],
    ['meu vo pescando comigo', ['1 avô', '1 peixe', '1 criança']],
    ['a quadrilha da festa junina', ['2 caipira']],
    ['meu time de futebol', ['2 criança', '1 bola']],
    ['o sistema solar', ['1 sol', '1 Terra', '1 planeta', '1 cometa']],
    ['festa junina com bandeirinhas', []],
    ['gato com novelo de lã', ['1 gato', '1 novelo de lã']],
    ['saci pererê, curupira e boitatá', ['1 saci', '1 curupira', '1 boitatá']],
    ['frutas: uva e banana', ['1 cesta de frutas', '1 uva', '1 banana']],
    ['a mula sem cabeça', ['1 mula sem cabeça']],
    ['feira livre com laranja', ['1 barraca de feira', '1 laranja']],
    ['uma princesa com espada de brinquedo', ['1 princesa', '1 espada']],
    ['boneco de neve com cachecol', ['1 boneco de neve', '1 cachecol']],
    ['o palhaço e o malabarista', ['1 palhaço', '1 malabarista']],
    ['meu quarto bagunçado', ['1 cama']],
    ['meu avô na festa', ['1 avô']],
    ['minha gata com os filhotinhos', ['3 gato']],
    ['a arca de noé com os animais', ['1 barco', '1 cachorro', '1 gato', '1 coelho']],
    ['fui no zoológico', ['1 girafa', '1 elefante', '1 macaco']],
    ['tubarão martelo e cobra coral', ['1 tubarão', '1 cobra']],
    ['brincando de queimada', ['1 bola']],
    ['um submarino', ['1 submarino']],
    ['loja de brinquedos', ['1 loja', '2 ursinho de pelúcia']],
    ['a cozinheira e o cozinheiro', ['1 cozinheira', '1 cozinheiro']],
    ['o índio na canoa', ['1 criança indígena', '1 canoa']],
  ])('reads %s', (text, expected) => {
    expect(things(text)).toEqual(expected)
  })

  test.each([
    ['gato e caxorro', ['1 gato', '1 cachorro']],
    ['uma girrafa', ['1 girafa']],
    ['o jacare e a tartaruja', ['1 jacaré', '1 tartaruga']],
    ['um elefamte', ['1 elefante']],
    ['dinosauro', ['1 dinossauro']],
    ['a borboreta', ['1 borboleta']],
    ['um fogueti', ['1 foguete']],
    ['abeia não, abelia sim', ['1 abelha']],
  ])('forgives the spelling of %s', (text, expected) => {
    expect(things(text)).toEqual(expected)
  })

  test.each([
    ['pé de moleque', ['1 amendoim']],
    ['bola de neve', ['1 floco de neve']],
    ['banco de areia', []],
    ['cavalo de pau', []],
    ['os três porquinhos', ['3 porco']],
    ['cachorro quente', ['1 cachorro-quente']],
    ['o farol do carro de bombeiro', ['1 farol', '1 caminhão de bombeiros']],
    ['cavalo marinho e estrela do mar', ['1 cavalo-marinho', '1 estrela-do-mar']],
    ['cristo redentor no rio de janeiro', ['1 Cristo Redentor']],
    ['o bondinho do pão de açúcar', ['1 bondinho', '1 Pão de Açúcar']],
    ['castelo de areia', ['1 castelo de areia']],
    ['caminhão de lixo e lixeiro', ['1 caminhão de lixo', '1 gari']],
    ['piscina com boia', ['1 boia']],
    ['casa na árvore', ['1 casa na árvore']],
    ['porco espinho', ['1 ouriço']],
    ['homem aranha', ['1 super-herói']],
    ['o sapo não lava o pé', ['1 sapo']],
    ['tartaruga indo pro mar', ['1 tartaruga']],
    ['minha pro e a prô da minha irmã', ['1 professora', '1 menina']],
    ['a lava do vulcão', ['1 vulcão']],
  ])('does not fall into the trap of %s', (text, expected) => {
    expect(things(text)).toEqual(expected)
  })

  test('finds places', () => {
    expect(readText('um peixe no fundo do mar').settings).toEqual(['underwater'])
    expect(readText('minha sala de aula').settings).toEqual(['classroom'])
    expect(readText('a vovó fazendo bolo na cozinha').settings).toEqual(['home'])
    expect(readText('o tamanduá do cerrado à noite').settings).toEqual(['cerrado', 'night'])
  })

  test('finds what somebody does', () => {
    const actions = (text: string) => readText(text).subjects.map(({ action }) => action)
    expect(actions('o super-herói voando')).toEqual(['fly'])
    expect(actions('dinossauro comendo pizza')).toEqual(['eat', null])
    expect(actions('a menina corre e o menino pula')).toEqual(['run', 'jump'])
    expect(actions('o menino joga bola')).toEqual(['play', null])
    expect(actions('o cachorro dormindo na cama')).toEqual(['sleep', null])
    expect(actions('um robô regando as plantas')).toEqual(['tend', null])
    expect(actions('o pescador no barco')).toEqual(['ride', null])
    expect(actions('a menina remando na canoa')).toEqual(['ride', null])
    expect(actions('o barco e a menina')).toEqual([null, null])
    expect(actions('um menino na cadeira de rodas jogando basquete')).toEqual(['ride', 'play', null])
  })

  test.each([
    ['uma menina de cabelo cacheado', { hair: 'curly' }],
    ['o menino de cabelo crespo e óculos', { hair: 'curly' }],
    ['a menina de óculos', { glasses: true }],
    ['minha mãe loira de cabelo liso', { hair: 'straight', hairColor: '#e3b23c' }],
    ['menina de cabelo preto', { hairColor: '#1f1a24' }],
    ['um menino triste', { face: 'sad' }],
    ['meu irmao bravo', { face: 'angry' }],
    ['menina com medo do trovao', { face: 'scared' }],
    ['um gato preto', {}],
  ])('finds how somebody looks in %j', (text, look) => {
    expect(readText(text).subjects[0]?.look).toEqual(look)
  })

  test.each([
    ['um robô e um xilofone', ['xilofone']],
    ['a girafa bonita e muito grande', []],
    ['o quindim da minha avó', ['quindim']],
    ['quero desenhar um gato azul dormindo', []],
    ['um menino dormindo e sonhando', []],
    ['', []],
    ['!!! 123 ???', []],
  ])('tells which words of %j it does not know', (text, expected) => {
    expect(readText(text).unknown).toEqual(expected)
  })

  test('draws at most four of a thing', () => {
    expect(things('cinco gatos')).toEqual(['4 gato'])
  })

  test('reads anything, and the same whatever stands around the words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), text => {
        const { subjects, unknown } = readText(text)
        return (
          subjects.every(({ count }) => count >= 1 && count <= 4) &&
          unknown.every(word => text.toLowerCase().includes(word))
        )
      }),
    )
    fc.assert(
      fc.property(fc.stringMatching(/^[\s!?.,;:<>"]*$/), around => {
        expect(things(`${around}uma onça${around}`)).toEqual(['1 onça'])
      }),
    )
  })
})

test.each([
  ['minha vó fazendo crochê', ['avó', 'novelo de lã'], null],
  ['mergulhador vendo um polvo', ['mergulhador', 'polvo'], null],
  ['vaca voadora', ['vaca'], 'fly'],
  ['fui no circo com a ana e o joão', ['circo'], null],
])('%j is read as a child means it', (text, names, action) => {
  const { subjects, unknown } = readText(text)
  expect(subjects.map(({ noun }) => nameOf(noun))).toEqual(names)
  expect(subjects[0]?.action ?? null).toBe(action)
  expect(unknown).toEqual([])
})

describe('things of house, school, kitchen, workshop, music and sport', () => {
  const drawnOf = (text: string) => readText(text).subjects.map(({ noun, count }) => counted(noun[0], count))

  test.each([
    ['duas geladeiras e um fogãozinho', ['duas geladeiras', 'um fogão']],
    ['três pastéis, uma coxinha e um pudim', ['três pastéis', 'uma coxinha', 'um pudim']],
    ['uns pandeirinhos e dois barris', ['três pandeiros', 'dois barris']],
    ['chaves inglesas e quatro micro-ondas', ['três chaves inglesas', 'quatro micro-ondas']],
    ['o refrigerador, o armário e a luminária', ['uma geladeira', 'um guarda-roupa', 'um abajur']],
    ['um menino pulando corda', ['um menino', 'uma corda de pular']],
    ['colher flores no jardim', ['três flores']],
    ['uma colher e um garfo', ['uma colher', 'um garfo']],
    ['a lua da meia noite', ['a lua']],
    ['a menina bota a boneca na cama', ['uma menina', 'uma boneca', 'uma cama']],
  ])('%s', (text, drawn) => {
    expect(drawnOf(text)).toEqual(drawn)
  })
})
