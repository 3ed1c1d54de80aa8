import type { SchoolDay } from '../progress/school-day.ts'

/** Where an assignment stands for a pupil. */
export type AssignmentState = 'todo' | 'done' | 'done-late' | 'late'

/**
 * Where an assignment stands on a day: done by what the pupil did, late when its day has gone by. `doneDay` is the day
 * on which the last of what it asks was done, null while something is missing. The due day itself is on time.
 */
export function assignmentState(dueDay: SchoolDay, doneDay: SchoolDay | null, today: SchoolDay): AssignmentState {
  if (doneDay !== null) return doneDay > dueDay ? 'done-late' : 'done'
  return today > dueDay ? 'late' : 'todo'
}

/** What an assignment asks, whether anybody can do it, and who has. */
export type Asked = {
  withCards: boolean
  withQuiz: boolean
  blocked: 'empty' | 'restricted' | null
  doneCount: number
  membersCount: number
}

/** What a teacher reads of an assignment that those who have not done it cannot do any more; null of any other. */
export function blockedNotice({ withCards, withQuiz, blocked, doneCount, membersCount }: Asked): string | null {
  if (blocked === null || (membersCount > 0 && doneCount >= membersCount)) return null
  if (blocked === 'restricted')
    return (
      'Ninguém mais consegue fazer esta tarefa: a matéria está restrita a outras turmas. Abra a matéria para esta ' +
      'turma ou retire a tarefa.'
    )
  const what = withCards && withQuiz ? 'cards nem questões' : withCards ? 'cards' : 'questões'
  return (
    `Ninguém mais consegue fazer esta tarefa: o material não tem mais ${what} à mostra. Mostre itens de novo ou ` +
    'retire a tarefa.'
  )
}

/** What pupils and teachers read. */
export const stateNames: Record<AssignmentState, string> = {
  todo: 'A fazer',
  late: 'Atrasada',
  done: 'Feita',
  'done-late': 'Feita com atraso',
}
