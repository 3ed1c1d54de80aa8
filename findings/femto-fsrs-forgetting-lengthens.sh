#!/usr/bin/env bash
# femto-fsrs 2.0.0 (Node 24): a card that was forgotten after a long pause comes back later than if it had been known less well.
#
# Its README says that it follows FSRS 5. There, memory after a lapse is at most what it was before: the scheduler of the same people, ts-fsrs 5.4.2,
# takes the lesser of old and new stability. This one takes the new one alone. A card answered 'good' once has a stability of 3.17 days; forgotten after
# a hundred days its stability is 3.66, and it is due in 3.66 days: forgetting lengthened its interval. One that was forgotten at first (0.40
# days) and again after a hundred days is due in 1.17. Pupils come back after holidays, so long pauses are the rule.
#
# Seen: 'good 3.17, forgotten after 1 day 0.90, after 20 days 1.89, after 100 days 3.66 due in 3.66; again 0.40 to 1.17; ts-fsrs 2.31 to
# at most 2.31: true'. Fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund femto-fsrs@2.0.0 ts-fsrs@5.4.2
cat > try.mjs <<'JS'
import femto from 'femto-fsrs'
import { fsrs, Rating, createEmptyCard, State } from 'ts-fsrs'

const { newCard, gradeCard } = femto.createDeck()
const { Grade } = femto
/** Stability and interval, in days, of a card that is forgotten so many days after its first answer. */
function forgotten(first, days) {
  const { S, I } = gradeCard(newCard(first), days, Grade.AGAIN)
  return { S: S.toFixed(2), I: I.toFixed(2) }
}
const long = forgotten(Grade.GOOD, 100)

// The other one, of the same card: learnt, then forgotten a hundred days later.
const day = 86_400_000
const begin = new Date(Date.UTC(2026, 1, 2))
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false })
const learnt = scheduler.next(createEmptyCard(begin), begin, Rating.Good).card
const lapsed = scheduler.next({ ...learnt, state: State.Review }, new Date(begin.getTime() + 100 * day), Rating.Again).card
const seen =
  `good ${newCard(Grade.GOOD).S.toFixed(2)}, forgotten after 1 day ${forgotten(Grade.GOOD, 1).S}, ` +
  `after 20 days ${forgotten(Grade.GOOD, 20).S}, after 100 days ${long.S} due in ${long.I}; ` +
  `again ${newCard(Grade.AGAIN).S.toFixed(2)} to ${forgotten(Grade.AGAIN, 100).S}; ` +
  `ts-fsrs ${learnt.stability.toFixed(2)} to at most ${learnt.stability.toFixed(2)}: ` +
  `${lapsed.stability <= learnt.stability}`
console.log(seen)
const expected =
  'good 3.17, forgotten after 1 day 0.90, after 20 days 1.89, after 100 days 3.66 due in 3.66; ' +
  'again 0.40 to 1.17; ts-fsrs 2.31 to at most 2.31: true'
process.exit(seen === expected ? 0 : 1)
JS
node try.mjs
