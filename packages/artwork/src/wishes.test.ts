import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { composePicture, foretellPicture } from './compose-picture.ts'

/** What children wish for, what is drawn of it, and what they are told before: null where it is drawn whole. */
const wishes: readonly (readonly [wish: string, drawn: readonly string[], told: string | null])[] = [
  ['um gato de óculos', ['um gato'], null],
  ['um astronauta surfando', ['um astronauta', 'uma prancha na onda'], null],
  [
    'cinco peixinhos no aquário',
    ['um aquário com quatro peixes'],
    'De cada coisa, desenho no máximo quatro: é assim com peixes.',
  ],
  ['um cachorro correndo', ['um cachorro'], 'Não sei mostrar: correndo.'],
  ['uma menina dançando', ['uma menina'], null],
  ['um elefante tocando violino', ['um elefante', 'um violino'], null],
  ['o jacaré escovando os dentes', ['um jacaré', 'uma escova de dentes'], null],
  ['uma girafa de patins', ['uma girafa', 'um patim'], null],
  ['um leão usando uma coroa', ['um leão', 'uma coroa'], null],
  ['uma vaca de óculos escuros', ['uma vaca'], null],
  ['um menino chutando a bola', ['um menino', 'uma bola'], null],
  ['um gato sorrindo', ['um gato'], 'Não sei mostrar: sorrindo.'],
  ['um menino sorrindo', ['um menino'], null],
  ['um coelho bravo', ['um coelho'], 'Não sei mostrar: bravo.'],
  ['uma professora lendo um livro', ['uma professora', 'um livro'], null],
  ['um pirata sem barco', ['um pirata'], null],
  ['não quero cobra, quero um sapo', ['um sapo'], null],
  ['todos os bichos menos o gato', ['um cachorro', 'um coelho'], null],
  ['um parque com nada de chuva', [], null],
  ['uma praia sem ninguém', [], null],
  ['um sapo sem cobra nem aranha', ['um sapo'], null],
  ['um gato sem rabo', ['um gato'], 'Não sei mostrar: sem rabo.'],
  ['um pirata sem chapéu', ['um pirata'], 'Não sei mostrar: sem chapéu.'],
  ['um menino sem óculos', ['um menino'], null],
  ['uma casa sem árvores e uma flor', ['uma casa', 'uma flor'], null],
  ['cobra não, quero um gato', ['um gato'], null],
  ['a mula sem cabeça', ['uma mula sem cabeça'], null],
  ['o peixe nada no rio', ['um peixe'], null],
  [
    'um dia sem sol',
    ['uma capivara'],
    'Do que você escreveu, não reconheci nada que eu saiba desenhar: faria uma capivara.',
  ],
  ['um barco sem ser na praia', ['um barco'], null],
  ['três gatos e dois cachorros', ['três gatos', 'dois cachorros'], null],
  ['um monte de estrelas', ['quatro estrelas'], 'De cada coisa, desenho no máximo quatro: é assim com estrelas.'],
  ['um par de sapatos', ['dois sapatos'], null],
  ['uma dúzia de ovos', ['quatro ovos'], 'De cada coisa, desenho no máximo quatro: é assim com ovos.'],
  ['um cavalo azul', ['um cavalo'], 'A cor quem pinta é você: azul.'],
  ['uma casa vermelha e amarela', ['uma casa'], 'As cores quem pinta é você: vermelha e amarela.'],
  ['um unicórnio cor de rosa', ['um unicórnio'], 'A cor quem pinta é você: rosa.'],
  ['uma zebra listrada', ['uma zebra'], null],
  ['um gato em cima da árvore', ['um gato', 'uma árvore'], 'Não sei mostrar: em cima da árvore.'],
  ['um rato dentro da caixa', ['um rato', 'uma caixa'], 'Não sei mostrar: dentro da caixa.'],
  ['um cachorro atrás da casa', ['um cachorro', 'uma casa'], 'Não sei mostrar: atrás da casa.'],
  ['um menino embaixo da mesa', ['um menino', 'uma mesa'], 'Não sei mostrar: embaixo da mesa.'],
  ['uma vaca ao lado do trator', ['uma vaca', 'um trator'], null],
  ['um gato gigante', ['um gato'], null],
  ['um elefante pequenininho', ['um elefante'], null],
  ['uma flor maior que a casa', ['uma flor', 'uma casa'], 'Não sei mostrar: maior que a casa.'],
  ['um pé de manga', ['uma árvore', 'uma manga'], null],
  ['um guarda-chuva', ['um guarda-chuva'], null],
  ['uma estrela do mar', ['uma estrela-do-mar'], null],
  ['um cachorro-quente', ['um cachorro-quente'], null],
  ['uma coruja à noite', ['uma coruja'], null],
  ['o pôr do sol na praia', ['o sol'], null],
  ['uma casa na ventania', ['uma casa'], 'Ainda não sei desenhar: ventania.'],
  ['uma tempestade com raios no mar', ['duas tempestades'], null],
  ['um caxorro e uma jirafa', ['um cachorro', 'uma girafa'], null],
  ['um aviao e um dinosauro', ['um avião', 'um dinossauro'], null],
  ['uma borbuleta na frol', ['uma borboleta', 'uma flor'], null],
  ['UM GATO E UM XILOFONE', ['um gato'], 'Ainda não sei desenhar: xilofone.'],
  ['capivara', ['uma capivara'], null],
  ['o Pikachu e um gato', ['um gato'], 'Não desenho pessoas, marcas nem personagens pelo nome: pikachu.'],
  ['a Elsa do Frozen na neve', ['a neve'], 'Não desenho pessoas, marcas nem personagens pelo nome: elsa e frozen.'],
  [
    'o homem aranha na cidade',
    ['um super-herói'],
    'Não desenho pessoas, marcas nem personagens pelo nome: homem aranha.',
  ],
  ['o Neymar jogando bola', ['uma bola'], 'Não desenho pessoas, marcas nem personagens pelo nome: neymar.'],
  ['eu e a minha amiga Ana no parque', ['uma criança'], 'Não desenho pessoas, marcas nem personagens pelo nome: ana.'],
  ['uma lata de coca-cola', ['uma lata'], 'Não desenho pessoas, marcas nem personagens pelo nome: coca cola.'],
  ['um gato chamado Fumaça', ['um gato'], 'Não desenho pessoas, marcas nem personagens pelo nome: fumaça.'],
  ['por favor desenhe um gato bonito e muito legal', ['um gato'], null],
  [
    'Era uma vez uma princesa que morava num castelo e tinha um dragão amigo que voava no céu e ' +
      'comia bolo de chocolate com a rainha enquanto o rei dormia na cama e o gato dela brincava ' +
      'com a bola vermelha perto do lago',
    ['uma princesa', 'um castelo', 'um dragão', 'um bolo', 'uma rainha', 'um rei'],
    'Não sei mostrar: comia e na cama. Num desenho cabem 6 coisas diferentes: ficam de fora uma ' +
      'cama, um gato e uma bola. Um desenho mostra um lugar só: fica de fora um rio. A cor quem ' +
      'pinta é você: vermelha.',
  ],
  ['um gatinho sem chapéu', ['um gato'], null],
  ['não quero nenhum gato, só um cachorro', ['um cachorro'], null],
  ['um jardim sem flores', [], null],
  ['um sapo com três olhos', ['um sapo'], 'Não sei mostrar: três olhos.'],
  ['o menino está em cima do cavalo', ['um menino', 'um cavalo'], null],
  ['dentro do barco um pescador', ['um barco', 'um pescador'], 'Não sei mostrar: dentro do barco.'],
  ['quinze estrelas', ['quatro estrelas'], 'De cada coisa, desenho no máximo quatro: é assim com estrelas.'],
  ['dois lindos gatos', ['dois gatos'], null],
  ['um grande elefante', ['um elefante'], null],
  ['uma menina nadando e cantando', ['uma menina'], 'Não sei mostrar: cantando.'],
  ['um quarto vermelho', ['uma cama'], 'A cor quem pinta é você: vermelho.'],
  ['um cachorro comendo', ['um cachorro'], 'Não sei mostrar: comendo.'],
  ['uma casa com janelas azuis', ['uma casa', 'duas janelas'], 'A cor quem pinta é você: azuis.'],
  ['o gato embaixo do sol', ['um gato', 'o sol'], null],
  ['um boneco de neve com cachecol', ['um boneco de neve', 'um cachecol'], null],
  ['uma noite sem lua', [], null],
  ['quero um gato mas não quero rato', ['um gato'], null],
  ['mais ou menos três gatos', ['três gatos'], null],
  ['eu jogando videogame com meu irmão', ['uma criança', 'um videogame', 'um menino'], null],
  ['o pássaro na gaiola', ['um passarinho'], 'Ainda não sei desenhar: gaiola.'],
  ['um macaco pendurado na árvore', ['um macaco', 'uma árvore'], 'Não sei mostrar: pendurado na árvore.'],
  ['um homem correndo', ['um pai'], 'Não sei mostrar: correndo.'],
  ['a Turma da Mônica no parque', [], 'Não desenho pessoas, marcas nem personagens pelo nome: turma da mônica.'],
  ['minha família na praia', ['uma mãe', 'um pai', 'uma menina', 'um menino'], null],
  ['um tubarão com dentes afiados', ['um tubarão', 'três dentes'], 'Não sei mostrar: afiados.'],
  ['desenhe para mim, por favor, uma flor', ['uma flor'], null],
  ['uma bicicleta sem rodas', ['uma bicicleta'], 'Não sei mostrar: sem rodas.'],
  ['fomos ao circo com o vovô', ['um circo', 'um avô'], null],
  ['um carro de corrida', ['um carro de corrida'], null],
  ['dois gatos de óculos dormindo', ['dois gatos'], 'Não sei mostrar: óculos.'],
  ['uma princesa triste', ['uma princesa'], 'Não sei mostrar: triste.'],
  ['menina sem cabelo', ['uma menina'], 'Não sei mostrar: sem cabelo.'],
  ['capivara', ['uma capivara'], null],
  ['jacaré no rio não, na praia', ['um jacaré'], null],
  ['um dia chuvoso', ['a chuva'], null],
  ['um gato xadrez', ['um gato', 'um peão de xadrez'], null],
  ['a baleia nadando no mar', ['uma baleia'], null],
  ['a lua e as estrelas brilhantes', ['a lua', 'três estrelas'], null],
  ['não', ['uma capivara'], 'Do que você escreveu, não reconheci nada que eu saiba desenhar: faria uma capivara.'],
  ['sem', ['uma capivara'], 'Do que você escreveu, não reconheci nada que eu saiba desenhar: faria uma capivara.'],
  ['nada', ['uma capivara'], 'Do que você escreveu, não reconheci nada que eu saiba desenhar: faria uma capivara.'],
]

