import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ContactData, contactDataIn, contactRefusal } from './contact-data.ts'

const found: readonly (readonly [ContactData, string])[] = [
  ['phone', 'meu telefone é 11 98888-7777 me liga'],
  ['phone', 'liga (11) 98888 7777'],
  ['phone', '+55 11 9 8888-7777'],
  ['phone', '98888 - 7777'],
  ['phone', '9.8.8.8.8.7.7.7.7'],
  ['phone', '9-8-8-8-8-7-7-7-7'],
  ['phone', '3456-7890'],
  ['phone', 'onze nove oito oito oito oito sete sete sete sete'],
  ['phone', 'nove oito 8 8 oito sete 7 sete sete'],
  ['phone', 'onze noventa e oito oitenta e oito setenta e sete setenta e sete'],
  ['phone', 'nove meia meia três, dois um dois zero'],
  ['phone', '9888O-7777 e uma casa'],
  ['phone', '９８８８８７７７７'],
  ['phone', '9️⃣8️⃣8️⃣8️⃣8️⃣7️⃣7️⃣7️⃣7️⃣'],
  ['phone', '①①⑨⑧⑧⑧⑧⑦⑦⑦⑦'],
  ['phone', 'uma flor988887777'],
  ['phone', '9​8​8​8​8​7​7​7​7'],
  ['phone', 'me chama no 988887 depois 777'],
  ['phone', 'zap 988-877'],
  ['phone', 'uma vaca, meu zap é 98888-7777'],
  ['phone', 'meu zap 11010-1101'],
  ['phone', '98888-77OO'],
  ['phone', 'OO988887777'],
  ['phone', '9I888-7777'],
  ['phone', '98:88:87:77:7'],
  ['phone', '98888:7777'],
  ['phone', '٩٨٨٨٨٧٧٧٧'],
  ['phone', '०९८८८८७७७७'],
  ['phone', '9ㅤ8ㅤ8ㅤ8ㅤ8ㅤ7ㅤ7ㅤ7ㅤ7'],
  ['phone', 'telefone 2045-2098'],
  ['phone', '988.887.777'],
  ['phone', '11.988.887.777'],
  ['mail', 'fulana@gmail'],
  ['mail', 'fulana(at)escola(dot)com'],
  ['mail', 'meu email é fulana'],
  ['link', 'hxxp://exemplo'],
  ['mail', 'fulana@exemplo.com.br'],
  ['mail', 'escreve pra fulana @ exemplo . com'],
  ['mail', 'fulana arroba gmail ponto com'],
  ['mail', 'fulana arroba escola ponto com'],
  ['mail', 'fulana (arroba) hotmail'],
  ['mail', 'fulana gmail.com'],
  ['link', 'https://exemplo.org/jogo'],
  ['link', 'www.exemplo.com'],
  ['link', 'entra no exemplo.com.br'],
  ['link', 'um gato do exemplo.com'],
  ['link', 'wa.me/5511988'],
  ['link', 'discord.gg/abc'],
  ['link', 'acessa exemplo ponto com ponto br'],
  ['link', 'entra no site joguinho ponto com agora'],
  ['network', '@fulana_123'],
  ['network', 'um gato e @fulana.oficial'],
  ['network', 'me segue no insta'],
  ['network', 'me chama no zap'],
  ['network', 'meu insta é fulana'],
  ['network', 'insta: fulana'],
  ['network', 'me adiciona lá no Discord'],
  ['network', 'meu Tik Tok é fulana'],
  ['network', 'insta fulana_123'],
  ['network', 'ig: fulana'],
  ['network', 'roblox: fulana'],
  ['network', 'fulana#1234'],
  ['network', 'chama no zap'],
  ['network', 'mе сhаmа nо zар'],
  ['network', 'passa o zap'],
  ['network', 'me chama no direct'],
  ['network', 'meu nick no jogo é fulana'],
  ['network', 'no insta eu sou fulana'],
  ['home', 'moro na r das flores'],
  ['home', 'Rua 7 de Setembro, 45'],
  ['home', 'rua 15, casa 20'],
  ['home', 'minha rua é a rua das flores'],
  ['home', 'moro na Rua das Flores 123, me chamo Lia'],
  ['home', 'moro na rua das flores'],
  ['home', 'eu moro aqui na avenida são joão perto da padaria'],
  ['home', 'minha casa fica no bairro santa luzia'],
  ['home', 'Rua das Flores, 123'],
  ['home', 'Rua das Flores, nº 12'],
  ['home', 'vem na av brasil 1500 de tarde'],
  ['home', 'R. das Acácias 45'],
  ['home', 'moro no apartamento 203'],
  ['home', 'meu endereço é perto da praça'],
  ['name', 'me chamo Lia'],
  ['name', 'oi, meu nome é Lia'],
  ['name', 'MEU NOME É LIA'],
  ['name', 'meu nome e lia'],
  ['name', 'meu nome completo: Lia'],
  ['name', 'meu nome é: “Lia”'],
  ['name', 'meu\u200bnome é Lia'],
  ['name', 'mеu nоmе é Lia'],
  ['name', 'M.e.u n.o.m.e é Lia'],
  ['name', 'm e  c h a m o Lia'],
  ['name', 'chamo-me Lia'],
]

