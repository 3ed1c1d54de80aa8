#!/usr/bin/env bash
# supermemo2 1.1.0 (Node 24): a card that was not known at the first sight is due in NaN days from its second right answer on.
#
# The package is a function of the quality, the last interval and the last factor; a card seen for the first time has neither of the two. Known
# at once, it gets SM-2's first factor, 2.5. Not known, it gets the factor of last time, which is undefined: the next right answer still brings six
# days, then factor and interval are NaN and stay so. A date made of them is no date, and no queue shows the card again: what pupils
# find hardest is lost. The README names no first factor to hand in. Kept as JSON, the NaN becomes null, and the card begins anew.
# Another report on answers below 3 is known and mended (DannySu09/supermemo2.js#1).
#
# Seen: 'known at first: 1, 6, 16, 43 days; not known at first: 1, 6, NaN, NaN days, due Invalid Date'. Fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund supermemo2@1.1.0
cat > try.mjs <<'JS'
import supermemo2 from 'supermemo2'

/** The intervals of a card in days, one for each answer (5 is known at once, 1 is not known). */
function intervals(qualities) {
  let last = {}
  return qualities.map(quality => {
    last = supermemo2.default(quality, last.schedule, last.factor)
    return last.schedule
  })
}
const known = intervals([5, 5, 5, 5])
const forgotten = intervals([1, 5, 5, 5])
const due = new Date(Date.UTC(2026, 2, 2) + forgotten.at(-1) * 86_400_000)
const seen = `known at first: ${known.join(', ')} days; not known at first: ${forgotten.join(', ')} days, due ${due}`
console.log(seen)
const expected =
  'known at first: 1, 6, 16, 43 days; not known at first: 1, 6, NaN, NaN days, due Invalid Date'
process.exit(seen === expected ? 0 : 1)
JS
node try.mjs
