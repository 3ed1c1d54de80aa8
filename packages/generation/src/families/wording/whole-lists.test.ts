import { expect, test } from 'vitest'
import { tidyAnswer } from './phrasing.ts'

test.each([
  [
    'um campo aberto, onde raramente ocorrem geadas e granizos e quando ocorrem tendem a durar pouco',
    'Um campo aberto, onde raramente ocorrem geadas e granizos',
  ],
  [
    'porque se tornou a base da casa romana e, a partir daí, da casa medieval e da moderna',
    'Porque se tornou a base da casa romana e, a partir daí, da casa medieval e da moderna',
  ],
  ['a casa romana e, por isso, muitos a copiaram', 'A casa romana'],
  [
    'a fileira de letras que procuramos e o padrão de busca, a meta, descreve a forma como a procuramos',
    'A fileira de letras que procuramos',
  ],
  [
    'o órgão auxiliar de direção superior incumbido de funções específicas e dadas pelo reitor nas áreas de ' +
      'administração contábil e financeira, material, patrimônio e atividades auxiliares, além das tarefas do estatuto',
    'O órgão auxiliar de direção superior incumbido de funções específicas e dadas pelo reitor nas áreas de ' +
      'administração contábil e financeira, material, patrimônio e atividades auxiliares',
  ],
])('%s', (said, answer) => {
  expect(tidyAnswer(said)).toBe(answer)
})