const honest = [
  'um carro número 10',
  '3 gatos',
  'entre 1000 e 5000 formigas',
  'de 1.500 e 3.900 passos',
  'casa na rua com árvores',
  'o time de 2026',
  'a rua da minha casa',
  'o planeta B612',
  'a amarelinha com 1 2 3 4 5 6 7 8 9 10',
  'um dois três quatro cinco seis sete oito nove dez',
  'contagem: dez, nove, oito, sete, seis, cinco, quatro, três, dois, um',
  'contagem: catorze, quinze, dezasseis, dezassete, dezoito, dezanove, vinte',
  'os botões 1 2 3 4 5 6 7 8 9 0 da calculadora',
  'as teclas 0123456789',
  'pares 2 4 6 8 10 12 14',
  'copas de 1994 2002 2006 2010',
  'a guerra de bolinhas de 1939-1945',
  'festa no dia 25/12/2026',
  'aniversário 07.09.2026',
  'calendário de 2026-11-28',
  'o universo com 10.000.000 de estrelas',
  'cem mil formigas: 100000000',
  'o número pi 3,14159265',
  'um robô com 01010101 na barriga',
  'o Brasil com 215.303.489 habitantes',
  'população 203.080.756',
  'a 149 597 870 km do sol',
  'um tesouro de R$ 1.234.567,89',
  'os números 4, 8, 15, 16, 23 e 42',
  'a espiral 1 1 2 3 5 8 13 21 34',
  'os primos 2 3 5 7 11 13 17 19',
  'a calculadora com 7 8 9, 4 5 6, 1 2 3',
  '99999999 estrelas',
  'a dízima 0,333333333',
  '7 de setembro de 1822',
  'contato imediato em 1947 e 1982',
  'o CEP do mapa',
  'uma rua de pedra, 3 casas',
  'minha avó me chama de princesa',
  'eu sou a lua',
  'aqui é a praia',
  'um menino que passa o lápis',
  'placar 3 x 1 e 2 x 0',
  'relógios marcando 07:30 08:15 09:45',
  'a conta 12345 + 67890',
  '2 + 2 = 4 no quadro',
  'dois gatos, três cachorros, quatro patos, cinco vacas, seis galinhas e sete porcos',
  'uma meia, duas meias e três botas',
  'trinta e dois dentes e vinte e um dedos',
  'um telefone vermelho antigo',
  'meu celular novo',
  'a polícia no telefone 190',
  'bombeiros com o número 193',
  'um celular marcando 10:30',
  'o robô R2D2 e o 3PO',
  'Ben 10 e o número 7',
  'ônibus 175 e trem 2000',
  'camisa 9, camisa 10 e camisa 11',
  'aluno do 5o ano na escola',
  'a escola com as salas 1A 2B 3C 4D',
  'um foguete Apollo 11 em 1969',
  'um prédio de 20 andares com 100 janelas',
  'uma rua com 3 casas',
  'uma rua com três casas e uma árvore',
  'a rua do mercado com 20 barracas',
  'uma avenida com 10 carros',
  'a avenida cheia de carros',
  'desfile na avenida 7 de setembro',
  'a rua 25 de março',
  'na praça tem 2 bancos',
  'a praça da cidade em 2026',
  'crianças brincando na rua de terra',
  'um coelho que mora na floresta',
  'eu moro numa casa amarela',
  'eu moro perto da praia',
  'moro no sítio com meu avô',
  'moro na rua com árvores',
  'a família que mora na rua tranquila',
  'minha casa fica na montanha',
  'minha casa é azul com jardim',
  'um jardim com 12 flores',
  'uma vila de pescadores',
  'uma quadra de futebol com 22 jogadores',
  'um apartamento com varanda',
  'um cachorro que se chama Rex',
  'meu cachorro se chama Bolinha',
  'o nome da vaca é Mimosa',
  'meu nome escrito nas nuvens',
  'meu nome e um coração',
  'meu nome e flores',
  'como se chama esse bicho?',
  'um sol.com nuvens',
  'um gato.um cachorro.uma casa',
  'um ponto com linhas em volta',
  'um boi de 15 arrobas',
  'o sinal @ bem grande',
  'um g@to colorido',
  'a cobra do slither.io',
  'um celular com o instagram aberto',
  'um raio fazendo zap no céu',
  'um menino vendo youtube',
  'a Liga da Justiça no céu',
  'uma pessoa ligando a luz',
  'os planetas 1 a 8',
  'meu face a face com o leão',
  'a rede social das formigas',
  'um instante na praia',
  'uma instalação de luzes',
  'um at e um ut',
  'uma carta com um selo de e-mail',
  'o endereço do Papai Noel',
  'uma carta para o Papai Noel com endereço',
  'o cepo da árvore',
  'a estrada de 100 km',
  'um trem na estação 8',
  'a casa número 7 da bruxa',
]

