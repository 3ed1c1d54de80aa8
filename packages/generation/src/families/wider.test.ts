import { expect, test } from 'vitest'
import { found } from '../testing/document.ts'

test.each([
  [
    'list/members',
    'O currículo de Al-Azhar envolvia matérias como teologia, história islâmica, gramática árabe e astronomia.',
    'Que matérias o currículo de Al-Azhar envolvia? → Teologia, história islâmica, gramática árabe e astronomia',
  ],
  [
    'cause/under-condition',
    'A renovação de matrícula será convertida em trancamento quando não houver oferta de disciplinas obrigatórias.',
    'Quando a renovação de matrícula será convertida em trancamento? → Quando não houver oferta de disciplinas obrigatórias',
  ],
  [
    'function/needed-for',
    'A água é essencial para a vida dos seres vivos.',
    'Para que é essencial a água? → Para a vida dos seres vivos',
  ],
  [
    'function/able-to',
    'O computador ENIAC era capaz de fazer quinhentas multiplicações por segundo.',
    'O que o computador ENIAC era capaz de fazer? → Fazer quinhentas multiplicações por segundo',
  ],
  [
    'function/able-to',
    'O guindaste do porto é capaz de erguer ou de arrastar cargas muito pesadas.',
    'O que o guindaste do porto é capaz de fazer? → Erguer ou arrastar cargas muito pesadas',
  ],
  [
    'function/aimed-at',
    'O curso noturno de computação foi implantado em Dourados, visando o desenvolvimento regional da indústria.',
    'Com que objetivo o curso noturno de computação foi implantado em Dourados? → O desenvolvimento regional da indústria',
  ],
  [
    'relation/said',
    'Professores orientadores recomendam aos alunos que o tema escolhido seja um assunto conhecido.',
    'O que professores orientadores recomendam aos alunos? → Que o tema escolhido seja um assunto conhecido',
  ],
  [
    'agent/has-most',
    'Os extratos de Senna trachypus mostraram a melhor ação sobre a enzima acetilcolinesterase.',
    'O que mostrou a melhor ação sobre a enzima acetilcolinesterase? → Os extratos de Senna trachypus',
  ],
  [
    'agent/by-law',
    'O estágio de estudantes é regido pela Lei nº 11.788, de 25 de setembro de 2008.',
    'Que lei rege o estágio de estudantes? → A Lei nº 11.788',
  ],
  [
    'date/year',
    'Em 1996 o Curso noturno de Bacharelado em Análise de Sistemas foi implantado, com o apoio da universidade.',
    'Em que ano foi implantado o Curso noturno de Bacharelado em Análise de Sistemas? → 1996',
  ],
  [
    'quantity/counted',
    'Cada turma deverá ter, no mínimo, dez acadêmicos, podendo o Colegiado autorizar turmas menores.',
    'Quantos acadêmicos deverá ter cada turma? → No mínimo dez',
  ],
  [
    'function/aimed-at',
    'Em 1902, a câmara da vila contratou um engenheiro sanitarista, buscando acabar com as enchentes do córrego.',
    'Em 1902, com que objetivo a câmara da vila contratou um engenheiro sanitarista? → Acabar com as enchentes do córrego',
  ],
  [
    'function/does-alike',
    'As trilhas de gado da serra abrem caminho para a erosão das encostas mais íngremes.',
    'O que fazem as trilhas de gado da serra? → Abrem caminho para a erosão das encostas mais íngremes',
  ],
  [
    'function/does',
    'Colheita precoce de frutos do cerrado reduz a produção de sementes viáveis.',
    'O que faz a colheita precoce de frutos do cerrado? → Reduz a produção de sementes viáveis',
  ],
  [
    'function/responsible',
    'As marés de sizígia são responsáveis por uma série de problemas costeiros, tais como: ressacas, alagamentos e perda de praias.',
    'Pelo que são responsáveis as marés de sizígia? → Por uma série de problemas costeiros, tais como ressacas, alagamentos e perda de praias',
  ],
  [
    'relation/to',
    'O abono de faltas obedecerá à legislação federal vigente no país.',
    'A que obedecerá o abono de faltas? → À legislação federal vigente no país',
  ],
])('%s: %s', (pattern, text, expected) => {
  expect(found(text, pattern)).toContain(expected)
})

test.each([
  ['a list of the plainest things', 'O relatório do governo cita coisas como carros, casas e ruas.', 'list/members'],
  [
    'what came next',
    'O ENIAC foi mantido em segredo até o fim da guerra, quando foi anunciado ao mundo inteiro.',
    'cause/under-condition',
  ],
  [
    'a day of a story',
    'A corte chegou ao Rio de Janeiro em 1808, quando a guerra já durava anos.',
    'cause/under-condition',
  ],
  [
    'what one thing of many has',
    'O relatório mostrou a importância da água para as plantas do cerrado.',
    'agent/has-most',
  ],
  ['what an unnamed one said', 'Ele recomenda aos alunos que o tema escolhido seja um assunto fácil.', 'relation/said'],
])('asks nothing of %s', (_, text, pattern) => {
  expect(found(text, pattern)).toEqual([])
})

test('who has the most of something is asked without the name of it', () => {
  expect(found('O Pará abriga a maior ilha fluvial do mundo, que é a de Marajó.', 'agent/has-most')).toEqual([
    'O que abriga a maior ilha fluvial do mundo? → O Pará',
  ])
})
