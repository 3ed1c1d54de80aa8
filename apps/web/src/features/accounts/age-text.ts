/** What follows from not telling one's age, where it is asked for. */
export const ageHint =
  'Se você não contar, cuidamos de você como de quem tem até 12 anos: seus desenhos e sua foto ficam só para você.'
