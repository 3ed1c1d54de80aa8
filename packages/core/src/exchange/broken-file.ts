/** What a packed file is called by what its name says, where its bytes no longer tell. */
const kinds: readonly (readonly [ending: RegExp, sentence: string])[] = [
  [
    /\.(?:xlsx|xlsm|xltx|ods)$/i,
    'Não conseguimos ler esta planilha: ela pode ter chegado incompleta. Abra-a, salve como “Pasta de Trabalho do ' +
      'Excel (.xlsx)” ou “CSV UTF-8” e escolha o arquivo novo.',
  ],
  [
    /\.(?:docx|docm|odt)$/i,
    'Não conseguimos ler este documento: ele pode ter chegado incompleto. Abra-o, salve como “Documento do Word ' +
      '(.docx)” e escolha o arquivo novo.',
  ],
  [
    /\.(?:zip|imscc)$/i,
    'Não conseguimos abrir este arquivo compactado: ele pode ter chegado incompleto. Baixe-o ou exporte-o de novo e ' +
      'escolha o arquivo novo.',
  ],
]

const deck =
  'Não conseguimos ler este baralho. Exporte-o de novo no Anki como “Pacote de baralho do Anki (.apkg)” e ' +
  'tente outra vez.'

/** What to do with a packed file that cannot be read at all: its name says which program can save it anew. */
export const brokenArchive = (name: string): string => kinds.find(([ending]) => ending.test(name.trim()))?.[1] ?? deck
