import { describe, expect, test } from 'vitest'
import { context } from '../testing/good-items.ts'
import { checkCard } from './check.ts'

const refused = (question: string, answer: string) =>
  checkCard({ question, answer }, context).some(({ gate }) => gate === 'F6')

describe('an answer of another kind than the question word asks for', () => {
  test.each([
    ['Quando foi erguida a ponte de pedra?', 'Porque o rio enchia'],
    ['Quando se usa a peneira?', 'Separar a farinha'],
    ['Quando foi erguida a ponte de pedra?', 'Nas margens do rio'],
    ['Quando foi erguida a ponte de pedra?', 'A prefeitura'],
    ['Quando foi erguida a ponte de pedra?', 'Devido às cheias'],
    ['Onde foi erguida a ponte de pedra?', 'Em 1887'],
    ['Onde foi erguida a ponte de pedra?', 'No fim do século XIX'],
    ['Onde foi erguida a ponte de pedra?', 'Para atravessar o rio'],
    ['Quem ergueu a ponte de pedra?', 'No rio da serra'],
    ['Em 1887, quem ergueu a ponte de pedra?', 'Porque o rio enchia'],
    ['Quantos arcos tem a ponte de pedra?', 'Na margem do rio'],
    ['Por que a ponte de pedra caiu?', '1912'],
    ['Em que ano a ponte de pedra caiu?', 'Na margem do rio'],
    ['O que acontece se as pedras apontam para lados opostos?', 'Formando um arco de pedra'],
    ['O que a ponte de pedra retorna?', 'Ao dono da balsa'],
    ['O que é a ponte de pedra?', 'Análoga à ponte de ferro'],
    ['O que é a ponte de pedra?', 'Outra passagem usada no inverno'],
  ])('%s → %s', (question, answer) => {
    expect(refused(question, answer)).toBe(true)
  })
})

describe('an answer of the kind asked for', () => {
  test.each([
    ['O que a ponte de pedra faz ranger?', 'Ao passar o trem, o arco do meio'],
    ['A que a ponte de pedra leva?', 'Ao porto da vila'],
    ['O que acontece se as pedras apontam para lados opostos?', 'O arco de pedra cai'],
    ['O que é a ponte de pedra?', 'Passagem ao porto da vila'],
    ['O que são os arcos?', 'Correspondentes às vigas da ponte de ferro'],
    ['Qual é o peso da ponte de pedra?', 'Equivalente ao peso de dez carroças'],
    ['Qual é a posição da tangente em relação ao raio?', 'Perpendicular ao raio'],
    ['O que é o sufrágio?', 'Direito ao voto nas eleições de um país'],
    ['O que é o habeas corpus?', 'Direito à liberdade'],
    ['O que é a dulia?', 'Culto aos santos'],
    ['O que é o dízimo?', 'Imposto a ser pago à Igreja'],
    ['O que é o sinônimo?', 'Outra palavra com o mesmo sentido'],
    ['O que é o pseudônimo?', 'Outro nome que um autor usa'],
    ['Quando foi erguida a ponte de pedra?', 'No fim do século XIX'],
    ['Quando surgiram as primeiras aldeias?', 'Neolítico'],
    ['Quando a ponte de pedra fica fechada?', 'Se o rio passa da marca'],
    ['Quando a ponte de pedra fica fechada?', 'Em cheias'],
    ['Onde foi erguida a ponte de pedra?', 'Por mar e por terra'],
    ['Onde foi erguida a ponte de pedra?', 'No fim da rua do porto'],
    ['Onde foi erguida a ponte de pedra?', 'Olinda'],
    ['Quem ergueu a ponte de pedra?', 'Os moradores da vila'],
    ['Em quem os moradores votaram para cuidar da ponte?', 'No barqueiro mais velho'],
    ['Quantos arcos tem a ponte de pedra?', 'Duzentos'],
    ['Quando o rio enche, o que acontece com a ponte?', 'A ponte fica fechada'],
    ['Em que século caiu a ponte de pedra?', 'Século XX'],
  ])('%s → %s', (question, answer) => {
    expect(refused(question, answer)).toBe(false)
  })
})
