export type GradedQuestion = { id: number; options: readonly string[]; correctAnswer: number }
export type Answer = { questionId: number; option: string }

export type Grade =
  | { kind: 'graded'; score: number; totalQuestions: number; wrong: number[]; right: number[]; isWhole: boolean }
  | { kind: 'refused'; reason: string }

/**
 * Grades what a pupil handed in. With answers, each question counts once and an unanswered one is wrong; an answer to a
 * foreign question or with an option that was not offered refuses the whole. As many answers as questions were asked,
 * fewer than there are, are a round of their own (`isWhole` false), and so is what says it is one. Without answers, the
 * claimed score is taken when the total is the quiz's number of questions and the score lies within it.
 */
export function grade(
  questions: readonly GradedQuestion[],
  claimed: {
    score: number
    totalQuestions: number
    answers?: readonly Answer[] | undefined
    isRound?: boolean | undefined
  },
): Grade {
  const isAll = claimed.totalQuestions === questions.length
  const isWhole = isAll && claimed.isRound !== true
  const isRound = claimed.answers?.length === claimed.totalQuestions && claimed.totalQuestions < questions.length
  if (!isAll && !isRound)
    return { kind: 'refused', reason: 'O total de questões não é o deste quiz. Abra o quiz de novo.' }
  if (claimed.score > claimed.totalQuestions)
    return { kind: 'refused', reason: 'A pontuação não pode ser maior que o total de questões.' }
  if (!claimed.answers)
    return { kind: 'graded', score: claimed.score, totalQuestions: questions.length, wrong: [], right: [], isWhole }

  const byId = new Map(questions.map(question => [question.id, question]))
  const right = new Set<number>()
  const seen = new Set<number>()
  for (const { questionId, option } of claimed.answers) {
    const question = byId.get(questionId)
    if (!question) return { kind: 'refused', reason: 'Uma das respostas não é deste quiz. Abra o quiz de novo.' }
    if (seen.has(questionId)) return { kind: 'refused', reason: 'A mesma questão foi respondida duas vezes.' }
    if (!question.options.includes(option))
      return { kind: 'refused', reason: 'Uma das respostas não está entre as alternativas. Abra o quiz de novo.' }
    seen.add(questionId)
    if (question.options[question.correctAnswer] === option) right.add(questionId)
  }
  return {
    kind: 'graded',
    score: right.size,
    totalQuestions: claimed.totalQuestions,
    wrong: questions.filter(({ id }) => !right.has(id) && (isWhole || seen.has(id))).map(({ id }) => id),
    right: [...right],
    isWhole,
  }
}

/** The answers that were given, each with whether it was right. */
export function answered(
  questions: readonly GradedQuestion[],
  answers: readonly Answer[],
): { questionId: number; option: string; isRight: boolean }[] {
  const byId = new Map(questions.map(question => [question.id, question]))
  return answers.map(({ questionId, option }) => {
    const question = byId.get(questionId)
    return { questionId, option, isRight: question?.options[question.correctAnswer] === option }
  })
}
