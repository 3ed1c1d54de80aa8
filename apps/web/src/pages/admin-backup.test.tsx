import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { admin } from '../../test/people.ts'
import { open } from '../../test/screen.tsx'

const call = 'GET /api/admin/backup'
const usual = { place: 'folder', dataFolder: '/srv/escola', filesFolder: null, erasedList: '/srv/escola-erased' }

/** The commands on the screen, a block each. */
async function commands(facts: object): Promise<string[]> {
  open('/admin/backup', admin(), { [call]: { ...usual, ...facts } })
  await screen.findByRole('heading', { name: 'Restaurar' })
  return [...document.querySelectorAll('pre')].map(({ textContent }) => textContent ?? '')
}

test('a restored folder gets the list of erased accounts before it starts', async () => {
  const [, restore, list] = await commands({ database: 'embedded' })
  expect(restore).toBe(
    [
      'mkdir restaurada',
      'tar -xzf capivira-AAAA-MM-DD.tar.gz -C restaurada',
      '# a lista das contas excluídas, se já houver uma, antes de ligar',
      'cp /srv/escola-erased restaurada-erased',
      'DATA_DIR=$PWD/restaurada npm start',
    ].join('\n'),
  )
  expect(list).toBe('/srv/escola-erased')
})

test('so does a restored database', async () => {
  const [, restore] = await commands({ database: 'own' })
  expect(restore?.split('\n').slice(-3)).toEqual([
    '# a lista das contas excluídas, se já houver uma, antes de ligar:',
    '# a mais nova tem de estar em /srv/escola-erased',
    'npm start',
  ])
})

test('files in a folder of their own are copied too, and a path with spaces is one word', async () => {
  const [copy, restore] = await commands({ database: 'embedded', filesFolder: "/mnt/d'água 2" })
  expect(copy).toContain("tar -czf capivira-arquivos-$(date +%F).tar.gz -C '/mnt/d'\\''água 2' .")
  expect(restore).toContain('STORAGE_URL=file://$PWD/arquivos DATA_DIR=$PWD/restaurada npm start')
})

test('where the files are in S3, the copy of the folder asks for none', async () => {
  const [copy] = await commands({ database: 'own', place: 's3' })
  expect(copy).toContain('tar -czf capivira-segredos-$(date +%F).tar.gz -C /srv/escola secrets')
})
