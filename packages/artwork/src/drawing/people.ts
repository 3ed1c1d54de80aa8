import type { Look as Wished } from '../words/looks.ts'
import type { Layer } from './composites.ts'
import type { Drawing } from './drawing.ts'
import { assemble } from './store.ts'

/** What somebody is doing: waving, running (and kicking), jumping for joy, riding something, sleeping in a bed. */
export type Pose = 'waving' | 'running' | 'jumping' | 'riding' | 'sleeping'

type Look = {
  hair: readonly string[]
  back?: string
  colors: Readonly<Record<string, string>>
  skirt: boolean
  glasses?: boolean
}

const CHEEKS = '#ff7a6b'

/** Six children of ours, of as many skins and hairs as a Brazilian class has. */
const girls: readonly Look[] = [
  {
    hair: ['hair-puffs'],
    colors: {
      skin: '#7a4a2b',
      hair: '#2b1a10',
      ribbon: '#ffd23f',
      shirt: '#ffc83d',
      pants: '#7a3fb8',
      skirt: '#7a3fb8',
      shoes: '#ff7a6b',
      cheek: '#a85a44',
    },
    skirt: true,
  },
  {
    hair: ['hair-long'],
    back: 'hair-long-back',
    colors: {
      skin: '#b9794a',
      hair: '#1f1a24',
      ribbon: '#f8312f',
      shirt: '#ff7a6b',
      pants: '#1d5fbf',
      skirt: '#1d5fbf',
      shoes: '#ffd23f',
      cheek: '#d8754f',
    },
    skirt: false,
  },
  {
    hair: ['hair-ponytail'],
    back: 'hair-ponytail-back',
    colors: {
      skin: '#f8d3b3',
      hair: '#b5532a',
      ribbon: '#2fb37a',
      shirt: '#2fb37a',
      pants: '#ff9f43',
      skirt: '#ff9f43',
      shoes: '#7a3fb8',
      cheek: CHEEKS,
    },
    skirt: true,
  },
]
const boys: readonly Look[] = [
  {
    hair: ['hair-curly'],
    colors: {
      skin: '#6b4226',
      hair: '#211510',
      shirt: '#1d9bd1',
      pants: '#ff9f43',
      shoes: '#f8312f',
      cheek: '#98553c',
    },
    skirt: false,
  },
  {
    hair: ['hair-wavy', 'glasses'],
    colors: { skin: '#fbdcc0', hair: '#d9a441', shirt: '#f8312f', pants: '#1d5fbf', shoes: '#433b6b', cheek: CHEEKS },
    skirt: false,
  },
  {
    hair: ['hair-bowl'],
    colors: {
      skin: '#c68a5a',
      hair: '#3a2417',
      shirt: '#157347',
      pants: '#7c5a3c',
      shoes: '#ffc83d',
      cheek: '#dd7a58',
    },
    skirt: false,
  },
]
const grown: Readonly<Record<string, readonly Look[]>> = {
  woman: [
    {
      hair: ['hair-long'],
      back: 'hair-long-back',
      colors: {
        skin: '#8d5a35',
        hair: '#2b1a10',
        shirt: '#ffc83d',
        skirt: '#7a3fb8',
        shoes: '#433b6b',
        cheek: '#b5654a',
      },
      skirt: false,
    },
    {
      hair: ['hair-ponytail'],
      back: 'hair-ponytail-back',
      colors: {
        skin: '#f3c7a3',
        hair: '#6d4534',
        ribbon: '#ff7a6b',
        shirt: '#ff7a6b',
        skirt: '#1d5fbf',
        shoes: '#433b6b',
        cheek: CHEEKS,
      },
      skirt: false,
    },
  ],
  man: [
    {
      hair: ['hair-curly'],
      colors: {
        skin: '#7a4a2b',
        hair: '#211510',
        shirt: '#2fb37a',
        pants: '#433b6b',
        shoes: '#212121',
        cheek: '#a85a44',
      },
      skirt: false,
    },
    {
      hair: ['hair-wavy'],
      colors: {
        skin: '#e3ad82',
        hair: '#3a2417',
        shirt: '#1d9bd1',
        pants: '#6d4534',
        shoes: '#212121',
        cheek: '#e88a68',
      },
      skirt: false,
    },
  ],
  grandmother: [
    {
      hair: ['hair-bun', 'glasses'],
      colors: {
        skin: '#b9794a',
        hair: '#d3d3d3',
        shirt: '#c3a5f0',
        skirt: '#7a3fb8',
        shoes: '#433b6b',
        cheek: '#d8754f',
      },
      skirt: false,
    },
  ],
  grandfather: [
    {
      hair: ['hair-grandfather', 'glasses'],
      colors: {
        skin: '#e3ad82',
        hair: '#e6e6e6',
        shirt: '#ff9f43',
        pants: '#636b78',
        shoes: '#4a2d19',
        cheek: '#e88a68',
      },
      skirt: false,
    },
  ],
}
const indigenous: Look = {
  hair: ['hair-bowl', 'hair-feathers'],
  colors: {
    skin: '#b4713f',
    hair: '#1f1a24',
    shirt: '#e9c48a',
    pants: '#a2452f',
    skirt: '#a2452f',
    shoes: '#b4713f',
    cheek: '#d8543a',
  },
  skirt: false,
}

