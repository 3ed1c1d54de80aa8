#!/usr/bin/env bash
# ts-fsrs 5.4.2 (Node 24): in Brasília a day of memory ends at 21:00, and ten minutes around it count as a day of remembering.
#
# The days between two ratings are the difference of their UTC dates, whatever the zone of the machine and the hours that lie between.
# Who learns a card at 20:55 and knows it again at 21:05 gets the stability of a whole day, and the card comes back after seven days
# instead of two; who learns it at 22:00 and still knows it at 7:00, after a night, gets what a few minutes earn. Capivira gives the
# library the noons of the school's days instead (core/study/schedule.ts, decision 063).
#
# Seen: '20:40 and 20:50: 0 days, stability 2.3, next in 2; 20:55 and 21:05: 1 days, stability 7.3, next in 7; 22:00 and 7:00: 0 days,
# stability 2.3, next in 2', in the zones of Brasília and Tokyo alike. Fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ts-fsrs@5.4.2
cat > try.mjs <<'JS'
import { createEmptyCard, fsrs, Rating } from 'ts-fsrs'

const scheduler = fsrs({ enable_fuzz: false })

/** What a card's second 'good' brings; both times in Brasília. */
function after(first, second) {
  const learnt = scheduler.next(createEmptyCard(new Date(first)), new Date(first), Rating.Good).card
  const { card, log } = scheduler.next(learnt, new Date(second), Rating.Good)
  return `${log.elapsed_days} days, stability ${card.stability.toFixed(1)}, next in ${card.scheduled_days}`
}
const early = after('2026-03-02T20:40:00-03:00', '2026-03-02T20:50:00-03:00')
const around = after('2026-03-02T20:55:00-03:00', '2026-03-02T21:05:00-03:00')
const overnight = after('2026-03-02T22:00:00-03:00', '2026-03-03T07:00:00-03:00')
console.log(`20:40 and 20:50: ${early}; 20:55 and 21:05: ${around}; 22:00 and 7:00: ${overnight}`)
JS
expected='20:40 and 20:50: 0 days, stability 2.3, next in 2; 20:55 and 21:05: 1 days, stability 7.3, next in 7; '
expected+='22:00 and 7:00: 0 days, stability 2.3, next in 2'
for zone in America/Sao_Paulo Asia/Tokyo; do
  seen=$(TZ=$zone node try.mjs)
  echo "$zone: $seen"
  test "$seen" = "$expected"
done
