import { describe, expect, test } from 'vitest'
import { context } from '../testing/good-items.ts'
import { checkCard } from './check.ts'

const refused = (question: string, answer: string) =>
  checkCard({ question, answer }, context).some(({ gate, detail }) => gate === 'F2' && !detail.includes('resposta'))

describe('what tells, or tells to do, is no question', () => {
  test.each([
    ['Para que aperte a tecla de pedra?', 'Para sair da ponte'],
    ['Em que ponte converta as pedras antes de passar?', 'Na ponte de baixo'],
    ['O que é cobrindo a ponte com palha?', 'O modo mais simples de guardar a pedra'],
    ['O que tem uma ideia por trás: A ponte é o que os pedreiros fazem?', 'O uso da pedra'],
    ['A _____! serve para passar o rio.', 'Ponte'],
    ['Para que serve a ponte!?', 'Para passar o rio'],
    ['2 - A prefeitura é responsável pelo cuidado da _____.', 'Ponte'],
    ['Parágrafo único - Poderá ser entregue à prefeitura a _____.', 'Ponte'],
  ])('%s', (question, answer) => {
    expect(refused(question, answer)).toBe(true)
  })

  test.each([
    ['O que é preciso para que a ponte aguente a cheia?', 'Pedras no leito do rio'],
    ['O que acontece caso a ponte caia?', 'A vila fica sem passagem'],
    ['Que pedras seguram o arco?', 'As pedras do fecho'],
    ['Sobre a ponte: o que segura o arco?', 'A pedra do fecho'],
    ['Que nome tem a ponte em “Ur: A cidade das pedras”?', 'Ponte de pedra'],
    ['O que está crescendo na ponte?', 'O musgo'],
    ['Quem quer que passe pela ponte paga o quê?', 'O pedágio'],
    ['O que o vento leve traz à ponte?', 'Poeira'],
    ['A _____ serve para passar o rio!', 'Ponte'],
  ])('%s asks', (question, answer) => {
    expect(refused(question, answer)).toBe(false)
  })
})
