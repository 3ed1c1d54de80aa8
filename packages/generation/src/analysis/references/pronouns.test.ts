import { expect, test } from 'vitest'
import { studyFrom } from '../../testing/document.ts'
import { meantBy, resolveAfterLead } from './pronouns.ts'

test.each([
  ['Ela', 'A feira do Pilar abriu em 1950.', 'a feira do Pilar'],
  ['Elas', 'As escolas rurais — como a da serra e a do vale — têm horta.', 'as escolas rurais'],
  ['Ele', 'O coreto (obra de ferro) fica na praça.', 'o coreto'],
  // Its gender is told by what it is said to be.
  ['Ele', 'Elmer Riggs foi um paleontólogo do museu.', 'Elmer Riggs'],
  // Or by the pronoun, where a whole name stands alone.
  ['Ele', 'Elmer Riggs levou a geologia às escolas do vale.', 'Elmer Riggs'],
])('%s after «%s» means %s', (pronoun, before, thing) => {
  expect(meantBy(pronoun, before)?.display).toBe(thing)
})

test.each([
  ['Ela', 'Elmer Riggs foi um paleontólogo do museu.'],
  ['Eles', 'A feira do Pilar abriu em 1950.'],
  ['Ela', 'Na vila há uma feira.'],
  ['Ele', 'Riggs levou a geologia às escolas do vale.'],
])('%s after «%s» means nothing for sure', (pronoun, before) => {
  expect(meantBy(pronoun, before)).toBeNull()
})

test.each([
  ['Em 1990, ela mudou de nome.', 'A feira do Pilar abriu em 1950.', 'Em 1990, a feira do Pilar mudou de nome.'],
  ['Erguido em 1897, ele mede dez metros.', 'O coreto fica na praça.', 'Erguido em 1897, o coreto mede dez metros.'],
  ['Para ele, tudo vem da água.', 'Elmer Riggs foi um geólogo do museu.', 'Para Elmer Riggs, tudo vem da água.'],
])('%s after «%s»', (core, before, resolved) => {
  expect(resolveAfterLead(core, before)).toBe(resolved)
})

test.each([
  ['Em sua infância, ela mudou de nome.', 'A feira do Pilar abriu em 1950.'],
  ['No Brasil, ela vende mais queijo.', 'A feira do Pilar abriu em 1950.'],
  ['Para ela, tudo vem da água.', 'A feira do Pilar abriu em 1950.'],
])('%s stays after «%s»', (core, before) => {
  expect(resolveAfterLead(core, before)).toBeNull()
})

test('a paragraph may go on with what the one right above it ends with', () => {
  const { sentences } = studyFrom(
    'O coreto fica na praça da matriz.\n\nEle foi erguido pelos músicos da banda em 1897.',
  )
  expect(sentences.at(-1)).toMatchObject({
    core: 'O coreto foi erguido pelos músicos da banda em 1897.',
    quote: 'O coreto fica na praça da matriz. Ele foi erguido pelos músicos da banda em 1897.',
    dependence: null,
  })
})
