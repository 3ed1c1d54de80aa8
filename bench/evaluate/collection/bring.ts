import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Source } from './list.ts'

const LARGEST = 2 ** 28

/**
 * The bytes of a file at its source. With a mirror, repositories are read from the folder `owner+name` there and not
 * from the network. Throws an Error where the file cannot be had.
 */
export function bring(source: Source, packages: string, mirror?: string): Buffer {
  if (source.from === 'debian') return fromPackage(source, packages)
  const { repository, commit, path } = source
  if (mirror) return blob(mirrorOf(mirror, repository), commit, path)
  return inFolder(folder => {
    execFileSync('git', ['init', '--quiet', '--bare', folder])
    const fetch = ['fetch', '--quiet', '--depth=1', `https://github.com/${repository}`, commit]
    execFileSync('git', ['--git-dir', folder, ...fetch], { stdio: 'ignore' })
    return blob(folder, commit, path)
  })
}

function mirrorOf(mirror: string, repository: string): string {
  const folder = join(mirror, repository.replace('/', '+'))
  const found = ['repo/.git', 'repo', '.git', ''].map(place => join(folder, place)).find(isGit)
  if (!found) throw new Error(`The mirror has no ${repository}.`)
  return found
}

const isGit = (folder: string) => existsSync(join(folder, 'HEAD')) && existsSync(join(folder, 'objects'))

const blob = (folder: string, commit: string, path: string) =>
  execFileSync('git', ['--git-dir', folder, 'cat-file', 'blob', `${commit}:${path}`], { maxBuffer: LARGEST })

/** A file of a Debian package. The package stays in a folder of its own, since several documents come from one. */
function fromPackage(
  { name, version, path }: { name: string; version: string; path: string },
  packages: string,
): Buffer {
  const folder = join(packages, `${name}_${version}`.replace(/[^\w.+~-]/g, '_'))
  mkdirSync(folder, { recursive: true })
  const archives = () => readdirSync(folder).filter(file => file.endsWith('.deb'))
  if (archives().length === 0)
    execFileSync('apt-get', ['download', `${name}=${version}`], { cwd: folder, stdio: 'ignore' })
  const [file] = archives()
  if (!file) throw new Error(`The package ${name} ${version} was not found.`)
  const unpack = 'dpkg-deb --fsys-tarfile "$1" | tar --extract --to-stdout ".$2"'
  return execFileSync('sh', ['-c', unpack, 'sh', join(folder, file), path], { maxBuffer: LARGEST })
}

function inFolder<T>(act: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'capivira-collection-'))
  try {
    return act(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
