import type { Block } from '../document/model.ts'
import { pattern } from '../lexicon/words.ts'
import { nameClass } from './people/names.ts'
import { meansPerson } from './people/people.ts'

/**
 * Who speaks in a dialogue or a play says what somebody of the story thinks, and no fact of the lesson: 'ROMEU: A noite
 * é a mãe dos ladrões.'
 */

const NAME = /(?:[AO]\s)?\p{Lu}[\p{L}'’.-]+(?:\s(?:(?:d[aeo]s?|e)\s)?(?:\p{Lu}[\p{L}'’.-]*|\d))?/u
const DIRECTION = /\s?[([][^()[\]]{2,60}[)\]]/u
/** 'ROMEU: …', 'Fada (rindo) — …' */
const TURN = pattern('u')`^(?<name>${NAME})(?<direction>${DIRECTION})?\s?[:—–]\s*(?=[\p{L}“"¿¡—–…!?(])`
/** The name of who speaks on a line of its own. */
const NAME_ALONE = pattern('u')`^(?<name>${NAME})(?<direction>${DIRECTION})?\s?[:.]?$`
/** So many turns, by so many that come back, are a play. */
const FEWEST_TURNS = 4
const FEWEST_SPEAKERS = 2
/** Of the turns of one who asks for others to explain, so many are questions. */
const ASKING = 2 / 3

/** 'OBS', 'APRENDA MAIS': of whoever wrote the page. */
const REMARK = /(?:ob[sz]|dicas?|extra|nota|aten[çc][ãa]o|importante|aprenda|saiba|exemplos?|curiosidades?)/iu
const MYTH_OR_TRUTH = /(?:mito|verdade|fato|falso)/iu
const INTERVIEW = /(?:pergunta|resposta|entrevistad(?:or|ora|o|a)|rep[óo]rter|jornal(?:ista)?|revista)/iu
/** Words over a turn that are of no person: 'OBS: …', 'P: … R: …'. */
const NO_PERSON = pattern('iu')`^(?:${REMARK}|${MYTH_OR_TRUTH}|${INTERVIEW})(?!\p{L})`
/** Whoever speaks in a play without a name. */
const ROLE = /^(?:narrador[ae]?s?|coro|vozes|voz|todos|fadas?|anjos?|diabos?|bruxas?|gigante|dragão|lobo)$/iu

type Turn = { name: string; inCapitals: boolean; directed: boolean; blocks: readonly Block[] }

/** The blocks that are what somebody says, in a dialogue or in a play. */
export function voicesIn(blocks: readonly Block[]): ReadonlySet<Block> {
  const prose = blocks.filter(({ kind }) => kind === 'paragraph' || kind === 'list-item' || kind === 'exercise')
  return new Set([...dialogueIn(blocks), ...playIn(prose.flatMap(turnAt))])
}

function turnAt(block: Block, at: number, prose: readonly Block[]): Turn[] {
  const alone = NAME_ALONE.exec(block.text)?.groups
  const { name, direction } = alone ?? TURN.exec(block.text)?.groups ?? {}
  const below = alone && prose[at + 1]
  if (name === undefined || (alone && (!below || NAME_ALONE.test(below.text)))) return []
  const capitals = name.toUpperCase()
  return [
    {
      name: capitals,
      inCapitals: name === capitals,
      directed: direction !== undefined,
      blocks: below ? [block, below] : [block],
    },
  ]
}

/** The blocks of turns that are a play's: persons come back by turns, and none of them only asks the others. */
function playIn(turns: readonly Turn[]): Block[] {
  const own = turns.filter(({ name }) => !NO_PERSON.test(name))
  const bySpeaker = Map.groupBy(own, ({ name }) => name)
  const back = [...bySpeaker.values()].filter(said => said.length > 1)
  if (own.length < FEWEST_TURNS || back.length < FEWEST_SPEAKERS) return []
  const changes = own.filter(({ name }, at) => at > 0 && own[at - 1]?.name !== name).length
  if (changes < (own.length - 1) / 2) return []
  const asks = (said: readonly Turn[]) => said.filter(({ blocks }) => /\?["”’]?$/u.test(blocks.at(-1)?.text ?? ''))
  if (back.some(said => asks(said).length >= ASKING * said.length)) return []
  // 'Newton: … Leibniz: …' by turns may compare what is known of both; plays print their names in capitals.
  const isSaid = ({ directed, blocks }: Turn) => directed || isSpoken(blocks.at(-1)?.text ?? '')
  if (!own.every(({ inCapitals }) => inCapitals) && !own.some(isSaid)) return []
  const persons = back.filter(([first]) => first && isPerson(first.name))
  const isActed = own.filter(({ directed }) => directed).length > 1
  return persons.length * 2 >= back.length || isActed ? own.flatMap(({ blocks }) => blocks) : []
}

/** Whether a name in capitals is somebody's, or says what somebody is: 'ROMEU', 'O REI'. */
function isPerson(name: string): boolean {
  const lower = name.toLowerCase().replace(/^[ao]\s/u, '')
  const written = lower.replace(/(?<!\p{L})\p{Ll}/gu, first => first.toUpperCase())
  const [first = ''] = lower.split(' ')
  return ROLE.test(first) || nameClass(written) === 'person' || meansPerson(first)
}

/** Dashes that open what somebody says; a hyphen is a bullet. */
const DASH = /^[—–]$/u
const SAYS = pattern('u')`
  [\p{L}!?.,…]\s?(?:[—–]|,)\s(?:(?:lhe|me|nos|se)\s)?${'saying aloud, form'}(?!\p{L})`
/** Who speaks of himself, and to whom. */
const TO_SOMEBODY = pattern('iu')`
  (?<!\p{L})(?:eu|você|vocês|tu|te|ti|me|mim|meus?|minhas?|teus?|tuas?|nós|nossas?|vamos|estou|sou)(?!\p{L})`
const LOUD = /[!?…]["”’]?$/u

const isSpoken = (text: string): boolean => LOUD.test(text) || TO_SOMEBODY.test(text)

/** Turns behind dashes, under one another, where a word says that somebody speaks. */
function dialogueIn(blocks: readonly Block[]): Block[] {
  const runs: Block[][] = []
  let isOpen = false
  for (const block of blocks) {
    const isTurn = DASH.test(block.marker) || /^[—–]\s/u.test(block.text)
    const run = runs.at(-1)
    if (isTurn && isOpen && run) run.push(block)
    else if (isTurn) runs.push([block])
    isOpen = isTurn
  }
  return runs.flatMap(run => {
    const spoken = run.filter(({ text }) => SAYS.test(text))
    const loud = run.filter(({ text }) => LOUD.test(text) && TO_SOMEBODY.test(text))
    // Slides have the shorter dash for a bullet.
    const calls = run.filter(({ marker, text }) => marker !== '–' && /[!?]/u.test(text))
    const among = run.length > 1 && Math.max(loud.length, loud.length > 0 ? calls.length : 0) * 2 >= run.length
    const isDialogue = spoken.length > 0 || among
    return isDialogue ? run : []
  })
}
