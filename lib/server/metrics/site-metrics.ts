import { Counter, collectDefaultMetrics, Registry } from 'prom-client'
import { readCopies } from '@/lib/platform/copies/data'
import { poolCounts } from '@/lib/platform/db/pool'
import type { Env } from '@/lib/platform/env'
import { STORES } from '@/lib/platform/media/storage'
import { addDiskGauges } from '@/lib/platform/metrics/disk'
import { addGauge } from '@/lib/platform/metrics/gauge'
import { isDatabaseDown, isDatabaseUnresponsive } from '@/lib/platform/runtime/database-status'
import type { PageCache } from '@/lib/server/cache/page-cache'
import type { RenderQueue } from '@/lib/server/cache/render-queue'
import { certificateExpiry } from '@/lib/server/metrics/certificate'
import { type Queues, readQueues } from '@/lib/server/metrics/data'
import type { Traffic } from '@/lib/server/metrics/traffic'

/** The counters that the pipeline keeps even if nobody reads the metrics. */
type PipelineCounters = {
  traffic: Pick<Traffic, 'requests' | 'durations'>
  cache: Pick<PageCache, 'counts'>
  queue: Pick<RenderQueue, 'running' | 'waiting'>
}

/** Returns the metrics of a web process. Their help texts are those of docs/operations.md. */
export function siteMetrics(
  { traffic, cache, queue }: PipelineCounters,
  { METRICS_CERTIFICATE: address, SITE_URL, DATA_DIR }: Pick<Env, 'METRICS_CERTIFICATE' | 'SITE_URL' | 'DATA_DIR'>,
): Registry {
  const registry = new Registry()
  registry.registerMetric(traffic.requests)
  registry.registerMetric(traffic.durations)
  const pages = new Counter({
    name: 'page_cache_requests_total',
    help: 'Page cache responses: hit, miss (rendered), stale (a copy that could not be checked or refreshed), failed (no copy).',
    labelNames: ['result'],
    registers: [registry],
    collect: () => {
      pages.reset()
      for (const [result, count] of Object.entries(cache.counts)) pages.inc({ result }, count)
    },
  })
  const gauge = addGauge.bind(null, registry)
  gauge('render_queue_running', 'Pages being rendered, at most four.', () => queue.running)
  gauge('render_queue_waiting', 'Pages waiting to be rendered.', () => queue.waiting)
  gauge('database_up', '0 while the database is down, otherwise 1.', () => Number(!isDatabaseDown()))
  const readConnections = () => {
    const { used, idle } = poolCounts()
    return { used, idle }
  }
  gauge('database_connections', 'Connections in the pool, at most ten: used, idle.', readConnections, 'state')
  gauge('database_pending_requests', 'Queries waiting for a connection.', () => poolCounts().waiting)
  const queues =
    <Name extends keyof Queues>(name: Name) =>
    async () =>
      (await readQueues())?.[name] ?? null
  gauge('jobs', 'Jobs: ready, running, scheduled for later, failed permanently.', queues('jobs'), 'state')
  gauge('jobs_oldest_ready_seconds', 'How long the oldest ready job has been waiting.', queues('oldestJobSeconds'))
  gauge('mails', 'Unsent mails: queued, failed permanently.', queues('mails'), 'state')
  gauge('mails_oldest_queued_seconds', 'Age of the oldest queued mail.', queues('oldestMailSeconds'))
  gauge(
    'copy_newest_timestamp_seconds',
    'Start of the newest off-site copy of rows, files or base; 0 if there is none. Absent without off-site copies.',
    async () => {
      if (isDatabaseUnresponsive()) return null
      const copies = await readCopies()
      return Object.fromEntries(copies.map(({ content, begunAt }) => [content, (begunAt?.getTime() ?? 0) / 1000]))
    },
    'content',
  )
  const folders = STORES.flatMap(({ name, storage }) => {
    const { isFolder, root } = storage()
    return isFolder ? [[name, root] as const] : []
  })
  addDiskGauges(registry, { ...Object.fromEntries(folders), data: DATA_DIR })
  gauge('tls_certificate_expiration_timestamp_seconds', 'When the certificate at `METRICS_CERTIFICATE` expires.', () =>
    address ? certificateExpiry(address, new URL(SITE_URL).hostname) : null,
  )
  collectDefaultMetrics({ register: registry })
  return registry
}
