import { type OwnData, ownRows } from '../../platform/own-data.ts'
import { assignmentResults, classes, classMembers } from './tables.ts'

/** What classes keep about a person. */
export const ownClassData: readonly OwnData[] = [
  ownRows('turmas criadas', classes, classes.teacherId),
  ownRows('turmas de que participa', classMembers, classMembers.userId),
  ownRows('tarefas feitas', assignmentResults, assignmentResults.userId),
]
