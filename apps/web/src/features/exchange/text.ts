export const text = {
  export: 'Exportar',
  cards: 'Flip cards',
  quiz: 'Questões do quiz',
  nothing: 'Ainda não há cards nem questões para exportar.',
  duplexHelp:
    'Imprima em A4, em frente e verso virando pela borda longa, com escala de 100%. Depois é só cortar nas ' +
    'linhas tracejadas.',
  foldedHelp: 'Imprima em A4, só de um lado. Corte nas linhas tracejadas e dobre cada card ao meio.',
  quizHelp:
    'A prova, a folha de respostas e o gabarito saem em páginas separadas: escolha na impressão quais quer ' +
    'imprimir. O gabarito é o mesmo em toda impressão.',
  importHelp:
    'Traga o que você já tem: uma planilha (Excel ou CSV), um documento (Word ou LibreOffice), um baralho do Anki ' +
    '(.apkg) ou questões do Moodle (XML ou GIFT).',
  chooseFile:
    'Planilha (.xlsx, .ods, .csv, .txt), documento (.docx, .odt, .html), baralho do Anki (.apkg) ou questões do ' +
    'Moodle e do Canvas (.xml, .gift, .zip), de até 50 MB; CSV de até 5 MB.',
  pasteHint:
    'Ou copie no Word, no Google Docs ou numa planilha e cole nesta tela (Ctrl+V). Numa prova, a alternativa certa é ' +
    'a que está em negrito, sublinhada, marcada ou em outra cor.',
  importFailed: 'Não foi possível importar',
  importFailedHint: 'Não foi possível ler o arquivo. Tente de novo.',
  imported: 'Tudo importado!',
} as const
