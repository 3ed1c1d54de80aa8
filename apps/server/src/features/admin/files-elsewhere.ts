import { isAbsolute, relative, sep } from 'node:path'
import type { Settings } from '../../platform/settings.ts'

/** The folder of the files where a copy of the data folder misses it: `STORAGE_URL=file:///…`. Null where none does. */
export function filesElsewhere({ storage, dataFolder }: Pick<Settings, 'storage' | 'dataFolder'>): string | null {
  if (storage.kind !== 'folder') return null
  const way = relative(dataFolder, storage.folder)
  return way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way) ? storage.folder : null
}
