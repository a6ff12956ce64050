import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { query } from '../servers/database'
import { callAs, fromElsewhere, sendMessage, sendPhoto, visit } from '../calls/http'
import { until } from '../servers/processes'

/** The time after a save by which every page must show it. */
const FRESH_WITHIN_MS = 2000
/** How long a client waits for an answer before it tries the site's other addresses. */
const PATIENCE_MS = 10_000

/** A request under load: its status (null without an answer), the state that it saved or showed, or the row that it stored. */
type Call = {
  url: string
  isRead: boolean
  /** In milliseconds since the disturbance. */
  startedAt: number
  endedAt: number
  status: number | null
  saved?: number
  shown?: number
  message?: string
  photo?: string
}

type Load = {
  /** Addresses of one site, as a host name may have several: a client avoids one that did not answer for a while. */
  urls: readonly string[]
  /** An administrator's token. */
  token: string
  /** API path of a service whose description the load keeps changing, and its slug. */
  service: string
  slug: string
  /** The database, which is read at the end to see which rows were stored. */
  database: string
  readers: number
  writers: number
  /** How long readers and writers pause after each request. */
  pauses: readonly [number, number]
  /** If set, some messages are sent with it. */
  photo?: File
}

let states = 0

/** Writes to and reads from a site during a disturbance and until all pages must be fresh again. */
export async function underLoad(load: Load, disturb: () => Promise<unknown>) {
  const calls: Call[] = []
  const avoidedUntil = new Map<string, number>()
  let turn = 0
  const nextUrl = () => {
    const usable = load.urls.filter((url) => !(performance.now() < avoidedUntil.get(url)!))
    return (usable.length > 0 ? usable : load.urls)[(turn += 1) % (usable.length || load.urls.length)]!
  }
  const call = async (
    isRead: boolean,
    act: (url: string) => Promise<Omit<Call, 'url' | 'isRead' | 'startedAt' | 'endedAt'>>,
  ) => {
    const url = nextUrl()
    const startedAt = performance.now()
    const late = wait(PATIENCE_MS, null, { ref: false })
    const done = await Promise.race([act(url).catch(() => null), late])
    if (!done || done.status === null) avoidedUntil.set(url, performance.now() + FRESH_WITHIN_MS)
    calls.push({ status: null, ...done, url, isRead, startedAt, endedAt: performance.now() })
    return done
  }
  const save = () =>
    call(false, async (url) => {
      const saved = (states += 1)
      const body = { title: 'Havuz', description: `durum-${saved}.` }
      const { status } = await callAs(load.token, 'PUT', url + load.service, body, fromElsewhere())
      return { status, saved }
    })
  const send = () =>
    call(false, async (url) => {
      const message = randomUUID()
      return { status: await sendMessage({ url }, message), message }
    })
  const sendWithPhoto = () =>
    call(false, async (url) => {
      const { status, id } = await sendPhoto({ url }, load.photo!)
      return { status, photo: id }
    })
  const read = (path: string) =>
    call(true, async (url) => {
      const { status, text } = await visit(url + path, { headers: fromElsewhere() })
      return { status, shown: Number(/durum-(\d+)\./.exec(text)?.[1]) }
    })
  const stopping = new AbortController()
  const again = async (acts: (() => Promise<unknown>)[], pause: number, first: number) => {
    for (let i = first; !stopping.signal.aborted; i += 1) {
      await acts[i % acts.length]!()
      await wait(pause)
    }
  }
  const of = (count: number, acts: (() => Promise<unknown>)[], pause: number) =>
    Array.from({ length: count }, (_, i) => wait((pause * i) / count).then(() => again(acts, pause, i)))
  await save()
  const [readPause, writePause] = load.pauses
  const running = [
    ...of(load.readers, [() => read(`/hizmetler/${load.slug}`), () => read(`/api/Services/${load.slug}`)], readPause),
    // Sequentially, so that the newest state is the one that was saved last.
    again([save], writePause, 0),
    ...of(load.writers - 1, [send, ...(load.photo ? [sendWithPhoto] : [])], writePause),
  ]
  let [cut, restored, recovered] = [0, 0, 0]
  try {
    await wait(FRESH_WITHIN_MS)
    cut = performance.now()
    await disturb()
    restored = performance.now()
    for (const _ of load.urls) await until(async () => (await save())?.status === 200, 'the site saves again')
    recovered = performance.now()
    await wait(FRESH_WITHIN_MS + 1000)
  } finally {
    stopping.abort()
    await Promise.all(running)
  }

  for (const one of calls) {
    one.startedAt -= cut
    one.endedAt -= cut
  }
  const stored = await query<{ id: string }>(
    load.database,
    'select idempotency_key::text as id from contact_messages union all select id::text from photos',
  )
  const kept = new Set(stored.map(({ id }) => id))
  const isAccepted = ({ status }: Call) => status !== null && status < 300
  const accepted = calls.filter(isAccepted)
  const failed = calls.filter((one) => !isAccepted(one))
  const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`
  const reads = (of: Call[]) => of.filter(({ isRead }) => isRead)
  /** The newest state that was saved early enough before a call that the call must show it. */
  const due = ({ startedAt }: Call) =>
    Math.max(...accepted.map(({ saved = 0, endedAt }) => (endedAt < startedAt - FRESH_WITHIN_MS ? saved : 0)))
  const isOutage = ({ startedAt, endedAt }: Call, after = 0) => endedAt > 0 && startedAt < recovered - cut + after
  const stale = reads(accepted).filter((one) => !(one.shown! >= due(one)))
  const cutOff = reads(failed).filter(({ status }) => status === null)
  return {
    summary:
      `${accepted.length - reads(accepted).length} writes accepted, ${failed.length - reads(failed).length} not; ` +
      `${reads(accepted).length} reads answered, ${cutOff.length} cut, ${reads(failed).length - cutOff.length} refused; ` +
      `saving works again ${seconds(cut, recovered)} after the disturbance began, ${seconds(restored, recovered)} after it endedAt`,
    lost: accepted.filter(({ message, photo }) => [message, photo].some((id) => id && !kept.has(id))),
    failed,
    failedOutsideOutage: failed.filter((one) => !isOutage(one)),
    /** Reads that got an answer other than the page. */
    refused: reads(failed).filter(({ status }) => status !== null),
    stale,
    staleOutsideOutage: stale.filter((one) => !isOutage(one, FRESH_WITHIN_MS)),
  }
}
