import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { query } from '../servers/database'
import { callAs, newAddressHeader, sendMessage, sendPhoto, visit } from '../calls/http'
import { until } from '../servers/processes'

/** How soon after a save every page must show it. */
const FRESH_WITHIN_MS = 2000
/** How long a client waits for a response before it tries another address of the site. */
const RESPONSE_LIMIT_MS = 10_000

/** A request under load with its status (null without a response) and the state or row that it saved or showed. */
type Call = {
  url: string
  isRead: boolean
  /** Milliseconds since the disturbance. */
  startedAt: number
  endedAt: number
  status: number | null
  savedState?: number
  shownState?: number
  messageKey?: string
  photoId?: string
}

type Load = {
  /** The addresses of one site. Like a client of a host name with several addresses, a request avoids an address that recently failed. */
  urls: readonly string[]
  /** An administrator's token. */
  token: string
  /** API path of a service whose description the load keeps changing, and its slug. */
  service: string
  slug: string
  /** The URL of the database. The stored rows are read from it at the end. */
  database: string
  readers: number
  writers: number
  /** How long readers, and writers, pause after each request, in ms. */
  pauses: readonly [number, number]
  /** A photo that is sent with some of the messages. */
  photo?: File
}

let stateCount = 0

/** Writes to and reads from a site during a disturbance and until all pages must be fresh again. */
export async function runUnderLoad(load: Load, disturb: () => Promise<unknown>) {
  const calls: Call[] = []
  const avoidedUntil = new Map<string, number>()
  let requestCount = 0
  const nextUrl = () => {
    const usable = load.urls.filter((url) => !(performance.now() < avoidedUntil.get(url)!))
    return (usable.length > 0 ? usable : load.urls)[(requestCount += 1) % (usable.length || load.urls.length)]!
  }
  const call = async (
    isRead: boolean,
    act: (url: string) => Promise<Omit<Call, 'url' | 'isRead' | 'startedAt' | 'endedAt'>>,
  ) => {
    const url = nextUrl()
    const startedAt = performance.now()
    const timeout = wait(RESPONSE_LIMIT_MS, null, { ref: false })
    const result = await Promise.race([act(url).catch(() => null), timeout])
    if (!result || result.status === null) avoidedUntil.set(url, performance.now() + FRESH_WITHIN_MS)
    calls.push({ status: null, ...result, url, isRead, startedAt, endedAt: performance.now() })
    return result
  }
  const save = () =>
    call(false, async (url) => {
      const savedState = (stateCount += 1)
      const body = { title: 'Havuz', description: `durum-${savedState}.` }
      const { status } = await callAs(load.token, 'PUT', url + load.service, body, newAddressHeader())
      return { status, savedState }
    })
  const send = () =>
    call(false, async (url) => {
      const messageKey = randomUUID()
      return { status: await sendMessage({ url }, messageKey), messageKey }
    })
  const sendWithPhoto = () =>
    call(false, async (url) => {
      const { status, id } = await sendPhoto({ url }, load.photo!)
      return { status, photoId: id }
    })
  const read = (path: string) =>
    call(true, async (url) => {
      const { status, text } = await visit(url + path, { headers: newAddressHeader() })
      return { status, shownState: Number(/durum-(\d+)\./.exec(text)?.[1]) }
    })
  const stopping = new AbortController()
  const repeat = async (actions: (() => Promise<unknown>)[], pause: number, first: number) => {
    for (let i = first; !stopping.signal.aborted; i += 1) {
      await actions[i % actions.length]!()
      await wait(pause)
    }
  }
  const startMany = (count: number, actions: (() => Promise<unknown>)[], pause: number) =>
    Array.from({ length: count }, (_, i) => wait((pause * i) / count).then(() => repeat(actions, pause, i)))
  await save()
  const [readPause, writePause] = load.pauses
  const running = [
    ...startMany(
      load.readers,
      [() => read(`/hizmetler/${load.slug}`), () => read(`/api/Services/${load.slug}`)],
      readPause,
    ),
    // One after the other, so that the newest state is the last saved state.
    repeat([save], writePause, 0),
    ...startMany(load.writers - 1, [send, ...(load.photo ? [sendWithPhoto] : [])], writePause),
  ]
  let [disturbedAt, restoredAt, recoveredAt] = [0, 0, 0]
  try {
    await wait(FRESH_WITHIN_MS)
    disturbedAt = performance.now()
    await disturb()
    restoredAt = performance.now()
    for (const _ of load.urls) await until(async () => (await save())?.status === 200, 'the site saves again')
    recoveredAt = performance.now()
    await wait(FRESH_WITHIN_MS + 1000)
  } finally {
    stopping.abort()
    await Promise.all(running)
  }

  for (const call of calls) {
    call.startedAt -= disturbedAt
    call.endedAt -= disturbedAt
  }
  const stored = await query<{ id: string }>(
    load.database,
    'select idempotency_key::text as id from contact_messages union all select id::text from photos',
  )
  const storedIds = new Set(stored.map(({ id }) => id))
  const isAccepted = ({ status }: Call) => status !== null && status < 300
  const accepted = calls.filter(isAccepted)
  const failed = calls.filter((call) => !isAccepted(call))
  const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`
  const reads = (list: Call[]) => list.filter(({ isRead }) => isRead)
  /** Returns the newest state that a call must show, because it was saved long enough before the call. */
  const newestDueState = ({ startedAt }: Call) =>
    Math.max(...accepted.map(({ savedState = 0, endedAt }) => (endedAt < startedAt - FRESH_WITHIN_MS ? savedState : 0)))
  const isDuringOutage = ({ startedAt, endedAt }: Call, after = 0) =>
    endedAt > 0 && startedAt < recoveredAt - disturbedAt + after
  const stale = reads(accepted).filter((call) => !(call.shownState! >= newestDueState(call)))
  const cutOff = reads(failed).filter(({ status }) => status === null)
  return {
    summary:
      `${accepted.length - reads(accepted).length} writes accepted, ${failed.length - reads(failed).length} not; ` +
      `${reads(accepted).length} reads answered, ${cutOff.length} cut, ${reads(failed).length - cutOff.length} refused; ` +
      `saving works again ${seconds(disturbedAt, recoveredAt)} after the disturbance began, ${seconds(restoredAt, recoveredAt)} after it ended`,
    lost: accepted.filter(({ messageKey, photoId }) => [messageKey, photoId].some((id) => id && !storedIds.has(id))),
    failed,
    failedOutsideOutage: failed.filter((call) => !isDuringOutage(call)),
    /** Reads that got a response other than the page. */
    refused: reads(failed).filter(({ status }) => status !== null),
    stale,
    staleOutsideOutage: stale.filter((call) => !isDuringOutage(call, FRESH_WITHIN_MS)),
  }
}
