/** The kinds of document the generator is measured on, in the order they are told. */
export const kinds = [
  'lessons',
  'chapters',
  'handouts',
  'slides',
  'apostilas',
  'articles',
  'rules',
  'encyclopaedic',
] as const
export type Kind = (typeof kinds)[number]

/** Who may look at a document: everybody, figures only, or nobody before its share is opened. */
export const shares = ['open', 'dev', 'sealed-1', 'sealed-2', 'sealed-3'] as const
export type Share = (typeof shares)[number]

/** Where a document comes from, so that anybody can bring it again. */
export type Source =
  | { from: 'git'; repository: string; commit: string; path: string }
  | { from: 'debian'; name: string; version: string; path: string }

/** A document of the collection: its text is nowhere in the repository. */
export type Entry = {
  /** Its place under its share: `slides/03.pdf`. */
  file: string
  kind: Kind
  licence: string
  source: Source
  /** The pages kept of a long file (`5-24`), or `all`. */
  pages: string
  /** Of the file at its source, before pages are cut or a text is typeset. */
  sha256: string
  /** Words that pdftotext finds in the finished PDF. */
  words: number
  share: Share
}

const columns = ['file', 'kind', 'licence', 'source', 'pages', 'sha256', 'words', 'share'] as const

/** Reads the list. Throws an Error that names the line that is not as it should be. */
export function parseList(tsv: string): Entry[] {
  const [head, ...lines] = tsv.trimEnd().split('\n')
  if (head !== columns.join('\t')) throw new Error(`The list starts with the columns ${columns.join(', ')}.`)
  return lines.map(line => {
    const [file = '', kind = '', licence = '', source = '', pages = '', sha256 = '', words = '', share = ''] =
      line.split('\t')
    if (!isOneOf(kinds, kind)) throw new Error(`No kind "${kind}": ${line}`)
    if (!isOneOf(shares, share)) throw new Error(`No share "${share}": ${line}`)
    if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error(`Not a SHA-256: ${line}`)
    if (!licence || !/^(all|\d+-\d+)$/.test(pages) || !Number(words)) throw new Error(`A column is wrong: ${line}`)
    return { file, kind, licence, source: parseSource(source), pages, sha256, words: Number(words), share }
  })
}

const isOneOf = <T extends string>(all: readonly T[], text: string): text is T => all.some(one => one === text)

/** Reads `owner/name@commit:path` or `package=version:/path`. Throws an Error for anything else. */
export function parseSource(text: string): Source {
  const git = /^([^@:=\s]+\/[^@:=\s]+)@([0-9a-f]{40}):(.+)$/.exec(text)
  if (git) return { from: 'git', repository: git[1] ?? '', commit: git[2] ?? '', path: git[3] ?? '' }
  const debian = /^([a-z0-9.+-]+)=(\S+?):(\/.+)$/.exec(text)
  if (debian) return { from: 'debian', name: debian[1] ?? '', version: debian[2] ?? '', path: debian[3] ?? '' }
  throw new Error(`Not a source: ${text}`)
}
