const htmlBeginning =
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|body|table|meta|style|div)[\s>]/i

/** True for a page in HTML, or a piece of one, as editors save it and put it into the clipboard. */
export const isHtml = (text: string): boolean =>
  htmlBeginning.test(text.slice(0, 5000)) ||
  /^\s*(?:<!--[\s\S]{0,200}?-->\s*)*<(?:p|ol|ul|h[1-6]|span|b|strong|font|section|article|center|br)[\s>]/i.test(
    text.slice(0, 5000),
  )

/** True for a page with a frame of its own, which no other format has. */
export const isWholePage = (text: string): boolean =>
  /^\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype\s+html|html|head)[\s>]/i.test(text.slice(0, 5000))

/** How a text file begins that is none of ours, and what to do with it. */
const texts: readonly (readonly [beginning: RegExp, sentence: string])[] = [
  [
    /^%PDF-/,
    'Este arquivo é um PDF. Para fazer cards de um PDF, envie-o em “Novo Material”; aqui entram planilhas, ' +
      'baralhos do Anki e questões do Moodle.',
  ],
  [
    /^\s*<\?xml[^>]*>\s*<\?mso-application|^\s*(?:<\?xml[^>]*>\s*)?<(?:ss:)?Workbook[\s>]/i,
    'Este arquivo é uma planilha em XML. Abra-a no Excel, salve como “Pasta de Trabalho do Excel (.xlsx)” ou ' +
      '“CSV UTF-8” e escolha o arquivo novo.',
  ],
  [
    htmlBeginning,
    'Este arquivo é uma página da internet (HTML), e nela não encontramos uma tabela de cards nem questões com ' +
      'alternativas. Copie os cards para uma planilha, salve como “CSV UTF-8” e escolha o CSV.',
  ],
  [
    /^\s*(?:<\?xml[^>]*>\s*)?<office:document[\s>]/i,
    'Este arquivo é do LibreOffice. Abra-o, use Arquivo → Salvar como → “Texto CSV” ou “Excel (.xlsx)” e escolha o ' +
      'arquivo novo.',
  ],
  [
    new RegExp(
      String.raw`^\s*\[InternetShortcut\]|<plist[\s>][\s\S]{0,500}<key>URL</key>` +
        String.raw`|^\s*\{\s*"url"\s*:\s*"https://docs\.google\.com`,
      'i',
    ),
    'Este arquivo é só um atalho para uma página. Abra a página, baixe a planilha (Arquivo → Fazer download → CSV ' +
      'ou .xlsx) e escolha o arquivo baixado.',
  ],
  [
    // A list of English words may begin with one of these: a second header tells.
    new RegExp(
      String.raw`^\s*(?:MIME-Version|From|Return-Path|Received|Delivered-To):\s[\s\S]*` +
        String.raw`\n(?:MIME-Version:\s\d|Content-Type:\s\w+\/\w|Message-I[Dd]:\s*<|Date:\s\w{3},\s\d|Return-Path:\s<)`,
    ),
    'Este arquivo é uma página ou um email salvo (.mht ou .eml). Copie a tabela para uma planilha, salve como “CSV ' +
      'UTF-8” e escolha o CSV.',
  ],
  [
    /^\s*BEGIN:V(?:CALENDAR|CARD)/i,
    'Este arquivo é de uma agenda ou de contatos. Aqui entram planilhas, documentos, baralhos do Anki e questões do ' +
      'Moodle.',
  ],
  [
    /^\s*(?:%[^\n]*\n\s*)*\\documentclass/,
    'Este arquivo é um texto em LaTeX. Copie os cards para uma planilha, salve como “CSV UTF-8” e escolha o CSV.',
  ],
  [
    /^\s*<(?:\?xml|[a-z!])/i,
    'Este arquivo XML não é um banco de questões do Moodle. No Moodle, exporte as questões no formato “Moodle ' +
      'XML” e escolha esse arquivo.',
  ],
  [
    /^\{\\rtf/,
    'Este arquivo é um texto formatado (RTF). Abra-o no Word ou no LibreOffice, salve como “Documento do Word ' +
      '(.docx)” e escolha o arquivo novo.',
  ],
  [/^\s*[[{]\s*["{[]/, 'Este arquivo é JSON, que não lemos. Exporte os cards como CSV e escolha o CSV.'],
]

/** How the sheet begins that has what people answered in a form, and what stands in its first column. */
const answeredWhen = /^(?:carimbo de data\/hora|timestamp|hora de início|start time|marca temporal)$/i
const day = /^\d{1,4}[-/.]\d{1,2}[-/.]\d/

/**
 * What to do with a sheet of what people answered in a form, with their names and points; null for any other. It is
 * told by the name of its first column and by the first day in it.
 */
export const answeredForm = (name: string, below: string): string | null =>
  answeredWhen.test(name.trim()) && day.test(below.trim()) ? responsesSentence : null

const responsesSentence =
  'Esta planilha traz o que cada pessoa respondeu num formulário, com nomes e notas, e não as questões. Copie as ' +
  'questões do formulário para um documento, com a alternativa certa marcada, e cole-as aqui.'

const media =
  'Este arquivo é uma imagem, um som ou um vídeo. Aqui entram planilhas, documentos, baralhos do Anki e questões do ' +
  'Moodle.'

/** What a file is by its first bytes, as Latin letters, and what to do with it. */
const binaries: readonly (readonly [beginning: string, sentence: string])[] = [
  [
    'SQLite format 3\0',
    'Este arquivo é a coleção inteira do Anki. No Anki, exporte um baralho como “Pacote de baralho do Anki ' +
      '(.apkg)” e escolha esse arquivo.',
  ],
  [
    '\x1f\x8b',
    'Este arquivo está compactado (.gz ou .mbz). De um backup do Moodle, exporte o banco de questões como ' +
      '“Moodle XML”; de outro arquivo, descompacte-o e escolha o que está dentro.',
  ],
  ['Rar!', 'Este arquivo está compactado (.rar). Descompacte-o e escolha o arquivo que está dentro.'],
  ["7z\xbc\xaf'", 'Este arquivo está compactado (.7z). Descompacte-o e escolha o arquivo que está dentro.'],
  ...['\x89PNG', '\xff\xd8\xff', 'GIF8', 'RIFF', 'II*\0', 'MM\0*'].map(beginning => [beginning, media] as const),
  ...['ID3', 'OggS', '\xff\xfb', '\x1aE\xdf\xa3'].map(beginning => [beginning, media] as const),
]

/** Films and photos of phones say what they are behind the length of their first part. */
const isBoxed = (head: string) => head.slice(4, 8) === 'ftyp'

const presentation =
  'Este arquivo é uma apresentação. Para fazer cards dela, salve-a como PDF e envie-a em “Novo Material”.'

const oldOffice: readonly (readonly [stream: string, sentence: string])[] = [
  [
    'EncryptedPackage',
    'Esta planilha está protegida por senha. Abra-a, tire a senha (Arquivo → Informações → Proteger), salve e ' +
      'escolha-a de novo.',
  ],
  [
    'WordDocument',
    'Este arquivo é um documento do Word antigo (.doc). Abra-o, salve como “Documento do Word (.docx)” e escolha o ' +
      'arquivo novo.',
  ],
  ['PowerPoint Document', presentation],
]
const oldExcel =
  'Este arquivo é uma planilha do Excel antigo (.xls). Abra-a e salve como “Pasta de Trabalho do Excel (.xlsx)” ' +
  'ou “CSV UTF-8”, e escolha o arquivo novo.'

const lockedOpenDocument =
  'Não conseguimos ler este arquivo do LibreOffice: ele está protegido por senha ou danificado. Abra-o, tire a senha ' +
  '(Arquivo → Propriedades → Segurança), salve de novo e escolha o arquivo novo.'

/** What a zip is by the files it holds, and what to do with it. */
const archives: readonly (readonly [file: RegExp, sentence: string])[] = [
  [
    /^xl\/workbook\.bin$/,
    'Esta planilha é do tipo .xlsb. No Excel, salve como “Pasta de Trabalho do Excel (.xlsx)” ou “CSV UTF-8” e ' +
      'escolha o arquivo novo.',
  ],
  [
    /^word\//,
    'Neste documento do Word não encontramos cards nem questões: cada questão precisa das alternativas em linhas ' +
      'próprias (a, b, c) e da certa marcada, em negrito ou outra cor; cards, de uma tabela com duas colunas.',
  ],
  [/^ppt\//, presentation],
  [/^encrypted-package$/, lockedOpenDocument],
  [
    /^Index\/|^Index\.zip$/,
    'Este arquivo é do Numbers (Apple). Nele, use Arquivo → Exportar para → CSV e escolha o CSV.',
  ],
  [
    /^content\.xml$/,
    'Neste arquivo do LibreOffice não encontramos cards nem questões: cada questão precisa das alternativas em ' +
      'linhas próprias (a, b, c) e da certa marcada, em negrito ou outra cor; cards, de uma tabela com duas colunas.',
  ],
  [
    /(?:^|\/)deck\.json$/,
    'Este arquivo é do CrowdAnki. No Anki, exporte o baralho como “Pacote de baralho do Anki (.apkg)” e escolha ' +
      'esse arquivo.',
  ],
  [
    /(?:^|\/)imsmanifest\.xml$/,
    'Neste pacote IMS não encontramos questões em QTI. No Canvas, exporte o questionário (Configurações → Exportar ' +
      'conteúdo → Questionário); no Moodle, as questões no formato “Moodle XML”.',
  ],
  [
    /^moodle_backup\.xml$/,
    'Este arquivo é um backup do Moodle. Exporte o banco de questões no formato “Moodle XML” e escolha esse arquivo.',
  ],
  [
    /\.(?:apkg|csv|xlsx|tsv)$/i,
    'Este arquivo .zip traz outro arquivo dentro. Descompacte-o e escolha o que está dentro (a planilha ou o .apkg).',
  ],
]
const otherArchive =
  'Este arquivo .zip não é um baralho do Anki nem uma planilha do Excel. Descompacte-o e escolha o arquivo que ' +
  'está dentro.'

const latin = (bytes: Uint8Array, from: number, to: number) =>
  Array.from(bytes.subarray(from, to), byte => String.fromCharCode(byte)).join('')

/**
 * What kind of file that cannot be read here the bytes are, in a sentence that says what to do; null for one that may
 * be text.
 */
export function foreignBytes(bytes: Uint8Array): string | null {
  const head = latin(bytes, 0, 16)
  if (head.startsWith('\xd0\xcf\x11\xe0')) {
    const streams = latin(bytes, 0, 1_000_000).replaceAll('\0', '')
    return oldOffice.find(([stream]) => streams.includes(stream))?.[1] ?? oldExcel
  }
  if (isBoxed(head)) return media
  return binaries.find(([beginning]) => head.startsWith(beginning))?.[1] ?? null
}

const mediaEnding = new RegExp(
  String.raw`\.(?:png|jpe?g|gif|webp|bmp|heic|svg|tiff?|mp[34g]|mpeg|wav|wma|og[agv]|opus|aac|amr|flac|m4[av]|mov` +
    '|webm|avi|mkv|wmv|3gp)$',
  'i',
)

/** What a file in which nothing is found says to be by its name, and what to do with it; null for any other. */
export function foreignName(name: string): string | null {
  if (/\.(?:apkg|colpkg)$/i.test(name))
    return (
      'Este arquivo não é um baralho do Anki que dê para abrir. Exporte-o de novo no Anki como “Pacote de baralho ' +
      'do Anki (.apkg)” e tente outra vez.'
    )
  return mediaEnding.test(name) ? media : null
}

/** The same for a text that has been decoded. */
export function foreignText(text: string): string | null {
  const head = text.slice(0, 5000)
  if (isMoodleXml(head) || isQti(head)) return null
  const known = texts.find(([beginning]) => beginning.test(head))?.[1]
  if (known) return known
  const controls = head.match(/(?![\t\n\v\f\r])\p{Cc}/gu)?.length ?? 0
  return controls * 20 > head.length ? unknownFile : null
}

/** Of what is no text and nothing that is known: its name may say more. */
export const unknownFile = 'Não reconhecemos este arquivo. Salve a planilha como “CSV UTF-8” e escolha o CSV.'

const beforeRoot = String.raw`^\s*(?:<\?xml[^>]*>\s*|<!--(?:(?!-->)[\s\S])*-->\s*|<!DOCTYPE[^>[]*>\s*)*`
const qtiRoot = new RegExp(String.raw`${beforeRoot}<(?:\w+:)?(?:questestinterop|(?:qti-)?assessment-?item)[\s>]`, 'i')

/** True for a file of QTI: a question, or a bank of them. */
export const isQti = (text: string): boolean => qtiRoot.test(text.slice(0, 20_000))

export const isMoodleXml = (text: string): boolean =>
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,4000}?-->\s*)*<quiz[\s>]/i.test(text)

/** What a zip may be that is read here; documents of LibreOffice are told apart by what is in them. */
export type ArchiveKind = 'apkg' | 'xlsx' | 'docx' | 'opendocument' | 'qti'

/** What a zip is by the names in it; null for one that is not read here. */
export function kindOfArchive(names: readonly string[]): ArchiveKind | null {
  if (names.some(name => /^(?:(?!__MACOSX\/)[^/]+\/)?collection\.anki2(?:1b?)?$/.test(name))) return 'apkg'
  if (names.includes('xl/workbook.xml')) return 'xlsx'
  if (names.includes('word/document.xml')) return 'docx'
  if (names.some(name => /(?:^|\/)imsmanifest\.xml$/.test(name))) return 'qti'
  return names.includes('content.xml') ? 'opendocument' : null
}

/**
 * What a file of LibreOffice in which nothing is found is by the type it writes of itself, and what to do with it;
 * null for a text or a sheet that could be read.
 */
export function foreignOpenDocument(type: string, isBroken: boolean): string | null {
  if (/presentation/.test(type)) return presentation
  return isBroken ? lockedOpenDocument : null
}

/** What a zip is by the names in it that is not read here, and what to do with it. */
export const foreignArchive = (names: readonly string[]): string =>
  archives.find(([file]) => names.some(name => file.test(name)))?.[1] ?? otherArchive
