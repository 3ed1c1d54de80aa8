#!/usr/bin/env bash
# spacetime 7.15.0 (Node 24): Salvador, Recife and Porto Velho lie in the northern hemisphere, where January is winter.
#
# Its README promises to know hemispheres, and season() goes by them. Of the zones of Brazil it has São Paulo, Manaus, Fortaleza,
# Cuiabá and Rio Branco in the south; America/Bahia, America/Recife, America/Maceio, America/Araguaina, America/Noronha and America/Porto_Velho,
# all of which lie 4° to 13° south of the equator, are 'North'. For the schools of six states summer holidays are in winter.
#
# Seen: 'Sao_Paulo South summer, Manaus South summer; Bahia North winter, Recife North winter, Porto_Velho North winter'. Fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund spacetime@7.15.0
cat > try.mjs <<'JS'
import spacetime from 'spacetime'

const told = zones =>
  zones
    .map(zone => {
      const january = spacetime('2026-01-15T12:00:00', `America/${zone}`)
      return `${zone} ${january.hemisphere()} ${january.season()}`
    })
    .join(', ')
const seen = `${told(['Sao_Paulo', 'Manaus'])}; ${told(['Bahia', 'Recife', 'Porto_Velho'])}`
console.log(seen)
const expected =
  'Sao_Paulo South summer, Manaus South summer; Bahia North winter, Recife North winter, Porto_Velho North winter'
process.exit(seen === expected ? 0 : 1)
JS
node try.mjs
