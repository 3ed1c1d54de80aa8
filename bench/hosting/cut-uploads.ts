import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makePdf } from '../../apps/server/test/pdf.ts'
import type { Client } from '../security/client.ts'
import { send, teach } from './lesson.ts'
import { firstOf, type Situation, unless } from './situation.ts'

const boundary = 'capivira-bench'

/** A PDF on its way, half of it sent. */
async function halfSent(address: string, teacher: Client): Promise<{ wire: ClientRequest; rest: Buffer }> {
  const pdf = Buffer.from(await makePdf([[`Uma aula cortada ao meio, ${Date.now()}.`]]))
  const part = (name: string) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`
  const form = Buffer.concat([
    Buffer.from(`${part('title')}\r\n\r\nCortada\r\n${part('pdfFile')}; filename="a.pdf"\r\n`),
    Buffer.from('content-type: application/pdf\r\n\r\n'),
    pdf,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const path = '/api/materials/upload'
  const headers = {
    cookie: teacher.cookiesFor(path),
    'sec-fetch-site': 'same-origin',
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': String(form.length),
  }
  const wire = request(address + path, { method: 'POST', headers })
  wire.on('error', () => undefined)
  const half = form.length - Math.floor(pdf.length / 2)
  wire.write(form.subarray(0, half))
  await sleep(700)
  return { wire, rest: form.subarray(half) }
}

/** The files that are on their way in a data folder. */
const onTheirWay = (data: string) => readdir(join(data, 'files/incoming')).catch(() => [])

/** The materials that a teacher has. */
async function materialsOf(teacher: Client): Promise<number> {
  const { body } = await teacher.get('/api/materials')
  return Array.isArray(body) ? body.length : -1
}

/** What stops, or goes away, while something is sent; and a machine that lets a program open few files. */
export const cutUploads: readonly Situation[] = [
  {
    row: '80',
    what: 'stopped as systemd does (SIGTERM) while a PDF is sent',
    async run(place) {
      const { school, data } = await place.running()
      const { client } = await school.join('teacher')
      const { wire } = await halfSent(school.instance.address, client)
      const before = Date.now()
      await school.instance.stop()
      const seconds = (Date.now() - before) / 1000
      wire.destroy()
      await school.instance.bringUp()
      const sent = await send(client)
      return firstOf(
        unless(seconds < 30, `stopping took ${seconds} s`),
        // What had come is swept once it is an hour old.
        unless((await onTheirWay(data)).length < 2, `left behind: ${await onTheirWay(data)}`),
        unless(sent.status === 201 && (await materialsOf(client)) === 1, `${sent.status} ${sent.text}`),
      )
    },
  },
  {
    row: '81',
    what: 'the database is killed while a PDF is sent, and comes back',
    async run(place) {
      const { school, data } = await place.running()
      const { client } = await school.join('teacher')
      const { wire, rest } = await halfSent(school.instance.address, client)
      await school.instance.kill('postmaster')
      const answered = once(wire, 'response') as Promise<[IncomingMessage]>
      wire.end(rest)
      const [answer] = await answered
      answer.resume()
      while (!(await school.instance.isHealthy())) await sleep(200)
      const kept = await materialsOf(client)
      const right = answer.statusCode === 201 ? kept === 1 : answer.statusCode === 503 && kept === 0
      return firstOf(
        unless(right, `answered ${answer.statusCode}, and ${kept} materials are there`),
        unless((await onTheirWay(data)).length === 0, `left behind: ${await onTheirWay(data)}`),
        unless((await send(client)).status === 201, 'nothing can be sent any more'),
      )
    },
  },
  {
    row: '82',
    what: 'a machine that lets each program open 160 files',
    needs: process.getuid?.() === 0 ? [] : ['root'],
    async run(place) {
      const limit = (most: string) => spawnSync('prlimit', ['--pid', String(process.pid), `--nofile=${most}`])
      limit('160:160')
      try {
        const { school } = await place.running()
        const { client } = await school.join('teacher')
        await teach(client)
        const asked = await Promise.all(Array.from({ length: 60 }, () => client.get('/api/materials')))
        const odd = asked.filter(({ status }) => status !== 200).map(({ status }) => status)
        return unless(odd.length === 0, `answered ${odd}`)
      } finally {
        limit('65536:65536')
      }
    },
  },
  {
    row: '83',
    what: 'a proxy that speaks HTTP/1.0, without and with a name of the host',
    async run(place) {
      const { school } = await place.running()
      const { hostname, port } = new URL(school.instance.address)
      const ask = async (head: string) => {
        const socket = connect(Number(port), hostname)
        let answer = ''
        socket.on('data', piece => {
          answer += piece
        })
        socket.write(`GET /api/health HTTP/1.0\r\n${head}\r\n`)
        await once(socket, 'close')
        return answer
      }
      const answers = [await ask(''), await ask('Host: escola.lan\r\nX-Forwarded-For: 10.0.0.9\r\n')]
      const odd = answers.find(answer => !/^HTTP\/1\.[01] 200 /.test(answer) || !answer.endsWith('{"status":"ok"}'))
      return unless(odd === undefined, odd?.slice(0, 400) ?? '')
    },
  },
]
