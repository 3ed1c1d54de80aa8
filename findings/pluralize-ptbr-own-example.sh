#!/usr/bin/env bash
# pluralize-ptbr 1.0.4 (Node 24): the README's own example comes out wrong, 'mões' where it promises 'mãos'.
#
# Its README calls the plural of 'projétil mão' and shows 'projéteis mãos'. Every word in -ão gets -ões: 'pão', 'irmão' and 'alemão'
# become 'pões', 'irmões' and 'alemões' (pães, irmãos, alemães). 'café', 'avô' and 'país' stay as they are (cafés, avôs, países), and
# 'papel' and 'anzol' lose the accent of -éis and -óis. What goes by rule is right: lições, animais, fáceis, homens.
#
# Seen: 'projéteis mões; pões, irmões, alemões; café, avô, país; papeis, anzois; lições, animais, fáceis, homens'. Fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pluralize-ptbr@1.0.4
cat > try.cjs <<'JS'
const plural = require('pluralize-ptbr')

const each = words => words.map(word => plural(word)).join(', ')
const seen = [
  plural('projétil mão'),
  each(['pão', 'irmão', 'alemão']),
  each(['café', 'avô', 'país']),
  each(['papel', 'anzol']),
  each(['lição', 'animal', 'fácil', 'homem']),
].join('; ')
console.log('right: projéteis mãos; pães, irmãos, alemães; cafés, avôs, países; papéis, anzóis; lições, animais, fáceis, homens')
console.log(` seen: ${seen}`)
const expected =
  'projéteis mões; pões, irmões, alemões; café, avô, país; papeis, anzois; lições, animais, fáceis, homens'
process.exit(seen === expected ? 0 : 1)
JS
node try.cjs
