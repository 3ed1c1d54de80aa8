import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { add, emptyQueue, leave, next, type ToastQueue } from './toast-queue.ts'

const one = { title: 'Um', variant: 'reward' as const }
const two = { title: 'Dois', variant: 'reward' as const }
const three = { title: 'Três', variant: 'reward' as const }
const saved = { title: 'Salvo' }
const wrong = { title: 'Erro', variant: 'destructive' as const }

describe('toast queue', () => {
  test('the first toast is shown at once', () => {
    expect(add(emptyQueue, saved)).toEqual({
      shown: { id: 1, title: 'Salvo' },
      leaving: false,
      waiting: [],
      nextId: 2,
    })
  })

  test('only one is visible; rewards wait in order', () => {
    const queue = [one, two, three].reduce(add, emptyQueue)
    expect(queue.shown?.title).toBe('Um')
    expect(queue.waiting.map(toast => toast.title)).toEqual(['Dois', 'Três'])
  })

  test('one that leaves stays until it is gone, then the next comes', () => {
    const leaving = leave([one, two].reduce(add, emptyQueue), 1)
    expect(leaving).toMatchObject({ shown: { title: 'Um' }, leaving: true })
    expect(next(leaving, 1)).toEqual({
      shown: { id: 2, title: 'Dois', variant: 'reward' },
      leaving: false,
      waiting: [],
      nextId: 3,
    })
  })

  test('closing twice does not take the next one away', () => {
    const queue = [one, two].reduce(add, emptyQueue)
    expect(next(next(queue, 1), 1).shown?.title).toBe('Dois')
    expect(leave(next(queue, 1), 1).leaving).toBe(false)
  })

  test('an error does not wait for the confirmation before it', () => {
    const queue = [saved, wrong].reduce(add, emptyQueue)
    expect(queue).toMatchObject({ shown: { title: 'Salvo' }, leaving: true, waiting: [{ title: 'Erro' }] })
    expect(next(queue, 1)).toMatchObject({ shown: { title: 'Erro' }, leaving: false, waiting: [] })
  })

  test('an error leaves when what was tried again goes well', () => {
    expect([wrong, saved].reduce(add, emptyQueue)).toMatchObject({ shown: { title: 'Erro' }, leaving: true })
  })

  test('an error goes before rewards that wait, and takes no reward off the screen', () => {
    const queue = [one, two, wrong].reduce(add, emptyQueue)
    expect(queue).toMatchObject({ shown: { title: 'Um' }, leaving: false })
    expect(queue.waiting.map(toast => toast.title)).toEqual(['Erro', 'Dois'])
  })

  test('of several confirmations at once, each is seen and only the last stays', () => {
    const queue = [saved, saved, saved].reduce(add, emptyQueue)
    const second = next(queue, 1)
    expect(second).toMatchObject({ shown: { id: 2 }, leaving: true })
    expect(next(second, 2)).toMatchObject({ shown: { id: 3 }, leaving: false, waiting: [] })
  })

  test('every reward is shown exactly once, in the order of arrival, however arrivals and closings mix', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('add', 'next', 'leave')), steps => {
        let queue: ToastQueue = emptyQueue
        const added: number[] = []
        const seen: number[] = []
        const look = () => {
          const id = queue.shown?.id
          if (id !== undefined && seen.at(-1) !== id) seen.push(id)
        }
        for (const step of steps) {
          if (step === 'add') {
            added.push(queue.nextId)
            queue = add(queue, one)
          } else {
            queue = (step === 'next' ? next : leave)(queue, queue.shown?.id ?? 0)
          }
          look()
        }
        while (queue.shown) {
          queue = next(queue, queue.shown.id)
          look()
        }
        expect(seen).toEqual(added)
      }),
    )
  })
})
