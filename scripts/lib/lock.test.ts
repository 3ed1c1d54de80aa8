import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), optionalDependencies: z.record(z.string(), z.string()).optional() }),
  ),
})
const { packages } = lockSchema.parse(
  JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')),
)

/** Where npm looks for a package needed by the one in `folder`: below it, then below each folder above. */
function places(folder: string, name: string): string[] {
  const above = folder.includes('node_modules/') ? folder.slice(0, folder.lastIndexOf('node_modules/')) : ''
  const here = `${folder && `${folder}/`}node_modules/${name}`
  return folder === '' ? [here] : [here, ...places(above.replace(/\/$/, ''), name)]
}

test('the lock lists the packages of every machine, as npm ci demands', () => {
  const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(name => !places(folder, name).some(place => packages[place]?.version)),
  )
  expect(missing).toEqual([])
})
