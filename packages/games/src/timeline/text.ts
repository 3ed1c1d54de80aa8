export const text = {
  title: 'Linha do Tempo',
  invitation: 'O que veio antes? O que veio depois? Ponha a História em ordem!',
  steps: [
    'Ponha os acontecimentos em ordem: o mais antigo em cima, o mais novo embaixo.',
    'Arraste pela alça, use as setas, ou toque em um acontecimento e depois no lugar dele.',
    'Toque em “Conferir”. O que está certo fica preso e mostra a data; os outros ganham uma dica.',
    'No teclado: setas andam, Enter pega e solta, setas movem o que está na mão.',
  ],
  level: (events: number) => `${events} acontecimentos`,
  list: 'Acontecimentos, do mais antigo ao mais novo',
  oldest: 'Mais antigo',
  newest: 'Mais novo',
  /** Read after the event itself, with each row: it is not said again. */
  up: (place: number) => `Mover o ${place}º para cima`,
  down: (place: number) => `Mover o ${place}º para baixo`,
  itemName: (event: string, place: number, total: number) => `${event} Lugar ${place} de ${total}.`,
  isRight: (date: string) => `Lugar certo: ${date}.`,
  earlier: 'Foi antes disso',
  later: 'Foi depois disso',
  taken: 'Na mão. As setas movem, Enter solta.',
  dropped: (place: number, total: number) => `Solto no lugar ${place} de ${total}.`,
  movedTo: (place: number, total: number, before: string | undefined) =>
    `Lugar ${place} de ${total}${before ? `, logo depois de: ${before}` : ', o mais antigo'}`,
  check: 'Conferir',
  checkedBefore: 'Você já conferiu esta ordem. Mova um acontecimento antes de conferir de novo.',
  checksLeft: (left: number) => (left === 1 ? 'Última conferência' : `${left} conferências`),
  someRight: (right: number, total: number) =>
    right === 0
      ? 'Nenhum no lugar ainda. Veja as dicas e tente de novo.'
      : `${right} de ${total} no lugar. Veja as dicas dos outros.`,
  solved: 'Tudo em ordem!',
  shown: 'Esta é a ordem certa. Leia com calma.',
  seeResult: 'Ver o resultado',
  inPlace: 'No lugar',
  score: 'Pontos',
  checks: 'Conferências',
  time: 'Tempo',
  done: 'Linha do tempo pronta!',
  help: 'Estes deram mais trabalho. Leia de novo com calma:',
} as const
