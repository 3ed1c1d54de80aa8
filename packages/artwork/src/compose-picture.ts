import { randomFrom } from './random.ts'
import { type Region, regionsOf } from './regions/regions.ts'
import { specksOf } from './regions/specks.ts'
import { type Kind, renderSvg } from './render.ts'
import { settingOf } from './scene/all-settings.ts'
import type { Mood, Setting } from './scene/backdrop.ts'
import { composeScene } from './scene/compose-scene.ts'
import { unshownOf } from './scene/seen.ts'
import { inAquarium } from './words/aquarium.ts'
import { nameOf } from './words/lexicon.ts'
import { plain } from './words/normalize.ts'
import type { NounRow } from './words/noun.ts'
import { nouns } from './words/nouns.ts'
import { pluralOf } from './words/plural.ts'
import { type Reading, readText } from './words/read-text.ts'
import {
  drawnOf,
  type Missing,
  MOST_SUBJECTS,
  sentenceBefore,
  sentenceFor,
  sentenceForNothing,
} from './words/sentence.ts'
import type { Subject } from './words/subject.ts'

export type PictureRequest = {
  /** What the child wrote, in Portuguese. Ask `refusalOf` first whether it belongs in a school. */
  text: string
  /** Another seed gives another picture of the same words. */
  seed: string
  kind: Kind
  /** Pixels across; the picture is 3 : 2. 600 when absent, 1200 for a sharp screen. */
  size?: number
}

export type Picture = {
  svg: string
  /** The areas of the line drawing, largest first; the same scene in colour has the same. */
  regions: readonly Region[]
  /** What was drawn of the text: 'dois gatos', 'o sol'. */
  drawn: readonly string[]
  /** Where it is: 'uma praia'. */
  place: string
  /** Words of the text the artist has no drawing for. */
  unknown: readonly string[]
  /** Both told to the child, in Portuguese. */
  sentence: string
}

/** What is to be drawn of a text, where, and what stays out. */
type Plan = { reading: Reading; isNothing: boolean; subjects: readonly Subject[]; setting: Setting; missing: Missing }

function planOf(text: string, seed: string): Plan {
  const reading = readText(text)
  const isNothing = reading.subjects.length === 0 && reading.settings.length === 0
  const wished = isNothing ? guests() : inAquarium(inBed(reading.subjects))
  const subjects = wished.slice(0, MOST_SUBJECTS)
  const setting = chooseSetting(reading, subjects, randomFrom(`${text}|${seed}`)())
  const elsewhere = reading.onlyPlaces.filter(id => id !== setting.id && id !== 'night')
  const missing: Missing = {
    unknown: reading.unknown,
    crowded: drawnOf(wished.slice(MOST_SUBJECTS)),
    fewer: subjects.flatMap(({ fewerOf }) => (fewerOf ? [pluralOf(nameOf(fewerOf))] : [])),
    unseen: [...new Set([...unshownOf(subjects), ...reading.unseen])],
    names: reading.names,
    colours: reading.colours,
    places: elsewhere.map(id => settingOf(id).label),
  }
  return { reading, isNothing, subjects, setting, missing }
}

/** What a picture of a text will show and what not, without drawing it: `sentence` is null when it shows all of it. */
export function foretellPicture(text: string): { drawn: string[]; unknown: string[]; sentence: string | null } {
  const { subjects, isNothing, missing } = planOf(text, '')
  return {
    drawn: drawnOf(subjects),
    unknown: [...missing.unknown],
    sentence: sentenceBefore(isNothing, missing),
  }
}

/** Draws what a Portuguese text names. The same request always gives the same picture. */
export function composePicture({ text, seed, kind, size = 600 }: PictureRequest): Picture {
  const { reading, isNothing, subjects, setting, missing } = planOf(text, seed)
  const mood = moodOf(reading)
  const scene = composeScene(`${plain(text)}|${seed}`, setting, mood, staged(subjects, setting, mood))
  const drawn = drawnOf(subjects)
  const tell = isNothing ? sentenceForNothing : sentenceFor
  return {
    svg: renderSvg(scene.pieces, kind, size / 600, kind === 'line' ? specksOf(scene.canvas, scene.components) : []),
    regions: regionsOf(scene.components, scene.owners, scene.pieces),
    drawn,
    place: setting.label,
    unknown: reading.unknown,
    sentence: tell(drawn, setting.label, missing),
  }
}

