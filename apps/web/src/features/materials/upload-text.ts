/** Apart from the other words, which pupils' first screen brings along. */
export const uploadText = {
  isHere: 'Este arquivo já está aqui',
  stillSending: 'Um PDF ainda está sendo enviado. Quando chegar, ele aparece em “Meus Materiais”.',
} as const
