/** A drawing made of others, painted in order. `recolor` changes fills; `drop` leaves out the parts of these fills. */
export type Layer = {
  drawing: string
  x?: number
  y?: number
  scale?: number
  recolor?: Readonly<Record<string, string>>
  drop?: readonly string[]
  /** Leaves out the strip of water that the set draws under boats: the landscape has its own. */
  dry?: boolean
}

/** The set draws only the heads of these animals: they get a sitting body of ours. */
const sitting = (head: string, fur: string, belly: string, paw: string, y = 0): readonly Layer[] => [
  { drawing: 'ours/body-sitting', recolor: { fur, belly, paw } },
  { drawing: head, y },
]

/** The set draws these people down to the waist: they get legs of ours. */
const standing = (bust: string, trousers: string, shoes: string, drop: readonly string[] = []): readonly Layer[] => [
  { drawing: 'ours/legs', recolor: { trousers, shoes } },
  { drawing: bust, drop },
]

const gowned = (bust: string, gown: string, trim: string): readonly Layer[] => [
  { drawing: 'ours/gown', recolor: { gown, trim } },
  { drawing: bust },
]

/** Skin and cheeks of grown-ups who are put together of our own parts. */
const grownUp = { skin: '#b9794a', cheek: '#d8754f' }

/** Those of the circus are put together like children. */
const motley = {
  skin: '#e8b98f',
  cheek: '#e88a68',
  hair: '#3a2417',
  shirt: '#ffd23f',
  pants: '#1d9bd1',
  shoes: '#f8312f',
}
const inMotley = (body: string): readonly Layer[] => [
  { drawing: `ours/${body}`, recolor: motley },
  { drawing: 'ours/child-face', recolor: motley },
]

const afloat = (boat: string): readonly Layer[] => [{ drawing: boat, dry: true }]

/** Where fish swim in the aquarium. */
const SWIMMING = [
  { x: 14, y: 16, recolor: { '#00a6ed': '#ff9f43', '#0074ba': '#d9541e' } },
  { x: 58, y: 40 },
  { x: 60, y: 14, recolor: { '#00a6ed': '#ffd23f', '#0074ba': '#d9a400' } },
  { x: 14, y: 42, recolor: { '#00a6ed': '#f86fa8', '#0074ba': '#c2356f' } },
]

const aquarium = (count: number): readonly Layer[] => [
  { drawing: 'ours/aquario' },
  ...SWIMMING.slice(0, count).map(where => ({ drawing: 'fish', scale: 1.15, ...where })),
]

