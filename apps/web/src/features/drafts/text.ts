export const text = {
  recovered: 'Recuperamos o que você tinha digitado e não salvou.',
  fileAgain: 'Só falta escolher o arquivo de novo.',
  discard: 'Descartar',
} as const
