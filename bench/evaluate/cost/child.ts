/** Writes the items of one document in a process of its own and says what it took: `node child.ts sample.json`. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { generateMaterial } from '@capivira/generation/generate'

const [, , path = ''] = process.argv
const { document, title } = JSON.parse(readFileSync(path, 'utf8'))
const cpu = process.cpuUsage()
const start = performance.now()
const material = generateMaterial(document, { title })
const wallMs = performance.now() - start
const { user, system } = process.cpuUsage(cpu)
const items = createHash('sha256').update(JSON.stringify(material)).digest('hex')
// maxRSS is in kilobytes (getrusage(2), as libuv gives it).
const peakMb = process.resourceUsage().maxRSS / 1024
process.stdout.write(JSON.stringify({ wallMs, cpuMs: (user + system) / 1000, peakMb, items }))
