export const text = {
  title: 'Desenhos dos alunos',
  subtitle: 'O que os alunos inventaram no Ateliê de Colorir. O que você esconder sai da galeria na hora.',
  states: { waiting: 'Esperando', shown: 'Na galeria', hidden: 'Escondidos' },
  waiting: (count: number) =>
    count === 0
      ? 'Veja o que eles inventaram no Ateliê de Colorir.'
      : count === 1
        ? '1 desenho está esperando você.'
        : `${count} desenhos estão esperando você.`,
  look: 'Ver',
  open: 'Ver os desenhos dos alunos',
  show: 'Mostrar na galeria',
  hide: 'Esconder',
  by: (author: string) => `Por ${author}`,
  asked: 'O que pediu:',
  awaitsConsent: 'Fora da galeria até o responsável autorizar.',
  more: 'Ver mais antigos',
  loadingMore: 'Buscando...',
  failed: 'Não foi possível guardar',
  failedHint: 'Tente de novo em instantes.',
  empty: {
    waiting: {
      title: 'Nenhum desenho esperando',
      description: 'Quando a escola pede aprovação, os desenhos novos esperam aqui antes de ir para a galeria.',
    },
    shown: { title: 'A galeria está vazia', description: 'Os desenhos que os alunos criarem aparecem aqui.' },
    hidden: { title: 'Nenhum desenho escondido', description: 'O que você esconder pode ser mostrado de novo daqui.' },
  },
} as const
