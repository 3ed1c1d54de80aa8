/**
 * What the text of the consent says to the child, who reads it too. Apart from the long text: the child's profile shows
 * it at once.
 */
export const forChild = [
  'Para algumas coisas, a Capivira precisa que um adulto que cuida de você concorde.',
  'Você pode estudar, fazer quizzes e jogar desde já. Leia esta página junto com o adulto.',
] as const
