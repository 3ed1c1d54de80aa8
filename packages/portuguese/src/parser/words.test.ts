import { describe, expect, it } from 'vitest'
import { wordsOf } from './words.ts'

const texts = (sentence: string) => wordsOf(sentence).map(word => word.text)

describe('wordsOf', () => {
  it.each([
    ['O clima da região muda.', 'O clima de a região muda .'],
    ['Às vezes, pelos rios do Sul…', 'A as vezes , por os rios de o Sul …'],
    ['NO INÍCIO DA OBRA', 'EM O INÍCIO DE A OBRA'],
    ['Ele mora num sítio daquela serra.', 'Ele mora em um sítio de aquela serra .'],
    ['A água tornou-se limpa.', 'A água tornou se limpa .'],
    ['É preciso fazê-lo já.', 'É preciso fazê lo já .'],
    ['Far-se-á uma horta.', 'Fará se uma horta .'],
    ['O guarda-chuva e o bem-te-vi', 'O guarda-chuva e o bem-te-vi'],
    ['O beija-flor pousou.', 'O beija-flor pousou .'],
    ['Custa R$ 1.500,50, ou 12,5% menos.', 'Custa R$ 1.500,50 , ou 12,5 % menos .'],
    ['O Sr. Prefeito e a Dra. Diretora', 'O Sr. Prefeito e a Dra. Diretora'],
    ['No séc. XIX, em 15/11/1889, às 9h30', 'Em o séc. XIX , em 15/11/1889 , a as 9h30'],
    ['Nasceu em 40 a.C. na ilha.', 'Nasceu em 40 a.C. em a ilha .'],
    ['Leia o texto e/ou a fig. 2.', 'Leia o texto e/ou a fig. 2 .'],
    ['“O sol”, disse, é uma estrela!', '“ O sol ” , disse , é uma estrela !'],
    ['Tomou vitamina D.', 'Tomou vitamina D .'],
    ['A planta precisa de água, luz etc.', 'A planta precisa de água , luz etc.'],
    ['O Node.js lê o arquivo notas.tar.gz de escola.gov.br.', 'O Node.js lê o arquivo notas.tar.gz de escola.gov.br .'],
    ['O sol nasce.Depois se põe.', 'O sol nasce . Depois se põe .'],
    ['', ''],
  ])('%s', (sentence, expected) => {
    expect(texts(sentence).join(' ')).toBe(expected)
  })

  it('reads "nos" as a pronoun before a verb and as "em os" elsewhere', () => {
    expect(texts('Isso nos permite viver nos campos.')).toEqual([
      'Isso',
      'nos',
      'permite',
      'viver',
      'em',
      'os',
      'campos',
      '.',
    ])
  })

  it('gives both words of a contraction its place, and a pronoun its own', () => {
    expect(wordsOf('Vi-a na rua')).toEqual([
      { text: 'Vi', start: 0, end: 2 },
      { text: 'a', start: 3, end: 4 },
      { text: 'em', start: 5, end: 7 },
      { text: 'a', start: 5, end: 7 },
      { text: 'rua', start: 8, end: 11 },
    ])
  })
})
