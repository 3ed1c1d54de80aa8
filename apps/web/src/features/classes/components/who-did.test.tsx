import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WhoDid } from './who-did.tsx'

test.each([
  [0, 3, 'Nenhum dos 3 alunos fez a tarefa'],
  [1, 3, '1 de 3 alunos fez a tarefa'],
  [2, 3, '2 de 3 alunos fizeram a tarefa'],
  [3, 3, '3 de 3 alunos fizeram a tarefa'],
  [0, 1, 'O único aluno da turma ainda não fez a tarefa'],
  [1, 1, '1 de 1 aluno fez a tarefa'],
  [0, 0, 'Ainda não há alunos na turma'],
  [1200, 2400, '1.200 de 2.400 alunos fizeram a tarefa'],
])('%d of %d: %s', (done, members, sentence) => {
  const { container } = render(<WhoDid done={done} members={members} what=" a tarefa" />)
  expect(container.textContent).toBe(sentence)
})