test.each(wishes)('%j', (wish, drawn, told) => {
  const { drawn: found, sentence } = foretellPicture(wish)
  expect({ drawn: found, sentence }).toEqual({ drawn, sentence: told })
})

describe('what a wish refuses', () => {
  const names = (text: string) =>
    composePicture({ text, seed: '1', kind: 'line' }).regions.map(({ name }) => name.replace(/[:\d].*$/, '').trim())

  test.each([
    ['um parque', 'um parque sem árvores', 'árvore'],
    ['um parque', 'um parque sem sol', 'sol'],
    ['uma praia', 'uma praia sem barco', 'barco'],
    ['um campo de futebol', 'um campo de futebol sem ninguém', 'criança'],
  ])('%j shows it, %j does not', (with_, without, name) => {
    expect(names(with_)).toContain(name)
    expect(names(without)).not.toContain(name)
  })

  test('is neither drawn nor told to be, whatever it is and however it is said', () => {
    const things = fc.constantFrom('cobra', 'sapo', 'trator', 'foguete', 'sereia', 'xilofone', 'bruxa', 'piano')
    const ways = fc.constantFrom('sem X', 'não quero X', 'nada de X', 'menos o X', 'nem X', 'exceto X')
    fc.assert(
      fc.property(things, ways, (thing, way) => {
        const { drawn, sentence } = foretellPicture(`um gato, ${way.replace('X', thing)}`)
        return drawn.join() === 'um gato' && !sentence?.includes(thing)
      }),
    )
  })
})

