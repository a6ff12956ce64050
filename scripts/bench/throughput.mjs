import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { get } from 'node:http'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import autocannon from 'autocannon'
import { freePort } from '../lib/free-port.mjs'
import { inRoot, root } from '../lib/paths.mjs'
import { inTurns, processorTime, startServer } from './support.mjs'

const ROUNDS = 5
/** Enough for the compiler to optimize a site, which has more code than a bare server. */
const WARM_UPS = 5
const LOAD = { connections: 32, duration: 2, headers: { 'accept-encoding': 'gzip' } }

/** Measures cached pages of sites, and of bare node:http servers that send the same bytes. Each server is one process. */
export async function measureThroughput(sites, pages, folder) {
  const responses = {}
  for (const page of Object.values(pages)) responses[page] = await responseOf(sites.şimdi.origin + page)
  const RESPONSES = path.join(folder, 'responses.json')
  writeFileSync(RESPONSES, JSON.stringify(responses))
  const bareServers = {}
  try {
    for (const [name, variables] of Object.entries({ 'node:http, Next': { NEXT_MODULE: 'next' }, 'node:http': {} })) {
      const PORT = String(await freePort())
      const env = { ...process.env, NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', RESPONSES, PORT, ...variables }
      const command = [process.execPath, inRoot('scripts', 'bench', 'bare-server.mjs')]
      bareServers[name] = await startServer(`http://127.0.0.1:${PORT}${Object.values(pages)[0]}`, command, {
        cwd: root,
        env,
      })
    }
    return await loadByTurns({ ...bareServers, ...sites }, pages)
  } finally {
    for (const server of Object.values(bareServers)) await server.stop()
  }
}

/** Puts pages of servers under load. Compare processor times first, because the client also uses the processor. */
export function loadByTurns(servers, pages) {
  const measure = async ({ origin, pid }, page) => {
    const startTime = processorTime(pid)
    const result = await autocannon({ url: new URL(page, origin).href, ...LOAD })
    const { '2xx': count, non2xx, errors, duration } = result
    if (non2xx + errors > 0) throw new Error(`${page}: ${non2xx} of another status, ${errors} errors`)
    return { 'işlemci µs': (processorTime(pid) - startTime) / count, 'süre µs': (duration * 1e6) / count }
  }
  return inTurns(servers, pages, ROUNDS, measure, WARM_UPS)
}

/** Returns a response as it was sent: the headers that the site itself sets, and the compressed body. */
async function responseOf(url) {
  const [response] = await once(get(url, { headers: LOAD.headers }), 'response')
  const { rawHeaders, statusCode } = response
  if (statusCode !== 200) throw new Error(`${url}: ${statusCode}`)
  const head = rawHeaders.filter((_, i) => !/^(?:date|connection|keep-alive)$/i.test(rawHeaders[i & ~1]))
  return { head, body: (await buffer(response)).toString('base64') }
}
