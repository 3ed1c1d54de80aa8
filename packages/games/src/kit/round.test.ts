import { expect, test } from 'vitest'
import { type RoundEvent, type RoundState, roundAfter } from './round.ts'

type State = RoundState<string, number, string>
const setup: State = { stage: 'setup', starting: false }
const after = (events: readonly RoundEvent<string, number, string>[], from: State = setup): State =>
  events.reduce<State>(roundAfter, from)

test('from the choice to what was paid, and on to the next round', () => {
  const dealt = after([{ type: 'start' }, { type: 'dealt', round: 'a' }])
  expect(dealt).toEqual({ stage: 'playing', round: 'a' })
  const done = after([{ type: 'finished', report: 800 }], dealt)
  expect(done).toEqual({
    stage: 'completed',
    round: 'a',
    report: 800,
    paid: null,
    saveFailed: false,
    closed: null,
    starting: false,
  })
  const paid = after([{ type: 'paid', paid: '12 XP' }], done)
  expect(paid).toMatchObject({ paid: '12 XP', saveFailed: false })
  expect(after([{ type: 'start' }], paid)).toMatchObject({ stage: 'completed', starting: true })
  expect(after([{ type: 'start' }, { type: 'dealt', round: 'b' }], paid)).toEqual({ stage: 'playing', round: 'b' })
})

test('a result that could not be saved stays, and is saved at the second try', () => {
  const failed = after([{ type: 'dealt', round: 'a' }, { type: 'finished', report: 800 }, { type: 'saveFailed' }])
  expect(failed).toMatchObject({ stage: 'completed', report: 800, saveFailed: true })
  expect(after([{ type: 'saveAgain' }, { type: 'paid', paid: 'x' }], failed)).toMatchObject({
    saveFailed: false,
    paid: 'x',
  })
})

test('a round that ended elsewhere says so and is not saved again; one that was paid stays paid', () => {
  const done = after([
    { type: 'dealt', round: 'a' },
    { type: 'finished', report: 800 },
  ])
  const closed = { type: 'closed', reason: 'Essa partida já foi concluída.' } as const
  expect(after([closed], done)).toMatchObject({ stage: 'completed', closed: closed.reason, saveFailed: false })
  expect(after([{ type: 'paid', paid: 'x' }, closed], done)).toMatchObject({ paid: 'x', closed: null })
  expect(after([closed, { type: 'start' }, { type: 'dealt', round: 'b' }], done)).toEqual({
    stage: 'playing',
    round: 'b',
  })
})

test('a failed start leaves everything as it was', () => {
  expect(after([{ type: 'start' }, { type: 'startFailed' }])).toEqual(setup)
})

test('what does not belong to the stage changes nothing', () => {
  const playing = after([{ type: 'dealt', round: 'a' }])
  for (const type of ['start', 'startFailed', 'saveFailed', 'saveAgain'] as const) {
    expect(after([{ type }], playing)).toBe(playing)
  }
  expect(after([{ type: 'finished', report: 1 }])).toBe(setup)
  expect(after([{ type: 'paid', paid: 'x' }], playing)).toBe(playing)
})