describe('what a wish does not show', () => {
  test('an unknown word beside anything is told', () => {
    fc.assert(
      fc.property(fc.constantFrom('um gato', 'dois sapos', 'a praia', 'uma menina correndo'), wish => {
        expect(foretellPicture(`${wish} e um xilofone`).sentence).toContain('xilofone')
        expect(foretellPicture(`um xilofone e ${wish}`).sentence).toContain('xilofone')
      }),
    )
  })

  test('glasses are parts of the picture', () => {
    for (const who of ['um gato', 'um leão', 'um cavalo', 'um pinguim']) {
      const plain = composePicture({ text: `${who} na fazenda`, seed: '1', kind: 'color' }).svg
      expect(composePicture({ text: `${who} de óculos na fazenda`, seed: '1', kind: 'color' }).svg).not.toBe(plain)
    }
  })

  test('glasses are told where our people are too small for them', () => {
    expect(foretellPicture('uma menina de óculos').sentence).toBeNull()
    expect(foretellPicture('uma menina de óculos surfando').sentence).toBe('Não sei mostrar: óculos.')
    expect(foretellPicture('três meninas de óculos').sentence).toBe('Não sei mostrar: óculos.')
  })

  test('a giant is drawn larger, and what is tiny smaller', () => {
    const share = (text: string) =>
      composePicture({ text, seed: '1', kind: 'line' })
        .regions.filter(({ name }) => name.startsWith('gato'))
        .reduce((sum, region) => sum + region.share, 0)
    expect(share('um gato gigante e uma casa')).toBeGreaterThan(share('um gato e uma casa') * 1.5)
    expect(share('um gato minúsculo e uma casa')).toBeLessThan(share('um gato e uma casa') * 0.7)
  })
})
