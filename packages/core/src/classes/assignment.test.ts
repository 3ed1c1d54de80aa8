import { expect, test } from 'vitest'
import { assignmentState, blockedNotice } from './assignment.ts'

test.each([
  ['2026-03-10', null, '2026-03-09', 'todo'],
  ['2026-03-10', null, '2026-03-10', 'todo'],
  ['2026-03-10', null, '2026-03-11', 'late'],
  ['2026-03-10', '2026-03-10', '2026-03-20', 'done'],
  ['2026-03-10', '2026-03-11', '2026-03-20', 'done-late'],
] as const)('due %s, done %s, today %s: %s', (due, done, today, state) => {
  expect(assignmentState(due, done, today)).toBe(state)
})

test('a teacher is told of what nobody can do any more, unless everybody has done it', () => {
  const asked = { withCards: true, withQuiz: true, blocked: 'empty', doneCount: 1, membersCount: 2 } as const
  expect(blockedNotice(asked)).toBe(
    'Ninguém mais consegue fazer esta tarefa: o material não tem mais cards nem questões à mostra. Mostre itens ' +
      'de novo ou retire a tarefa.',
  )
  expect(blockedNotice({ ...asked, withCards: false })).toContain('não tem mais questões à mostra')
  expect(blockedNotice({ ...asked, blocked: 'restricted' })).toContain('está restrita a outras turmas')
  expect(blockedNotice({ ...asked, doneCount: 2 })).toBeNull()
  expect(blockedNotice({ ...asked, blocked: null })).toBeNull()
})
