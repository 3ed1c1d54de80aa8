export const text = {
  title: 'Caça-palavras',
  invitation: 'As palavras da matéria se esconderam. Ache todas!',
  steps: [
    'Arraste o dedo ou o mouse da primeira à última letra: para o lado, para baixo ou na diagonal.',
    'Também dá para tocar na primeira letra e depois na última.',
    'No teclado: as setas andam, Enter marca o começo e o fim, Esc desiste, L lê a linha.',
  ],
  grid: 'Letras do caça-palavras',
  words: 'Palavras',
  found: 'Achadas',
  notFound: 'Palavra não encontrada',
  notInList: (letters: string) => `"${letters}" não está na lista`,
  notStraight: 'As duas letras precisam estar na mesma linha, coluna ou diagonal.',
  drag: 'Arraste sobre uma palavra, ou toque no começo e no fim dela.',
  began: 'Começo marcado. Agora vá até a última letra.',
  gaveUp: 'Começo desmarcado.',
  again: 'Você já achou essa palavra.',
  foundWord: (word: string, left: number) =>
    left === 0
      ? `${word}! Você achou todas.`
      : `${word}! ${left === 1 ? 'Falta 1 palavra.' : `Faltam ${left} palavras.`}`,
  dialogTitle: 'Você achou!',
  goOn: 'Continuar',
  readRow: 'Ler a linha em voz alta',
  done: 'Você achou todas as palavras!',
  help: 'As palavras desta partida e o que elas querem dizer:',
  empty: 'Nenhuma palavra disponível neste material.',
  loadFailed: 'Não foi possível carregar as palavras',
  hint: 'Dica',
} as const
