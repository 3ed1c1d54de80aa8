import { describe, expect, test } from 'vitest'
import { isOpenQuestion } from './open-question.ts'

describe('questions other things would answer too', () => {
  test.each([
    'Os agentes internos criam grandes formas, como as _____.',
    'As aves, tais como a _____ e o tucano, voam.',
    'Os fatores bióticos são todos os seres vivos: plantas, _____, fungos e bactérias.',
    'A Ecologia é a _____ que estuda as relações dos seres vivos.',
    'A horta tem alface, couve e _____.',
    'Qual das alternativas é um exemplo de mamífero?',
    'A folha contém _____, dentre elas a clorofila.',
    'As _____ possuem uma limitação de velocidade.',
    'Qual destes é um dos afluentes do Rio Amazonas?',
    'O calor derrete o gelo; ele não pode criar uma _____.',
    'O vento não move a _____ das montanhas.',
    'Os _____ não indicam uma quantidade certa.',
    'A abóbora tem casca mais dura que a _____ e o melão.',
    'O tanque tem volume superior ao de uma _____.',
    'As portas ficam trancadas num prédio semelhante ao _____.',
    'A linha do trópico é um grande _____ na superfície da Terra.',
    'Grande parte das _____ dispõe de uma horta.',
    'A seca era longa, e mesmo o _____ ficava sem água.',
    'A _____ é bem larga, mas rasa.',
    'O lago atrai as seguintes aves: _____, o tuiuiú, a garça.',
    'Uma escola geralmente usa _____, que são lavadas à noite.',
    'A _____ é um valor fundamental na horta da escola.',
    'A _____ desempenha um papel essencial no jardim da cidade.',
    'O que depende da estação do ano?',
    'O que desempenha um papel crucial no ciclo da água?',
    'A _____ é morna, e à noite esfria.',
    'A _____ é mais fácil de ver no inverno.',
  ])('%s', question => {
    expect(isOpenQuestion(question)).toBe(true)
  })
})

describe('questions with one answer', () => {
  test.each([
    'A _____ é o maior roedor do mundo.',
    'O Cerrado é conhecido como o _____ das águas do Brasil.',
    'O corpo do inseto divide-se em cabeça, _____ e abdome.',
    'Os seres vivos são divididos em três grupos: produtores, consumidores e _____.',
    'Houve uma disputa entre Estados Unidos e _____.',
    'O _____, exclusivo do imperador, permitia que ele interferisse.',
    'O que é a fotossíntese?',
    'A _____ é azul quando a solução é básica.',
    'A _____ foi abolida, e os portos se abriram.',
    'O coração não é só um músculo, mas a _____ do sangue.',
    'A _____ é o órgão mais importante da planta.',
    'Qual é o maior bioma brasileiro?',
  ])('%s', question => {
    expect(isOpenQuestion(question)).toBe(false)
  })
})
