// Under these names forms keep what is typed, and what they sent waits.

export const classFormName = (classId?: number) => `turma-${classId ?? 'nova'}`

export const assignmentFormName = (classId: number) => `tarefa-nova-${classId}`
