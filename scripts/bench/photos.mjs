import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { ADMINISTRATOR, median, p99, visitHome } from './support.mjs'

const PHOTOS = 50
/** Photos of a customer that one order takes. */
const PER_ORDER = 10
const ALONE = 5
/** The network of the flood. */
const FLOOD = '198.51.100.7'

/** A photo of 40 megapixels and about 14 MB, and one of 12 as phones take it. */
async function makePhotos() {
  const noise = await sharp({
    create: { width: 1825, height: 1368, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 70 } },
  })
    .png()
    .toBuffer()
  const scaled = (width, height, quality) => sharp(noise).resize(width, height, { fit: 'fill' }).jpeg({ quality })
  return { large: await scaled(7300, 5470, 80).toBuffer(), usual: await scaled(4000, 3000, 80).toBuffer() }
}

/** Returns the form of a photo that no other has, because the same one is stored once. */
function formOf(photo) {
  const comment = Buffer.concat([Buffer.from('fffe0012', 'hex'), randomBytes(16)])
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'
  return [Buffer.from(head), photo.subarray(0, 2), comment, photo.subarray(2), Buffer.from('\r\n--x--\r\n')]
}

const agent = new Agent({ maxSockets: Infinity })

/** Sends a photo, and returns the status and the milliseconds until the answer. */
function send(url, photo, headers) {
  const form = formOf(photo)
  const length = form.reduce((sum, { length }) => sum + length, 0)
  const since = performance.now()
  return new Promise((resolve) => {
    const end = (status) => resolve({ status, ms: performance.now() - since })
    const call = request(url, {
      agent,
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': length, ...headers },
    })
    call.on('response', (response) => {
      end(response.statusCode)
      response.resume()
    })
    call.on('error', ({ code }) => end(code))
    for (const piece of form) call.write(piece)
    call.end()
  })
}

async function callApi(origin, path, json, headers = {}) {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(json),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

/** Resident MB of a process. */
const memoryOf = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024

/**
 * Sends 50 photos of 40 megapixels at once from one network. Measures the site's memory, the statuses, and what a colleague
 * and a visitor of the home page notice.
 * @param {{ origin: string, pid: number }} site
 */
export async function measurePhotos({ origin, pid }) {
  const { large, usual } = await makePhotos()
  const { token } = await callApi(origin, '/api/Auth/login', ADMINISTRATOR)
  const staff = { Authorization: `Bearer ${token}` }
  const newOrder = async () =>
    callApi(
      origin,
      '/api/WorkOrders',
      { contactPerson: 'Deneme', phone: '0532 000 00 00', faultDescription: 'x' },
      staff,
    )
  const own = await newOrder()
  const sendAsColleague = () => send(`${origin}/api/WorkOrders/${own.id}/photos`, usual, staff)
  const orders = await Promise.all(Array.from({ length: PHOTOS / PER_ORDER }, newOrder))
  const tokens = orders.map(({ trackingUrl }) => trackingUrl.split('/').at(-1))

  const endAlone = visitHome(origin)
  const alone = []
  for (let n = 0; n < ALONE; n++) alone.push(await sendAsColleague())
  await wait(2000)
  const homeAlone = await endAlone()

  const before = memoryOf(pid)
  let most = before
  const watch = setInterval(() => (most = Math.max(most, memoryOf(pid))), 20)
  const endBeside = visitHome(origin)
  const since = performance.now()
  const over = new AbortController()
  const flood = Promise.all(
    Array.from({ length: PHOTOS }, (_, n) =>
      send(`${origin}/api/Tracking/${tokens[n % tokens.length]}/photos`, large, { 'X-Forwarded-For': FLOOD }),
    ),
  ).finally(() => over.abort())
  await wait(500)
  const beside = []
  do beside.push(await sendAsColleague())
  while (!over.signal.aborted)
  const answers = await flood
  const seconds = (performance.now() - since) / 1000
  const load = loadavg()[0]
  const homeBeside = await endBeside()
  clearInterval(watch)
  const statuses = {}
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1
  const times = (list) => list.map(({ ms }) => ms)
  return {
    photoMB: large.length / 1024 ** 2,
    memory: { before, most },
    seconds,
    statuses,
    colleague: {
      alone: median(times(alone)),
      beside: Math.max(...times(beside)),
      statuses: [...new Set([...alone, ...beside].map(({ status }) => status))],
    },
    home: { alone: p99(homeAlone), beside: p99(homeBeside) },
    load,
  }
}
