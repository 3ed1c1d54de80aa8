/**
 * Writes the items of one document in a process of its own, as the product does, and says what it took since that process
 * began: `node child.cjs FOLDER sample.json`. Plain JavaScript, so that nothing is measured that the product does without.
 */
const { createHash } = require('node:crypto')
const { existsSync, readFileSync } = require('node:fs')
const { loadWriter } = require('../../../apps/server/src/writer/start.cjs')

const STATUS = '/proc/self/status'
const [, , folder = '', path = ''] = process.argv
const { document, title } = JSON.parse(readFileSync(path, 'utf8'))
const material = loadWriter(folder).generateMaterial(document, { title })
const wallMs = performance.now()
const { user, system } = process.cpuUsage()
const items = createHash('sha256').update(JSON.stringify(material)).digest('hex')
// In kilobytes. What getrusage(2) tells begins with what the process held that started this one, so Linux is asked for this program's own.
const own = existsSync(STATUS) ? /VmHWM:\s+(\d+)/.exec(readFileSync(STATUS, 'utf8'))?.[1] : undefined
const peakMb = Number(own ?? process.resourceUsage().maxRSS) / 1024
process.stdout.write(JSON.stringify({ wallMs, cpuMs: (user + system) / 1000, peakMb, items }))
