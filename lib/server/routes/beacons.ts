import type { IncomingMessage } from 'node:http'
import { isbot } from 'isbot'
import { collectBytes } from '@/lib/api/body/read-body'
import { isSameSite } from '@/lib/api/request'
import { asksNotToBeCounted, readBeacon } from '@/lib/counts/beacon'
import type { SiteCounts } from '@/lib/counts/site-counts'
import type { PageCache } from '@/lib/server/cache/page-cache'
import type { PublicAddresses } from '@/lib/server/routes/public-addresses'

/** Where pages send their beacons. */
export const BEACON_PATH = '/api/Counts'

/** Enough for an address with its query, and a host. */
const MAX_BYTES = 1024

type Dependencies = {
  counts: Pick<SiteCounts, 'admits' | 'add'>
  cache: Pick<PageCache, 'has'>
  publicAddresses: Pick<PublicAddresses, 'hasPage'>
  siteUrl: string
}

/** Receives the beacons by which pages in browsers report their views. */
export class Beacons {
  constructor(private readonly dependencies: Dependencies) {}

  /** Reads a beacon and counts it in the background, or returns why it is refused. */
  async take(request: IncomingMessage, clientAddress: string): Promise<'forbidden-origin' | 'too-large' | null> {
    const { counts, siteUrl } = this.dependencies
    const { headers } = request
    if (!isSameSite(headers, siteUrl)) return 'forbidden-origin'
    const bytes = request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>
    // If the client has disconnected, the response does not matter.
    const body = await collectBytes(bytes, MAX_BYTES).catch(() => null)
    if (body === null) return 'too-large'
    const agent = headers['user-agent'] ?? ''
    if (agent === '' || isbot(agent) || asksNotToBeCounted(headers)) return null
    if (counts.admits(clientAddress)) void this.#count(body.toString(), headers.host ?? '')
    return null
  }

  /** Counts what a beacon reports. Only pages that exist are counted, because anybody can send made-up addresses. */
  async #count(body: string, ownHost: string): Promise<void> {
    const { counts, cache, publicAddresses } = this.dependencies
    const events = readBeacon(body, ownHost)
    const exists = async (path: string) => cache.has(path) || publicAddresses.hasPage(path)
    if (!events || !(await exists(events[0].key))) return
    for (const event of events) {
      const isFault = event.kind === 'opened' && event.key.startsWith('/')
      if (!isFault || (await exists(event.key))) counts.add(event)
    }
  }
}
