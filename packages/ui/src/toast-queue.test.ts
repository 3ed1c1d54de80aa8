import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { add, emptyQueue, leave, next, type ToastQueue } from './toast-queue.ts'

const one = { title: 'Um' }
const two = { title: 'Dois' }
const three = { title: 'Três' }

describe('toast queue', () => {
  test('the first toast is shown at once', () => {
    expect(add(emptyQueue, one)).toEqual({ shown: { id: 1, title: 'Um' }, leaving: false, waiting: [], nextId: 2 })
  })

  test('only one is visible; the others wait in order', () => {
    const queue = [one, two, three].reduce(add, emptyQueue)
    expect(queue.shown?.title).toBe('Um')
    expect(queue.waiting.map(toast => toast.title)).toEqual(['Dois', 'Três'])
  })

  test('one that leaves stays until it is gone, then the next comes', () => {
    const leaving = leave([one, two].reduce(add, emptyQueue), 1)
    expect(leaving).toMatchObject({ shown: { title: 'Um' }, leaving: true })
    expect(next(leaving, 1)).toEqual({ shown: { id: 2, title: 'Dois' }, leaving: false, waiting: [], nextId: 3 })
  })

  test('closing twice does not take the next one away', () => {
    const queue = [one, two].reduce(add, emptyQueue)
    expect(next(next(queue, 1), 1).shown?.title).toBe('Dois')
    expect(leave(next(queue, 1), 1).leaving).toBe(false)
  })

  test('every toast is shown exactly once, in the order of arrival, however arrivals and closings mix', () => {
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