/** Children of stories, and those who dance in June. */
const saci: Look = {
  hair: ['gorro-saci'],
  colors: { skin: '#6b4226', pants: '#e02a2a', cheek: '#98553c' },
  skirt: false,
}
const curupira: Look = {
  hair: ['cabelo-curupira'],
  colors: { skin: '#c68a5a', hair: '#ff5a1f', cheek: '#dd7a58' },
  skirt: false,
}
const inStraw = ({ hair, ...look }: Look): Look => ({ ...look, hair: [...hair, 'chapeu-caipira'] })

const looks: Readonly<Record<string, readonly Look[]>> = {
  boy: boys,
  girl: girls,
  any: [...girls, ...boys],
  indigenous: [indigenous],
  caipira: [girls[1], boys[2], girls[2], boys[0]].flatMap(look => (look ? [inStraw(look)] : [])),
  saci: [saci],
  curupira: [curupira],
  ...grown,
}
const BODIES: Readonly<Record<string, string>> = { saci: 'saci-corpo', curupira: 'curupira-corpo' }

const known = new Map<string, Drawing>()

/**
 * A person of ours: 'child:boy', 'child:girl', 'child:any', 'child:indigenous', 'adult:woman', 'adult:man',
 * 'adult:grandmother' and the like. `turn` chooses among those of the kind, so that two in one picture differ; `wished`
 * is what the text tells of hair and face.
 */
export function personDrawing(name: string, turn: number, pose: Pose, wished: Wished = {}): Drawing {
  const [age = '', kind = ''] = name.split(':')
  const list = looks[kind] ?? looks.any ?? []
  const look = list[turn % list.length]
  if (!look) throw new Error(`No such person: ${name}`)
  const key = `${name} ${turn % list.length} ${pose} ${JSON.stringify(wished)}`
  const drawing = known.get(key) ?? assemble(layersOf(combed(look, wished), age === 'adult', pose, kind, wished.face))
  known.set(key, drawing)
  return drawing
}

/** The hair and the glasses the text tells of, on somebody of ours. */
function combed(look: Look, { hair, hairColor, glasses }: Wished): Look {
  const long = look.back !== undefined || look.hair.includes('hair-puffs')
  const worn = look.hair.filter(layer => !layer.startsWith('hair-'))
  const styles = {
    curly: ['hair-curly', 'hair-curly-back'],
    straight: [long ? 'hair-long' : 'hair-bowl', 'hair-long-back'],
  }
  const { back, ...rest } = look
  const [front = '', behind = ''] = hair ? styles[hair] : []
  const style = hair
    ? { ...rest, hair: [front, ...worn], ...(long ? { back: behind } : {}) }
    : { ...rest, ...(back === undefined ? {} : { back }) }
  return {
    ...style,
    hair: [
      ...style.hair.filter(layer => layer !== 'glasses' || glasses !== false),
      ...(glasses && !style.hair.includes('glasses') ? ['glasses'] : []),
    ],
    colors: hairColor ? { ...look.colors, hair: hairColor } : look.colors,
  }
}

function layersOf(look: Look, adult: boolean, pose: Pose, kind: string, face: Wished['face']): Layer[] {
  const layer = (name: string): Layer => ({ drawing: `ours/${name}`, recolor: look.colors })
  const back = look.back ? [layer(look.back)] : []
  if (pose === 'sleeping')
    return [
      layer('crianca-cama'),
      ...back,
      layer('child-face-asleep'),
      ...look.hair.filter(name => name !== 'glasses').map(layer),
      { ...layer('cobertor'), recolor: { ...look.colors, pants: look.colors.pants ?? look.colors.skirt ?? '#ffc83d' } },
      { drawing: 'ours/zzz', x: 92, y: -74, scale: 0.5 },
    ]
  const gown = kind === 'woman' || kind === 'grandmother'
  const body = adult ? (gown ? 'adult-woman' : 'adult-man') : (BODIES[kind] ?? `child-${pose}`)
  const skirt = look.skirt && (pose === 'waving' || pose === 'jumping') && !adult
  return [
    ...back,
    layer(body),
    ...(skirt ? [layer('child-skirt')] : []),
    // Whoever is not told otherwise smiles.
    layer(face && face !== 'smiling' ? `child-face-${face}` : 'child-face'),
    ...look.hair.map(layer),
  ]
}
