/** Other words for the same question, so that a card and a quiz question of one fact do not read alike. */
const OTHER_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^Como (?:é|são|foi|foram) definid[oa]s? (?:[oa]s? )?(.+)\?$/u, 'Qual é a melhor definição de $1?'],
  [/^O que são (?!feit|usad)(?:[oa]s )?([\p{L}][^,]*)\?$/u, 'Qual é a melhor definição de $1?'],
  [/^Quem (é|foi) (\p{Lu}[^,]*)\?$/u, 'Qual alternativa diz quem $1 $2?'],
  [/^Por que (?!meio|lugar|nome)(.+)\?$/u, 'Por qual motivo $1?'],
  [/^Para que ((?:é|são|foi|foram) .+)\?$/u, 'Com que finalidade $1?'],
]

/** What the quiz asks where a fact brings no wording of its own. */
export function quizWording(question: string): string {
  const found = OTHER_WORDS.find(([pattern]) => pattern.test(question))
  return found ? question.replace(found[0], found[1]) : question
}
