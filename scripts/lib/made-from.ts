import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Files and folders that something is made from, relative to the root of the checkout. */
export type Sources = {
  project: string
  places: readonly string[]
  /** What is made holds the paths of its sources: a checkout that was moved or copied has it made anew. */
  knowsItsPlace?: boolean
}

/** Folders that are results, not sources. */
const RESULTS = new Set(['node_modules', 'dist'])
const TEST = /\.test\.tsx?$/
/** Inside the folder that was made: the fingerprint of the sources it was made from. */
const STAMP = '.sources'
/** Beside it: how these sources looked in the file system, which is faster to ask for than to read them all. */
const LOOK = '.sources-look'

/** A hash of names and contents of all sources. */
export function fingerprint({ project, places, knowsItsPlace }: Sources): string {
  const hash = createHash('sha256')
  if (knowsItsPlace) hash.update(`${project}\0`)
  for (const file of places.flatMap(place => filesBelow(project, place))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(project, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** Says of a folder from which sources it was made. @param made their {@link fingerprint} before it was begun */
export function stamp(folder: string, made: string): void {
  writeFileSync(path.join(folder, STAMP), made)
}

/**
 * Whether a folder was made from the sources as they are: by their look where it is the one noted, else by their
 * contents.
 */
export function isMadeFrom(folder: string, sources: Sources): boolean {
  const stampFile = path.join(folder, STAMP)
  if (!existsSync(stampFile)) return false
  const look = lookOf(sources)
  const noted = path.join(folder, LOOK)
  if (existsSync(noted) && readFileSync(noted, 'utf8') === look) return true
  if (readFileSync(stampFile, 'utf8') !== fingerprint(sources)) return false
  note(noted, look)
  return true
}

/**
 * A hash of names, sizes and times (of the content and of the entry: a copy that keeps the first has another second).
 */
function lookOf({ project, places, knowsItsPlace }: Sources): string {
  const hash = createHash('sha256')
  if (knowsItsPlace) hash.update(`${project}\0`)
  for (const file of places.flatMap(place => filesBelow(project, place))) {
    const { size, mtimeMs, ctimeMs, ino } = lstatSync(path.join(project, file))
    hash.update(`${file}\0${size} ${mtimeMs} ${ctimeMs} ${ino}\0`)
  }
  return hash.digest('hex')
}

function filesBelow(project: string, place: string): string[] {
  const full = path.join(project, place)
  if (!existsSync(full)) return []
  return lstatSync(full).isDirectory() ? filesInside(project, place) : [place]
}

function filesInside(project: string, folder: string): string[] {
  return readdirSync(path.join(project, folder), { withFileTypes: true })
    .filter(({ name }) => !RESULTS.has(name) && !name.startsWith('dist.') && !TEST.test(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap(entry => {
      const place = path.posix.join(folder, entry.name)
      return entry.isDirectory() ? filesInside(project, place) : [place]
    })
}

function note(file: string, look: string): void {
  try {
    writeFileSync(file, look)
  } catch {
    // What may only be read (an image, another owner) is compared by contents at every start.
  }
}
