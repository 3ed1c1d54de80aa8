import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      link: z.boolean().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
})
const packagesOf = (file: string) =>
  lockSchema.parse(JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))).packages
const packages = packagesOf('../package-lock.json')
/** Installed only on machines whose own Node is older. */
const nodes = packagesOf('node24/package-lock.json')

/** Where npm looks for a package needed by the one in `folder`: below it, then below each folder above. */
function places(folder: string, name: string): string[] {
  const above = folder.includes('node_modules/') ? folder.slice(0, folder.lastIndexOf('node_modules/')) : ''
  const here = `${folder && `${folder}/`}node_modules/${name}`
  return folder === '' ? [here] : [here, ...places(above.replace(/\/$/, ''), name)]
}

test('the lock lists the packages of every machine, as npm ci demands', () => {
  const missing = [packages, nodes].flatMap(lock =>
    Object.entries(lock).flatMap(([folder, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(name => !places(folder, name).some(place => lock[place]?.version)),
    ),
  )
  expect(missing).toEqual([])
})

test('every package is known by the hash of its content, those of other machines too, wherever it comes from', () => {
  const outside = [...Object.entries(packages), ...Object.entries(nodes)].filter(
    ([folder, { link }]) => folder.includes('node_modules/') && !link,
  )
  expect(outside.length).toBeGreaterThan(600)
  expect(
    outside.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity)).map(([folder]) => folder),
  ).toEqual([])
  // Whoever installs through a mirror of their own gets it from there: the lock names no place.
  expect(outside.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})

/** The oldest release of each line of Node that is taken; raised with Node's security releases. */
const patched: Readonly<Record<number, readonly [number, number]>> = { 24: [18, 1], 26: [10, 0] }

test('no machine runs a Node from before its security releases', () => {
  const brought = Object.entries(nodes).filter(([folder]) =>
    /^node_modules\/node-(?:bin-)?(?:darwin|linux|win)-/.test(folder),
  )
  expect(brought).toHaveLength(5)
  const old = brought.filter(([, { version = '' }]) => {
    const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
    const least = patched[major]
    return !least || minor < least[0] || (minor === least[0] && patch < least[1])
  })
  expect(old.map(([folder]) => folder)).toEqual([])
})
