import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const project = fileURLToPath(new URL('../../../', import.meta.url))
/** Where sentences for readers stand: screens, games, calls, e-mails and what the generator tells. */
const folders = [
  'apps/web/src',
  'apps/server/src',
  'packages/core/src',
  'packages/games/src',
  'packages/ui/src',
  'packages/generation/src',
]

/** Files that may say 'IA', and why it is true there. */
const allowed: Record<string, string> = {
  'apps/server/src/features/materials/progress.ts': 'told while a model is asked',
  'packages/generation/src/model/notices.ts': 'told of a model that was asked',
  'apps/web/src/features/materials/components/engine-badge.tsx': 'on items that a model wrote',
  'apps/web/src/features/materials/authors.ts': 'of items that a model wrote',
  'apps/web/src/features/admin/components/ai-usage.tsx': 'whether a service is set',
  'apps/web/src/features/admin/components/system-links.tsx': 'the name of that screen',
  'apps/web/src/features/admin/system-text.ts': 'tables of that screen',
  'apps/web/src/pages/admin-ai-usage.tsx': 'that screen',
  'apps/web/src/features/help/content.ts': 'where a service is set',
  'apps/web/src/features/landing/text.ts': 'that none is needed',
  'packages/core/src/ai/contract.ts': 'the call of that screen',
  'packages/games/src/coloring/text.ts': 'an error sentence that the specification gives',
}

const saysAi = (text: string) =>
  text
    .split('\n')
    .filter(line => !/^\s*(?:\*|\/\/|\/\*)/.test(line))
    .some(line => /(?<![\p{L}\p{N}_$'"/])IA(?![\p{L}\p{N}_/])|intelig[êe]ncia artificial/u.test(line))

const filesIn = (folder: string) =>
  readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map(name => join(project, folder, name))

test("'IA' is said only where a model is set, was asked or wrote", () => {
  const files = folders.flatMap(filesIn).filter(file => saysAi(readFileSync(file, 'utf8')))
  expect(files.map(file => relative(project, file)).sort()).toEqual(Object.keys(allowed).sort())
})
