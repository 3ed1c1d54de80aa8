import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { missingLabels } from './label-in-name.ts'
import { PROJECT } from './project.mjs'

const faults = (source: string) => missingLabels('sample.tsx', source)

test('what is seen on a control stands in its name, as one piece', () => {
  expect(faults(`<Button aria-label={\`Ver cards de \${title}\`}>Ver cards</Button>`)).toEqual([])
  expect(faults('<Button\n  aria-label="Excluir a turma">\n  Excluir\n</Button>')).toEqual([])
  expect(faults(`<Button aria-label={\`Ver os cards de \${title}\`}>Ver cards</Button>`)).toEqual([1])
  expect(faults('\n<a href="/" aria-label="Sua conta">Perfil</a>')).toEqual([2])
})

test('of words that depend on something, each is in one of the names', () => {
  expect(
    faults(`<button aria-label={a ? \`Abrir \${b}\` : \`Fechar \${b}\`}>{a ? 'Abrir' : 'Fechar'}</button>`),
  ).toEqual([])
  expect(
    faults(`<button aria-label={a ? \`Abrir \${b}\` : \`Tirar \${b} dali\`}>{a ? 'Abrir' : 'Tirar dali'}</button>`),
  ).toEqual([1])
  expect(faults(`<Link aria-label={\`\${label}: \${title}\`}>{label} todas</Link>`)).toEqual([1])
})

test('pictures, and words that nobody sees as such, are no part of it', () => {
  expect(faults('<button aria-label="Sair"><X aria-hidden="true" /></button>')).toEqual([])
  expect(faults('<button aria-label="Página 1: 2 cards"><span aria-hidden="true">um</span></button>')).toEqual([])
  expect(faults('<button aria-label={pieceName(piece, { home })}>Peça {piece}</button>')).toEqual([])
  expect(faults('<section aria-label="Conta">Meu perfil</section>')).toEqual([])
})

const files = globSync('{apps/web/src,packages/*/src}/**/*.tsx', { cwd: PROJECT }).filter(
  file => !file.includes('.test.'),
)

test('every control of ours can be called by what is seen on it', () => {
  expect(files.length).toBeGreaterThan(200)
  const missing = files.flatMap(file =>
    missingLabels(file, readFileSync(path.join(PROJECT, file), 'utf8')).map(line => `${file}:${line}`),
  )
  expect(missing).toEqual([])
})
