#!/usr/bin/env bash
# easy-location-br 1.0.9 (Node 24): two towns of Alagoas are offered as one with the quotes and the comma of its source, twice.
#
# In a list of the towns of a state, where a school says where it is, one reads "Craíbas',  'Delmiro Gouveia" and "Paulo Jacinto',
# 'Penedo": quotes misplaced in the data joined the neighbours, and none of the four can be picked by its name. A third is
# missing: the state has 102 towns.
#
# Seen: 'AL: 99 towns, in 2 of them a quote and a comma: Craíbas + Delmiro Gouveia, Paulo Jacinto + Penedo; Penedo alone: missing'.
# Fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund easy-location-br@1.0.9
cat > try.mjs <<'JS'
import { createRequire } from 'node:module'

const { getStateCities } = createRequire(import.meta.url)('easy-location-br')
const names = getStateCities('AL').map(({ name }) => name)
const joined = names.filter(name => /',\s*'/.test(name)).map(name => name.split(/',\s*'/).join(' + '))
const alone = names.includes('Penedo') ? 'there' : 'missing'
const seen =
  `AL: ${names.length} towns, in ${joined.length} of them a quote and a comma: ${joined.join(', ')}; ` +
  `Penedo alone: ${alone}`
console.log('right: AL: 102 towns, each by itself')
console.log(` seen: ${seen}`)
const expected =
  'AL: 99 towns, in 2 of them a quote and a comma: Craíbas + Delmiro Gouveia, Paulo Jacinto + Penedo; Penedo alone: missing'
process.exit(seen === expected ? 0 : 1)
JS
node try.mjs
