import type { Rating } from '@capivira/core/study/contract'
import { type Memory, schedule } from '@capivira/core/study/schedule'
import type pg from 'pg'

/** One way in which a card was rated, each time about when FSRS asked for it. */
type History = { steps: { day: number; rating: Rating; elapsed: number | null }[]; memory: Memory }

const ratings: readonly Rating[] = ['médio', 'fácil', 'difícil', 'errei', 'médio', 'médio', 'errei', 'fácil']
const most = 5
const dayLength = 86_400_000
const start = new Date('2026-01-05T15:00:00Z')

/** Histories of one to five ratings, those of fewer days first, and what FSRS remembers after each. */
export function histories(): History[] {
  const all = Array.from({ length: most * 12 }, (_, number) => historyOf(1 + (number % most), number))
  return all.toSorted((one, other) => spanOf(one) - spanOf(other))
}

const spanOf = ({ steps }: History) => steps.at(-1)?.day ?? 0
const onDay = (day: number) => new Date(start.getTime() + day * dayLength)

function historyOf(length: number, number: number): History {
  const steps: History['steps'] = []
  let memory: Memory | null = null
  let day = 0
  for (let step = 0; step < length; step++) {
    const rating: Rating = ratings[(number * 3 + step * 5) % ratings.length] ?? 'médio'
    const before: Memory | null = memory
    // The day it is due, or up to two later.
    const next = before
      ? Math.max(day + 1, Math.ceil((before.due.getTime() - start.getTime()) / dayLength)) + ((number + step) % 3)
      : 0
    steps.push({ day: next, rating, elapsed: before ? next - day : null })
    memory = schedule(before, rating, onDay(next), 'America/Sao_Paulo')
    day = next
  }
  if (!memory) throw new RangeError('a history needs a rating')
  return { steps, memory }
}

/** Writes the histories into the working tables `bench.histories` and `bench.steps`. */
export async function writeHistories(client: pg.ClientBase): Promise<void> {
  await client.query(`create table bench.histories (id int, span int, reps int, forgotten int, difficulty text,
    due interval,
    stability float8, memory_difficulty float8, state text, learning_steps int, scheduled_days int, lapses int)`)
  await client.query('create table bench.steps (history int, step int, day int, rating text, elapsed int)')
  for (const [id, { steps, memory }] of histories().entries()) {
    const last = steps.at(-1)
    await client.query('insert into bench.histories values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)', [
      id,
      last?.day,
      memory.reps,
      steps.filter(({ rating }) => rating === 'errei').length,
      last?.rating,
      `${(memory.due.getTime() - onDay(last?.day ?? 0).getTime()) / 1000} seconds`,
      memory.stability,
      memory.difficulty,
      memory.state,
      memory.learningSteps,
      memory.scheduledDays,
      memory.lapses,
    ])
    for (const [step, { day, rating, elapsed }] of steps.entries())
      await client.query('insert into bench.steps values ($1, $2, $3, $4, $5)', [id, step, day, rating, elapsed])
  }
}