/** Who comes when nothing of the text is known. */
function guests(): Subject[] {
  return nouns
    .filter(([, drawing]) => drawing === 'ours/capivara')
    .map(noun => ({ noun, count: 1, action: null, look: {} }))
}

const sleepsInBed = ({ noun, action }: Subject) => action === 'sleep' && /^(?:child|adult):/.test(noun[1])

/** Whoever of our people sleeps brings a bed of their own. */
const inBed = (subjects: readonly Subject[]) =>
  subjects.some(sleepsInBed) ? subjects.filter(({ noun }) => noun[1] !== 'bed') : subjects

const WATERY = new Set(['water', 'float'])

/** Whether something swims or floats, so that the setting must have water. */
const isWet = (subjects: readonly Subject[]) =>
  subjects.some(({ noun, action }) => WATERY.has(noun[2]) || action === 'swim')

/**
 * The place the text names if it suits; else one that a subject hints at; else, by chance, one that suits everything.
 */
function chooseSetting({ settings, unwanted }: Reading, subjects: readonly Subject[], chance: number): Setting {
  const wet = isWet(subjects)
  const fits = (setting: Setting) => !wet || setting.water
  const places = settings.map(settingOf)
  const fitting = places.find(fits) ?? places.find(({ id }) => id !== 'night' || !wet)
  if (fitting) return fitting
  if (subjects.some(sleepsInBed)) return settingOf('home')
  const isWanted = (id: string) => !unwanted.settings.includes(id)
  const hinted = subjects.flatMap(({ noun: [, , , , , hint] }) => (hint && isWanted(hint) ? [settingOf(hint)] : []))
  const wetPlaces = (chance < 0.5 ? ['river', 'sea'] : ['sea', 'river']).filter(isWanted)
  const chosen = hinted.find(fits) ?? (wet ? settingOf(wetPlaces[0] ?? 'pool') : undefined)
  const dry = (chance < 0.5 ? ['park'] : chance < 0.75 ? ['mountain'] : ['farm']).concat('park', 'mountain', 'farm')
  return chosen ?? settingOf(dry.find(isWanted) ?? 'park')
}

const SKY_DRAWINGS = {
  rainbow: 'rainbow',
  sun: 'sun',
  moon: /moon/,
  rain: /nuvem-chuva|nuvem-raio|tornado/,
  night: /moon|^star$|ghost/,
}

function moodOf({ subjects, settings, isNight, unwanted }: Reading): Mood {
  const has = (pattern: RegExp | string) =>
    subjects.some(({ noun }) => (typeof pattern === 'string' ? noun[1] === pattern : pattern.test(noun[1])))
  return {
    night: settings.includes('night') || has(SKY_DRAWINGS.night) || isNight,
    fall: has(SKY_DRAWINGS.sun)
      ? null
      : settings.includes('snow') && has('ours/floco')
        ? 'snow'
        : has(SKY_DRAWINGS.rain)
          ? 'rain'
          : null,
    rainbow: has(SKY_DRAWINGS.rainbow),
    wet: isWet(subjects),
    without: [...unwanted.nouns.flatMap(kindsOf), ...(unwanted.isEmpty ? ['criança'] : [])],
  }
}

/** The names under which landscapes show a thing: trees of every kind, whoever is human. */
function kindsOf(noun: NounRow): string[] {
  const name = nameOf(noun)
  const kinds = KINDS.find(names => names.includes(name)) ?? [name]
  return [...kinds, ...nouns.filter(([, drawing]) => drawing === noun[1]).map(nameOf)]
}

const KINDS: readonly (readonly string[])[] = [
  ['árvore', 'árvores', 'pinheiro', 'coqueiro', 'palmeira', 'ipê', 'araucária'],
  ['sol', 'raio de sol'],
  ['menino', 'menina', 'criança', 'time'],
  ['flor', 'tulipa', 'girassol', 'rosa'],
]

/**
 * What is still to be placed: the landscape itself draws the rainbow, and where it has a sky the sun by day or the moon
 * by night.
 */
function staged(subjects: readonly Subject[], { light }: Setting, { night }: Mood): Subject[] {
  const inLandscape = (drawing: string) =>
    drawing === 'rainbow' || (light && (night ? /moon$/ : /^sun$/).test(drawing)) || drawing === 'ours/floco'
  return subjects.filter(({ noun }) => !inLandscape(noun[1]))
}
