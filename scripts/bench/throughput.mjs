import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { aptInstall } from '../lib/apt.mjs'
import { run } from '../lib/console.mjs'
import { freePort } from '../lib/free-port.mjs'
import { inRoot, root } from '../lib/paths.mjs'
import { inTurns, processorTime, startServer } from './support.mjs'

const ROUNDS = 7
/** Enough for the compiler to optimize a site, which has more code than a bare server. */
const WARM_UPS = 5
const ENCODING = { 'accept-encoding': 'gzip' }

/**
 * Measures cached pages of sites, and of bare node:http servers that send the same bytes. Each of `sites` is a list of
 * processes, because processes of one program differ by up to a fifth.
 */
export async function measureThroughput(sites, pages, folder) {
  const responses = {}
  for (const page of Object.values(pages)) responses[page] = await responseOf(sites.şimdi[0].origin + page)
  const responsesFile = path.join(folder, 'responses.json')
  writeFileSync(responsesFile, JSON.stringify(responses))
  const bareServers = {}
  try {
    for (const [name, variables] of Object.entries({ 'node:http, Next': { NEXT_MODULE: 'next' }, 'node:http': {} })) {
      bareServers[name] = []
      for (const _ of sites.şimdi) bareServers[name].push(await startBareServer(responsesFile, pages, variables))
    }
    return await loadByTurns({ ...bareServers, ...sites }, pages)
  } finally {
    for (const server of Object.values(bareServers).flat()) await server.stop()
  }
}

async function startBareServer(responsesFile, pages, variables) {
  const port = String(await freePort())
  const settings = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', RESPONSES: responsesFile, PORT: port }
  const env = { ...process.env, ...settings, ...variables }
  const command = [process.execPath, inRoot('scripts', 'bench', 'bare-server.mjs')]
  const origin = `http://127.0.0.1:${port}`
  return startServer(origin, command, { cwd: root, env }, origin + Object.values(pages)[0])
}

/**
 * Puts pages of servers under load: the first processes of all servers by turns, then the second ones. The client is wrk:
 * one in JavaScript would be slower than the servers, and the figures would measure how often the servers wake up.
 */
export async function loadByTurns(servers, pages) {
  const wrk = process.env.WRK_PATH ?? '/usr/bin/wrk'
  if (!existsSync(wrk)) await aptInstall('wrk')
  const measure = async (processes, { page, index }) => {
    const { origin, pid } = processes[index]
    const startTime = processorTime(pid)
    const header = Object.entries(ENCODING).flat().join(': ')
    const output = await run(wrk, ['-t1', '-c32', '-d1s', '-H', header, new URL(page, origin).href])
    const [, count, seconds] = /(\d+) requests in ([\d.]+)s/.exec(output) ?? []
    if (!count || /Non-2xx|Socket errors/.test(output)) throw new Error(`${page}: ${output}`)
    return {
      'işlemci µs': (processorTime(pid) - startTime) / Number(count),
      'süre µs': (Number(seconds) * 1e6) / Number(count),
    }
  }
  const [first = []] = Object.values(servers)
  const subjects = Object.entries(pages).flatMap(([name, page]) =>
    first.map((_, index) => [`${name}, süreç ${index + 1}`, { page, index }]),
  )
  return inTurns(servers, Object.fromEntries(subjects), ROUNDS, measure, WARM_UPS)
}

/** Returns a response as it was sent: the headers that the site itself sets, and the compressed body. */
async function responseOf(url) {
  const [response] = await once(get(url, { headers: ENCODING }), 'response')
  const { rawHeaders, statusCode } = response
  if (statusCode !== 200) throw new Error(`${url}: ${statusCode}`)
  const head = rawHeaders.filter((_, i) => !/^(?:date|connection|keep-alive)$/i.test(rawHeaders[i & ~1]))
  return { head, body: (await buffer(response)).toString('base64') }
}
