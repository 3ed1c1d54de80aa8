/** A uuid as `randomUUID` writes it. */
const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

/** The name of the mark that tells whose a storage is. It has no form of the others: no sweep takes it for one. */
export const markKey = 'capivira-installation.json'

/**
 * The names that Capivira gives to files it keeps, by what they are. Whatever else lies in a storage is somebody
 * else's.
 */
const forms = {
  document: new RegExp(`^${uuid}\\.(?:pdf|csv|apkg)$`),
  page: new RegExp(`^pages/${uuid}/\\d+\\.webp$`),
  /** Cut out of a page of the document that the folder is named after. */
  figure: new RegExp(`^figures/${uuid}/${uuid}\\.webp$`),
  drawing: new RegExp(`^drawings/${uuid}\\.(?:png|json)$`),
  colored: new RegExp(`^colored/${uuid}\\.png$`),
  /** Of a theme: everybody's, and can be drawn again. */
  picture: /^pictures\/[0-9a-f]{64}\.(?:png|json|webp)$/,
} as const

export type OwnKind = keyof typeof forms

/** Folders in which our names stand; the others are not looked into. */
export const ownFolders = ['pages', 'figures', 'drawings', 'colored', 'pictures'] as const

/** Those of them in which each document has a folder of its own. */
export const foldersOfDocuments: readonly string[] = ['pages', 'figures']

/** What a key of a storage is by its name; null when the name is none of ours. */
export function kindOf(key: string): OwnKind | null {
  const found = Object.entries(forms).find(([, form]) => form.test(key))
  return found ? (found[0] as OwnKind) : null
}

const temporary = new RegExp(`^${uuid}\\.(?:part|copy|anki2)$`)

/** Whether a file among the incoming is one of ours, on its way. */
export const isTemporary = (name: string): boolean => temporary.test(name)
