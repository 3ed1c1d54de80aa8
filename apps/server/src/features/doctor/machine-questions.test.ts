import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { takeInstanceLock } from '../../platform/instance-lock.ts'
import { prepareDataFolder } from '../../platform/launcher/data-folder.ts'
import { portQuestion, proxiesQuestion, publicUrlQuestion } from './address-questions.ts'
import { answersTo } from './answer.ts'
import { certificatesQuestion, dataFolderQuestion, roomAnswer } from './machine-questions.ts'

let place: string
beforeEach(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'capivira-doctor-'))
})
afterEach(() => rm(place, { recursive: true, force: true }))

const GB = 1024 ** 3

test.each([
  [
    { free: 50 * GB, total: 100 * GB },
    { state: 'ok', text: '50,0 GB livres' },
  ],
  [
    { free: 3 * GB, total: 100 * GB },
    { state: 'note', text: 'há 3,0 GB livres no disco de /d; com menos de 2,0 GB, nenhum PDF é aceito' },
  ],
  [
    { free: GB, total: 100 * GB },
    {
      state: 'wrong',
      text: 'só há 1,0 GB livres no disco de /d; com menos de 2,0 GB, nenhum PDF é aceito. Libere espaço',
    },
  ],
  // A small disk keeps less free.
  [
    { free: 3 * GB, total: 10 * GB },
    { state: 'ok', text: '3,0 GB livres' },
  ],
  [
    { free: 50 * GB, total: 100 * GB, names: 3 },
    {
      state: 'wrong',
      text:
        'o disco de /d não aceita mais arquivos (inodes), mesmo com 50,0 GB livres: apague arquivos pequenos que ' +
        'sobram nele',
    },
  ],
])('room of %o', (room, answer) => {
  expect(roomAnswer('/d', room)).toEqual(answer)
})

describe('the data folder', () => {
  const ask = (dataFolder: string) => answersTo(dataFolderQuestion({ dataFolder }))

  test('that is not there yet is not made', async () => {
    const folder = path.join(place, 'escola/dados')
    expect(await ask(folder)).toEqual([{ state: 'ok', text: `${folder}, que será criada no primeiro início` }])
    expect(await readdir(place)).toEqual([])
  })

  test('says who runs with it, and stays as it is', async () => {
    const folder = path.join(place, 'dados')
    await prepareDataFolder(folder)
    const before = await readdir(folder)
    expect(await ask(folder)).toEqual([{ state: 'ok', text: `${folder} pode ser gravada` }])
    expect(await readdir(folder)).toEqual(before)
    const lock = await takeInstanceLock(folder)
    lock.note({ address: 'https://capivira.escola.example' })
    const runs = `a Capivira está em execução com ela (processo ${process.pid}), em https://capivira.escola.example`
    expect(await ask(folder)).toEqual([{ state: 'ok', text: `${folder} pode ser gravada; ${runs}` }])
    lock.release()
    expect(await ask(folder)).toEqual([{ state: 'ok', text: `${folder} pode ser gravada` }])
  })

  test('with a file in its way keeps Capivira from starting', async () => {
    const file = path.join(place, 'arquivo')
    await writeFile(file, '')
    const [answer] = await ask(path.join(file, 'dados'))
    expect(answer).toMatchObject({
      state: 'fatal',
      text: expect.stringContaining('Há um arquivo no lugar de uma pasta'),
    })
  })
})

test.each([
  ['-----BEGIN CERTIFICATE-----\nx', { state: 'ok', text: '1 de NODE_EXTRA_CA_CERTS' }],
  ['outra coisa', { state: 'wrong', text: expect.stringContaining('não tem um certificado em PEM') }],
  [null, { state: 'wrong', text: expect.stringContaining('não pode ser lido') }],
])('a file of certificates that holds %j', async (text, answer) => {
  const file = path.join(place, 'escola.pem')
  if (text !== null) await writeFile(file, text)
  expect(await answersTo(certificatesQuestion(file))).toEqual([answer])
})

describe('addresses', () => {
  const at = (port: number, more: object = {}) => ({
    host: '127.0.0.1',
    port,
    publicUrl: `http://127.0.0.1:${port}`,
    trustedProxies: [],
    ...more,
  })

  /** Something that answers every question for Capivira's health with this. */
  async function withServer<T>(text: string, status: number, ask: (port: number) => Promise<T>): Promise<T> {
    const server = createServer((_, response) => response.writeHead(status).end(text))
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
    const bound = server.address()
    try {
      return await ask(typeof bound === 'object' && bound ? bound.port : 0)
    } finally {
      server.close()
    }
  }

  test('a port is free, taken, or Capivira’s own', async () => {
    const port = await withServer('', 200, async one => one)
    expect(await answersTo(portQuestion(at(port)))).toEqual([{ state: 'ok', text: `${port}, livre` }])
    const taken = await withServer('Olá', 200, one => answersTo(portQuestion(at(one))))
    expect(taken).toMatchObject([
      { state: 'fatal', text: expect.stringContaining('já está em uso por outro programa') },
    ])
    const own = await withServer('{"status":"ok"}', 200, one => answersTo(portQuestion(at(one))))
    expect(own).toMatchObject([
      { state: 'ok', text: expect.stringContaining('a Capivira está em execução e atende nela') },
    ])
  })

  test('the address of the site is looked for, and its absence is no verdict', async () => {
    const [own] = await answersTo(publicUrlQuestion(at(4000)))
    expect(own).toMatchObject({ state: 'ok', text: expect.stringContaining('que só esta máquina abre') })
    const [unknown] = await answersTo(publicUrlQuestion(at(4000, { publicUrl: 'https://nao-existe.invalid' })))
    expect(unknown).toMatchObject({
      state: 'note',
      text: expect.stringContaining('o nome nao-existe.invalid não foi encontrado'),
    })
  })

  test.each([
    [[], 'ok', 'só o desta máquina é ouvido (TRUSTED_PROXIES vazio)'],
    [['10.0.0.5', '10.1.0.0/28'], 'ok', 'desta máquina e 10.0.0.5, 10.1.0.0/28'],
    [['10.0.0.0/8', '10.0.0.5'], 'note', 'TRUSTED_PROXIES inclui redes inteiras (10.0.0.0/8)'],
    [['fd00::/8'], 'note', 'TRUSTED_PROXIES inclui redes inteiras (fd00::/8)'],
  ])('the proxies %j: %s', async (trustedProxies, state, text) => {
    const answers = await answersTo(proxiesQuestion(at(4000, { trustedProxies })))
    expect(answers).toEqual([{ state, text: expect.stringContaining(text) }])
  })
})
