export const text = {
  export: 'Exportar',
  cards: 'Flip cards',
  quiz: 'Questões do quiz',
  nothing: 'Ainda não há cards nem questões para exportar.',
  duplexHelp:
    'Imprima em A4, em frente e verso virando pela borda longa, com escala de 100%. Depois é só cortar nas linhas tracejadas.',
  foldedHelp: 'Imprima em A4, só de um lado. Corte nas linhas tracejadas e dobre cada card ao meio.',
  quizHelp:
    'A prova, a folha de respostas e o gabarito saem em páginas separadas: escolha na impressão quais quer imprimir. O gabarito é o mesmo em toda impressão.',
  importHelp: 'Traga cards que você já tem: uma planilha salva como CSV ou um baralho do Anki (.apkg).',
  chooseFile: 'Escolha um CSV de até 5 MB ou um baralho do Anki (.apkg) de até 50 MB.',
  importFailed: 'Não foi possível importar',
  importFailedHint: 'Não foi possível ler o arquivo. Tente de novo.',
  imported: 'Cards importados!',
} as const
