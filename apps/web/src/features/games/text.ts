export const text = {
  title: 'Jogos',
  subtitle: 'Escolha um jogo e aprenda brincando.',
  level: (level: number) => `Nível de jogador ${level}`,
  toNext: (xp: string, level: number) => `Faltam ${xp} XP para o nível de jogador ${level}`,
  total: (xp: string) => `${xp} XP no total`,
  categories: 'Categorias',
  all: 'Todos',
  play: 'Jogar',
  missing: 'Este jogo precisa de outro material',
  completed: 'Concluído',
  best: (points: string) => `Seu recorde: ${points} pontos`,
  /** Of the colouring game, whose score is how much was painted. */
  bestPainted: (percent: string) => `Seu recorde: ${percent}% pintado`,
  reward: (xp: number) => `até ${xp} XP`,
  previewTitle: 'Prévia',
  previewHint: 'É assim que seus alunos veem os jogos dos seus materiais. Aqui nada vale XP.',
  dayDone: (xp: string) => `Os jogos de hoje já renderam ${xp} XP`,
  dayDoneHint:
    'É o máximo de um dia. Jogue à vontade! Para somar mais XP, estude seus cards ou faça um quiz; amanhã os ' +
    'jogos valem de novo.',
  noMaterials: 'Ainda não há materiais',
  noMaterialsHint:
    'Os jogos de palavras e perguntas usam os PDFs dos professores. Enquanto eles não chegam, dá para colorir, ' +
    'montar e construir.',
  noMaterialsYet: 'Os jogos de palavras e perguntas usam os seus PDFs. Envie o primeiro e volte para jogar.',
  newMaterial: 'Novo Material',
  offersFailed: 'Não foi possível ver o que este material oferece. Os jogos podem ser abertos assim mesmo.',
} as const
