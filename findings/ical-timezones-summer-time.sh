#!/usr/bin/env bash
# @touch4it/ical-timezones 1.9.0 with ical.js 2.2.1 (Node 24): a lesson at 7:30 in São Paulo is at 6:30 from November to February.
#
# The README of ical-generator names this package for the VTIMEZONE of a calendar. Its component for America/Sao_Paulo still begins summer time
# every November, without an end (its README shows data of 2018); Brazil has had none since 2019, as Intl and timezones-ical-library 2.3.2
# say. A reader that goes by the component, as RFC 5545 asks, shows lessons and deadlines of three months one hour early. Its STANDARD
# part changes nothing, either: it goes from -0300 to -0300.
#
# Seen: '2026-02-02 7:30 in São Paulo: ical-timezones 09:30Z, timezones-ical-library 10:30Z, Intl GMT-3'. Fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @touch4it/ical-timezones@1.9.0 timezones-ical-library@2.3.2 ical.js@2.2.1
cat > try.mjs <<'JS'
import { createRequire } from 'node:module'
import ICAL from 'ical.js'
import { tzlib_get_ical_block } from 'timezones-ical-library'

const { getVtimezoneComponent } = createRequire(import.meta.url)('@touch4it/ical-timezones')
const zone = 'America/Sao_Paulo'

/** When the lesson begins, in UTC, for a reader of a calendar with this component. */
function beginsAt(component) {
  const event = ['BEGIN:VEVENT', 'UID:1', `DTSTART;TZID=${zone}:20260202T073000`, 'END:VEVENT']
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', component.trim(), ...event, 'END:VCALENDAR']
  const calendar = new ICAL.Component(ICAL.parse(lines.join('\r\n')))
  ICAL.TimezoneService.reset()
  ICAL.TimezoneService.register(calendar.getFirstSubcomponent('vtimezone'))
  const { startDate } = new ICAL.Event(calendar.getFirstSubcomponent('vevent'))
  return startDate.toJSDate().toISOString().slice(11, 16)
}
const { value: offset } = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' })
  .formatToParts(new Date('2026-02-02T10:30:00Z'))
  .find(({ type }) => type === 'timeZoneName')
const old = beginsAt(getVtimezoneComponent(zone))
const current = beginsAt([tzlib_get_ical_block(zone)].flat()[0])
const seen = `2026-02-02 7:30 in São Paulo: ical-timezones ${old}Z, timezones-ical-library ${current}Z, Intl ${offset}`
console.log(seen)
const expected =
  '2026-02-02 7:30 in São Paulo: ical-timezones 09:30Z, timezones-ical-library 10:30Z, Intl GMT-3'
process.exit(seen === expected ? 0 : 1)
JS
node try.mjs
