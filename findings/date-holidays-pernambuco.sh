#!/usr/bin/env bash
# date-holidays 3.37.0 (Node 24): the state holiday of Pernambuco falls on the first Sunday of March.
#
# Until 2017 it was kept on that Sunday; since the state's law 16.059 of 8 June 2017 it is a holiday on 6 March, the day on which the
# revolution of 1817 broke out, and schools are closed. The package gives no state holiday on that day and one on a Sunday, on which nothing
# changes. @brazilian-utils/brazilian-utils 2.4.0 has the right day.
#
# Seen: '2026: date-holidays 2026-03-01, brazilian-utils 2026-03-06; 2024: date-holidays 2024-03-03, brazilian-utils 2024-03-06'. Fails if
# that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund date-holidays@3.37.0 @brazilian-utils/brazilian-utils@2.4.0
cat > try.mjs <<'JS'
import { getHolidays } from '@brazilian-utils/brazilian-utils'
import Holidays from 'date-holidays'

const pernambuco = new Holidays('BR', 'PE')
const told = year => {
  const one = pernambuco.getHolidays(year).find(({ name }) => name.startsWith('Revolução Pernambucana'))
  const other = getHolidays({ year, stateCode: 'PE' }).find(({ type }) => type === 'state')
  const day = new Date(other.date).toISOString().slice(0, 10)
  return `${year}: date-holidays ${one.date.slice(0, 10)}, brazilian-utils ${day}`
}
const seen = `${told(2026)}; ${told(2024)}`
console.log(seen)
const expected =
  '2026: date-holidays 2026-03-01, brazilian-utils 2026-03-06; 2024: date-holidays 2024-03-03, brazilian-utils 2024-03-06'
process.exit(seen === expected ? 0 : 1)
JS
node try.mjs
