#!/usr/bin/env bash
# @fastify/under-pressure 9.2.0 with fastify 5.12.8 (Node 24): a limit of one hour for the delay of the event loop refuses
# requests of a server whose loop stands still for half a second at a time.
#
# The plugin asks its histogram for the mean delay once a sample. Where a busy loop let a sample pass in which nothing was
# measured, the mean is NaN, and the plugin takes the delay for Infinity, which is above every limit until the next sample.
# So the limit is no number of milliseconds: 503 can mean 'not measured', and a server that starts, or a machine that stood
# still, refuses people whatever limit was chosen.
#
# Seen: 'refused 503 with a limit of 3600000 ms, longest stall 500 ms, delay told: Infinity'. Fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund fastify@5.12.8 @fastify/under-pressure@9.2.0
cat > try.mjs <<'JS'
import { setTimeout as pause } from 'node:timers/promises'
import underPressure from '@fastify/under-pressure'
import Fastify from 'fastify'

const limit = 3_600_000
const app = Fastify()
let told
await app.register(underPressure, {
  maxEventLoopDelay: limit,
  sampleInterval: 300,
  pressureHandler: async (_request, reply, _type, delay) => {
    told = delay
    reply.code(503).send('busy')
  },
})
app.get('/', async () => 'ok')
await app.ready()
let status = 200
for (let time = 0; time < 60 && status === 200; time++) {
  for (const end = performance.now() + 500; performance.now() < end; );
  await pause(5)
  status = (await app.inject('/')).statusCode
}
await app.close()
if (status !== 503 || told !== Number.POSITIVE_INFINITY) throw new Error(`changed: status ${status}, delay told: ${told}`)
console.log(`refused ${status} with a limit of ${limit} ms, longest stall 500 ms, delay told: ${told}`)
JS
node try.mjs