describe('what would let somebody find a child', () => {
  test.each(found)('%s: %j', (data, text) => {
    expect(contactDataIn(text)).toBe(data)
  })

  test.each(honest)('not %j', text => {
    expect(contactDataIn(text)).toBeNull()
  })

  test('is told kindly, and also where it is cut in two', () => {
    expect(contactRefusal(['11 9888', '8 7777'])).toBe(
      'Parece que aí tem um número de telefone. Para cuidar de você e dos colegas, deixe de fora nome, ' +
        'telefone, endereço e redes sociais: apague essa parte e tente de novo. O resto continua escrito.',
    )
    expect(contactRefusal(['Minha roça', 'duas vacas'])).toBeNull()
  })

  const digit = fc.integer({ min: 0, max: 9 })
  /** As they are given out: an area, a nine, eight digits that do not merely count. */
  const phone = fc
    .tuple(
      fc.integer({ min: 11, max: 99 }),
      fc.integer({ min: 6, max: 9 }),
      fc.array(digit, { minLength: 7, maxLength: 7 }),
    )
    .map(([area, first, rest]) => `${area}9${first}${rest.join('')}`)
    .filter(number => !number.endsWith('0000'))
  const words = ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove']

  test('is any telephone, whatever stands between its digits, in digits and in words', () => {
    fc.assert(
      fc.property(
        phone,
        fc.array(fc.constantFrom('', ' ', '-', '.', ' - ', '/', ') ', '_', ', ', '  ')),
        fc.array(fc.boolean()),
        (number, between, spelled) => {
          const written = [...number].map((one, at) =>
            spelled[at] ? ` ${words[Number(one)]} ` : `${one}${between[at] ?? ''}`,
          )
          return contactDataIn(`um gato ${written.join('')} na praia`) === 'phone'
        },
      ),
      // Always the same ones: chance writes a date among them once in many thousand.
      { numRuns: 500, seed: 2026 },
    )
  })

  test('is a telephone also where its end looks like a date', () => {
    expect(contactDataIn('um gato 11960-1/1/1000 na praia')).toBe('phone')
    expect(contactDataIn('um gato 1196 01/1/2000 na praia')).toBe('phone')
    expect(contactDataIn('a festa de 01/05/2026, 14h, e a de 02/06/2026')).toBeNull()
    expect(contactDataIn('as datas 01/05/2026, 02/06/2026 e 3/7/1999')).toBeNull()
  })

  test('is nothing in things that are counted', () => {
    const thing = fc.constantFrom('gatos', 'casas', 'árvores', 'ruas', 'estrelas', 'bolas', 'meninas', 'carros azuis')
    const many = fc.oneof(fc.integer({ min: 2, max: 999 }).map(String), fc.constantFrom('dois', 'vinte e três', 'mil'))
    fc.assert(
      fc.property(fc.array(fc.tuple(many, thing), { minLength: 1, maxLength: 8 }), things => {
        const text = things.map(one => one.join(' ')).join(' e ')
        return contactDataIn(`Desenhe ${text} na minha rua`) === null
      }),
      { numRuns: 500 },
    )
  })
})
