import { Agent, get } from 'node:http'
import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { ADMINISTRATOR, median } from './support.mjs'

const CONNECTIONS = 200
const VISITS = 40
/** Between two visits of staff. */
const PAUSE_MS = 50

/** Beside whom staff open their page: the addresses and the cookie of the crowd. */
const CROWDS = {
  'kimse yokken': null,
  'çerezsiz 200 bağlantı': { path: '/admin/login' },
  'uydurma çerezle 200 bağlantı': { path: '/admin/dashboard', cookie: 'admin_session=x' },
}

/** Asks for a page as a client of a proxy. Returns its status and how long it took. */
function visit(origin, path, agent, { cookie, address }) {
  const since = performance.now()
  const headers = { 'x-forwarded-for': address, ...(cookie && { cookie }) }
  return new Promise((resolve, reject) => {
    get(origin + path, { agent, headers }, (answer) =>
      answer.resume().once('end', () => resolve({ status: answer.statusCode, ms: performance.now() - since })),
    ).once('error', reject)
  })
}

async function signIn(origin) {
  const body = JSON.stringify(ADMINISTRATOR)
  const answer = await fetch(`${origin}/api/Auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  })
  return answer.headers.get('set-cookie').split(';')[0]
}

/**
 * Measures the milliseconds of a page of signed-in staff beside crowds of strangers from one network.
 * @returns one row per crowd: name, p50, p99, failed visits of staff, answers of the crowd per second, and the machine's load
 */
export async function measureSessions(origin) {
  const cookie = await signIn(origin)
  const own = new Agent({ keepAlive: true })
  const rows = []
  for (const [name, crowd] of Object.entries(CROWDS)) {
    const others = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
    const over = new AbortController()
    let answered = 0
    const press = async () => {
      while (!over.signal.aborted) {
        // A crowd may be cut off.
        const answer = await visit(origin, crowd.path, others, { cookie: crowd.cookie, address: '198.51.100.7' }).catch(
          () => null,
        )
        if (answer) answered += 1
      }
    }
    const pressing = crowd ? Array.from({ length: CONNECTIONS }, press) : []
    await wait(1000)
    const [since, before] = [performance.now(), answered]
    const times = []
    let failed = 0
    for (let n = 0; n < VISITS; n += 1) {
      const { status, ms } = await visit(origin, '/admin/dashboard', own, { cookie, address: '192.0.2.1' })
      if (status !== 200) failed += 1
      times.push(ms)
      await wait(PAUSE_MS)
    }
    const perSecond = ((answered - before) / (performance.now() - since)) * 1000
    over.abort()
    await Promise.all(pressing)
    others.destroy()
    const p99 = times.toSorted((a, b) => a - b)[Math.floor(VISITS * 0.99)]
    rows.push({ name, p50: median(times), p99, failed, perSecond, load: loadavg()[0] })
  }
  own.destroy()
  return rows
}