export const composites: Readonly<Record<string, readonly Layer[]>> = {
  'aquarium-1': aquarium(1),
  'aquarium-2': aquarium(2),
  'aquarium-3': aquarium(3),
  'aquarium-4': aquarium(4),
  'canoe-dry': afloat('canoe'),
  'sailboat-dry': afloat('sailboat'),
  'speedboat-dry': afloat('speedboat'),
  'passenger-ship-dry': afloat('passenger-ship'),
  'ferry-dry': afloat('ferry'),
  'ship-dry': afloat('ship'),
  'bear-whole': sitting('bear', '#a56953', '#f3ad61', '#6d4534'),
  'polar-bear-whole': sitting('polar-bear', '#e6e6e6', '#ffffff', '#9b9b9b'),
  'koala-whole': sitting('koala', '#9b9b9b', '#e6e6e6', '#636363'),
  'panda-whole': sitting('panda', '#ffffff', '#f4f4f4', '#433b6b'),
  'lion-whole': sitting('lion', '#ffb02e', '#ffdea7', '#d67d00'),
  'fox-whole': sitting('fox', '#ff6723', '#fff0e0', '#8c3a12'),
  'wolf-whole': sitting('wolf', '#9b9b9b', '#e6e6e6', '#636363'),
  'raccoon-whole': sitting('raccoon', '#9b9b9b', '#d3d3d3', '#636363'),
  'frog-whole': sitting('frog', '#00d26a', '#fcd53f', '#008463', -1),
  'unicorn-whole': [
    {
      drawing: 'horse',
      recolor: {
        '#a56953': '#ffffff',
        '#8c5543': '#f3eef8',
        '#6d4534': '#ff8fd0',
        '#321b41': '#a56de2',
        '#1c1c1c': '#ff8fd0',
        '#402a32': '#ff8fd0',
      },
    },
    { drawing: 'ours/horn' },
  ],
  'boar-whole': [
    {
      drawing: 'pig',
      recolor: {
        '#ff8687': '#8c5543',
        '#ff5e59': '#6d4534',
        '#fbb8ab': '#c98a5e',
        '#ff6b81': '#6d4534',
        '#ff5c77': '#6d4534',
        '#f92f60': '#6d4534',
      },
    },
  ],
  cock: [
    { drawing: 'ours/rabo-galo' },
    { drawing: 'ours/galinha', recolor: { '#c07a4a': '#f3f0e6', '#9a5c34': '#d9cfb8' } },
  ],
  'baby-whole': [
    { drawing: 'ours/body-baby', recolor: { skin: '#c68e7b', cloth: '#8fd4ff' } },
    { drawing: 'baby-medium' },
  ],
  clown: [...inMotley('child-waving'), { drawing: 'ours/palhaco' }],
  juggler: [
    ...inMotley('child-jumping'),
    { drawing: 'ours/hair-wavy', recolor: motley },
    { drawing: 'ours/bolas-malabares' },
  ],
  'santa-claus-whole': [{ drawing: 'ours/body-santa' }, { drawing: 'santa-claus-medium-light' }],
  'witch-on-broom': [...gowned('woman-mage-medium', '#433b6b', '#8d65c5'), { drawing: 'ours/vassoura-voando' }],
  pirate: [
    { drawing: 'ours/adult-man', recolor: { ...grownUp, shirt: '#ffffff', pants: '#1d5fbf', shoes: '#2b2b3d' } },
    { drawing: 'ours/child-face', recolor: grownUp },
    { drawing: 'ours/chapeu-pirata' },
  ],
  fisherman: [
    { drawing: 'ours/adult-man', recolor: { ...grownUp, shirt: '#8fd4ff', pants: '#154a98', shoes: '#4a2d19' } },
    { drawing: 'ours/child-face', recolor: grownUp },
    { drawing: 'ours/chapeu-palha' },
  ],
  'blue-macaw': [
    {
      drawing: 'ours/arara',
      recolor: {
        '#f8312f': '#1d6fd1',
        '#0074ba': '#0d4fa3',
        '#00a651': '#3f8fe0',
        '#fcd53f': '#5aa9f0',
        '#ffffff': '#ffd23f',
        '#fff0e0': '#3a3f4d',
      },
    },
  ],
  'alien-whole': [{ drawing: 'ours/body-baby', recolor: { skin: '#00d26a', cloth: '#a56de2' } }, { drawing: 'alien' }],
  'alien-monster-whole': [
    { drawing: 'ours/legs', y: -4, recolor: { trousers: '#7d4533', shoes: '#433b6b' } },
    { drawing: 'alien-monster', recolor: { '#635994': '#8d65c5' } },
  ],
  'robot-whole': [{ drawing: 'ours/body-robot' }, { drawing: 'robot' }],
  'firefighter-medium-whole': standing('firefighter-medium', '#ca0b4a', '#321b41'),
  'police-officer-medium-dark-whole': standing('police-officer-medium-dark', '#154a98', '#212121'),
  'health-worker-medium-whole': standing('health-worker-medium', '#8fd4ff', '#ffffff'),
  'cook-medium-whole': standing('cook-medium', '#636363', '#212121'),
  'farmer-medium-dark-whole': standing('farmer-medium-dark', '#0074ba', '#6d4534'),
  'pilot-whole': standing('pilot-medium-light', '#321b41', '#212121'),
  'scientist-medium-whole': standing('scientist-medium', '#636363', '#321b41'),
  'astronaut-medium-whole': standing('astronaut-medium', '#e6e6e6', '#9b9b9b'),
  'artist-whole': standing('artist-medium-dark', '#433b6b', '#212121'),
  'singer-whole': standing('singer-medium-dark', '#433b6b', '#f92f60'),
  'mechanic-whole': standing('mechanic-dark', '#0074ba', '#212121'),
  'construction-worker-medium-whole': standing('construction-worker-medium', '#1d5fbf', '#8c5543'),
  'man-mage-whole': gowned('man-mage-medium-light', '#0074ba', '#00a6ed'),
  'woman-mage-whole': gowned('woman-mage-medium', '#0074ba', '#00a6ed'),
  'man-superhero-medium-whole': standing('man-superhero-medium', '#0074ba', '#f8312f'),
  'woman-superhero-medium-dark-whole': standing('woman-superhero-medium-dark', '#0074ba', '#f8312f'),
  'prince-medium-whole': standing('prince-medium', '#ffffff', '#8c5543'),
  'princess-medium-dark-whole': gowned('princess-medium-dark', '#8d65c5', '#c3a5f0'),
  'princess-whole': gowned('princess-medium-light', '#8d65c5', '#c3a5f0'),
  'person-with-crown-whole': standing('person-with-crown-medium', '#ca0b4a', '#6d4534'),
  'ninja-whole': standing('ninja-medium', '#321b41', '#212121'),
  'person-elf-whole': standing('person-elf-medium-light', '#8c5543', '#6d4534'),
  'man-genie-whole': standing('man-genie', '#f8312f', '#ffb02e'),
  'street-sweeper': standing('construction-worker-medium', '#ff822d', '#433b6b'),
  'garbage-truck': [
    { drawing: 'delivery-truck', recolor: { '#fcd53f': '#4fb05a', '#ff822d': '#2f7d46' } },
    { drawing: 'recycling-symbol', x: 17.4, y: 8.2, scale: 0.3 },
  ],
  boitata: [
    { drawing: 'fire', x: -3, y: 12.5, scale: 0.42 },
    { drawing: 'fire', x: 12, y: 15.5, scale: 0.36 },
    { drawing: 'snake', recolor: { '#00d26a': '#ff822d', '#f8312f': '#ca0b4a' } },
  ],
  'detective-medium-whole': standing('detective-medium', '#433b6b', '#212121'),
}
