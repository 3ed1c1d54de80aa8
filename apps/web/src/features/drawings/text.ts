export const text = {
  title: 'Desenhos dos alunos',
  subtitle:
    'O que os alunos inventaram no Ateliê de Colorir. O que foi pedido e por quem, só os professores veem: na ' +
    'galeria aparece o que foi desenhado. O que você esconder sai dela na hora.',
  states: { waiting: 'Esperando', shown: 'Na galeria', hidden: 'Escondidos' },
  reported: (count: number) => (count === 1 ? '1 aluno avisou' : `${count} alunos avisaram`),
  reportedHidden: 'Está fora da galeria até você decidir.',
  reportedShown: 'Já foi olhado depois de um aviso, por isso continua na galeria. Decida de novo.',
  reportedDrawings: (count: number) =>
    count === 1 ? 'Alunos avisaram de 1 desenho' : `Alunos avisaram de ${count} desenhos`,
  manyOf: (count: number, author: string) => `Alunos avisaram de ${count} desenhos de ${author}`,
  manyHint:
    'Olhe cada um abaixo. Se os avisos são só implicância com o autor, devolva todos de uma vez: o que você ' +
    'deixar na galeria não sai mais por um aviso. E converse com a turma.',
  keepAll: (count: number) => `Deixar os ${count} na galeria`,
  hideAll: (count: number) => `Esconder os ${count}`,
  askKeepAll: (count: number, author: string) => ({
    title: `Deixar ${count} desenhos na galeria?`,
    description:
      `Os ${count} desenhos de ${author} com aviso aparecem para todos, e ` + 'novos avisos não os escondem mais.',
  }),
  askHideAll: (count: number, author: string) => ({
    title: `Esconder ${count} desenhos?`,
    description:
      `Os ${count} desenhos de ${author} com aviso ficam fora da galeria. Só o autor continua a vê-los, e você ` +
      'pode mostrar cada um de novo em “Escondidos”.',
  }),
  deciding: 'Guardando...',
  keep: 'Deixar na galeria',
  keepHidden: 'Manter escondido',
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
      description:
        'Quando um aluno avisa sobre um desenho, ele espera aqui por você. E, se a escola pede aprovação, ' +
        'também os desenhos novos.',
    },
    shown: { title: 'A galeria está vazia', description: 'Os desenhos que os alunos criarem aparecem aqui.' },
    hidden: { title: 'Nenhum desenho escondido', description: 'O que você esconder pode ser mostrado de novo daqui.' },
  },
} as const
