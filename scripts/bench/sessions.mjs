import { spawn } from 'node:child_process'
import { once } from 'node:events'
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

/** Presses from a process of its own, because one that measures too would measure itself. Returns what ends it. */
function startCrowd(origin, { path, cookie }) {
  const headers = ['-H', 'X-Forwarded-For: 198.51.100.7', ...(cookie ? ['-H', `Cookie: ${cookie}`] : [])]
  const crowd = spawn('wrk', ['-t1', `-c${CONNECTIONS}`, '-d60s', '--timeout', '30s', ...headers, origin + path])
  let output = ''
  crowd.stdout.on('data', (text) => (output += text))
  return async () => {
    crowd.kill('SIGINT')
    await once(crowd, 'close')
    return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? 0)
  }
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
    const endCrowd = crowd ? startCrowd(origin, crowd) : async () => 0
    await wait(1000)
    const times = []
    let failed = 0
    for (let n = 0; n < VISITS; n += 1) {
      const { status, ms } = await visit(origin, '/admin/dashboard', own, { cookie, address: '192.0.2.1' })
      if (status !== 200) failed += 1
      times.push(ms)
      await wait(PAUSE_MS)
    }
    const perSecond = await endCrowd()
    const p99 = times.toSorted((a, b) => a - b)[Math.floor(VISITS * 0.99)]
    rows.push({ name, p50: median(times), p99, failed, perSecond, load: loadavg()[0] })
  }
  own.destroy()
  return rows
}
