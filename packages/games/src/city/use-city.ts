import { changeCity, completeMission, getCity } from '@capivira/core/games/art-contract'
import { toast } from '@capivira/ui/toast'
import { type Dispatch, type RefObject, type SetStateAction, useEffect, useEffectEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { afterPaint } from '../kit/after-paint.ts'
import { type GameHost, useHost } from '../kit/host.ts'
import { act, type City, type CityAction, type CityChange, city as citySchema, newCity } from './city.ts'
import { type MissionId, missionId, missionInfo } from './missions.ts'
import { text } from './text.ts'

/**
 * Milliseconds after an action until it is sent, so that several go together; and until a failed sending is tried
 * again.
 */
const timing = { send: 500, retry: 4000 } as const

const kept = z.object({ city: citySchema, revision: z.int(), paid: z.array(missionId) })

export type CityState = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; city: City; offline: boolean }

/** A pupil's city: played here at once, and on the server right after. */
export function useCity() {
  const { preview } = useHost()
  const [shown, setShown] = useState<CityState>({ state: 'loading' })
  const { load, post } = usePost(setShown)

  function play(action: CityAction): CityChange | null {
    if (shown.state !== 'ready') return null
    const change = act(shown.city, action)
    if (!change) return null
    setShown({ ...shown, city: change.city })
    for (const id of change.missions) {
      const { title, reward } = missionInfo(id)
      // After what was built, which the tap is about.
      afterPaint(() =>
        toast({ title: text.missionToast(title), description: text.missionCoins(reward), variant: 'reward' }),
      )
    }
    if (!preview) post(action, change.missions.length > 0 ? 0 : timing.send)
    return change
  }

  return { shown, play, reload: load }
}

/** The way of the actions to the server, and of the city from there. */
function usePost(setShown: Dispatch<SetStateAction<CityState>>) {
  const host = useHost()
  const { call, messageOf, preview } = host
  const server = useRef({ revision: 0, paid: new Set<MissionId>() })
  const unsent = useRef<CityAction[]>([])
  /** What is on its way, word for word until it is answered: sent again it is the same act. */
  const onItsWay = useRef<{ revision: number; actions: CityAction[] } | null>(null)
  const sending = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function take(answer: unknown): City {
    const { city, revision, paid } = kept.parse(answer)
    server.current = { revision, paid: new Set(paid) }
    return city
  }

  async function load() {
    try {
      const city = preview ? newCity : take(await call(getCity))
      unsent.current = []
      onItsWay.current = null
      setShown({ state: 'ready', city, offline: false })
      if (!preview) await payMissions(city, server, host)
    } catch (error) {
      console.warn('The city could not be opened', error)
      setShown({ state: 'failed' })
    }
  }

  async function send() {
    if (sending.current || unsent.current.length === 0) return
    sending.current = true
    onItsWay.current ??= { revision: server.current.revision, actions: unsent.current.slice(0, 100) }
    const { revision, actions } = onItsWay.current
    try {
      const city = take(await call(changeCity, { body: { revision, actions } }))
      onItsWay.current = null
      unsent.current = unsent.current.slice(actions.length)
      setShown(before => (before.state === 'ready' ? { ...before, offline: false } : before))
      await payMissions(city, server, host)
    } catch (error) {
      await recover(error)
    } finally {
      sending.current = false
    }
    if (unsent.current.length > 0) sendIn(timing.send)
  }

  /** Without an answer it is tried again; a refusal means that the city has changed elsewhere. */
  async function recover(error: unknown) {
    const told = messageOf(error, '')
    const refused = error instanceof Error && /^(400|409):/.test(error.message)
    if (!refused) {
      setShown(before => (before.state === 'ready' ? { ...before, offline: true } : before))
      return sendIn(timing.retry)
    }
    toast({ title: text.title, description: told, variant: 'destructive' })
    await load()
  }

  function sendIn(milliseconds: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => send(), milliseconds)
  }

  function post(action: CityAction, milliseconds: number) {
    unsent.current.push(action)
    sendIn(milliseconds)
  }

  useComing(load, send, () => clearTimeout(timer.current))
  return { load, post }
}

/** Has the missions that are done paid, each once. */
async function payMissions(city: City, server: RefObject<{ paid: Set<MissionId> }>, { call, onPaid }: GameHost) {
  for (const id of city.completed) {
    if (server.current.paid.has(id)) continue
    server.current.paid.add(id)
    try {
      const paid = await call(completeMission, { body: { missionId: id } })
      onPaid(paid.xpGain, paid.newAchievements)
    } catch (error) {
      // It is asked for again when the city is opened the next time.
      console.warn('A mission was not paid', error)
    }
  }
}

/** Does one thing when the screen comes, another when it or the page goes; `onEnd` before that, for the screen. */
function useComing(onCome: () => Promise<void>, onGo: () => Promise<void>, onEnd: () => void): void {
  const onOpen = useEffectEvent(onCome)
  const onLeave = useEffectEvent(onGo)
  const onGone = useEffectEvent(onEnd)
  useEffect(() => {
    onOpen()
    const leave = () => onLeave()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      onGone()
      leave()
    }
  }, [])
}
