#!/usr/bin/env bash
# chrono-node 2.10.3 (Node 24): in Portuguese 'depois de amanhã' is tomorrow, '14h30' is no time, and 'a segunda questão' is a Monday.
#
# Of 'depois de amanhã' (the day after tomorrow) only 'amanhã' is read, so a homework falls due a day early; 'anteontem' is not read at all.
# A time as Brazil writes it, 14h30, is passed over, and the date keeps the hour at which it was typed; 14:30 is read. Days of the week bear the
# names of ordinal numbers: of 'a segunda questão' and 'a quarta série' (second question, fourth grade) one word becomes a day. Its README
# calls Portuguese partly supported. In German 'übermorgen' is right. The same gap in English is known (wanasit/chrono#170).
#
# Seen, on Monday 2 March 2026 at 9:00: 'amanhã 3 9:00, depois de amanhã 3 9:00, anteontem none, amanhã às 14h30 3 9:00, amanhã às 14:30 3
# 14:30, a segunda questão 2 12:00, a quarta série 4 12:00; übermorgen 4'. Fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund chrono-node@2.10.3
cat > try.mjs <<'JS'
import * as chrono from 'chrono-node'

const monday = new Date(2026, 2, 2, 9)
function told(text) {
  const date = chrono.pt.parseDate(text, monday)
  if (date === null) return `${text} none`
  return `${text} ${date.getDate()} ${date.getHours()}:${String(date.getMinutes()).padStart(2, '0')}`
}
const days = ['amanhã', 'depois de amanhã', 'anteontem']
const times = ['amanhã às 14h30', 'amanhã às 14:30']
const ordinals = ['a segunda questão', 'a quarta série']
const german = chrono.de.parseDate('übermorgen', monday).getDate()
const seen = `${[...days, ...times, ...ordinals].map(told).join(', ')}; übermorgen ${german}`
console.log(seen)
const expected =
  'amanhã 3 9:00, depois de amanhã 3 9:00, anteontem none, amanhã às 14h30 3 9:00, ' +
  'amanhã às 14:30 3 14:30, a segunda questão 2 12:00, a quarta série 4 12:00; übermorgen 4'
process.exit(seen === expected ? 0 : 1)
JS
node try.mjs
