import { expect, test } from 'vitest'
import { topics } from '../features/help/content.ts'
import { findRoute } from './find-route.ts'

const roles = ['student', 'teacher', 'admin'] as const
const pictures = Object.keys(import.meta.glob('../../public/help/*.webp'))

test.each(roles)('every link of the help of a %s leads to one of their screens', role => {
  const links = topics[role].flatMap(({ link }) => link?.href ?? [])
  expect(links.length).toBeGreaterThan(0)
  for (const href of links) expect(findRoute(role, href), href).toBeDefined()
})

test.each(roles)('every picture of the help of a %s exists', role => {
  const names = topics[role].flatMap(({ picture }) => picture?.name ?? [])
  for (const name of names) expect(pictures).toContain(`../../public/help/${name}.webp`)
})
