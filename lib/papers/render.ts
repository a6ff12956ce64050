import 'server-only'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { PaperInput } from '@/lib/papers/paper'
import { AppError } from '@/lib/platform/app-error'
import { FairQueue } from '@/lib/platform/limits/fair-queue'
import { singleton } from '@/lib/platform/runtime/singleton'
import { WorkerThread } from '@/lib/platform/runtime/worker-thread'

/** How many papers are drawn at the same time, and how many may wait. */
const MAX_CONCURRENT = 2
const MAX_WAITING = 40

/** Maximum time for drawing a paper; then its thread is stopped. Usually a paper takes less than a second. */
const MAX_DRAWING_MS = 20_000

/** Limits of the cache of PDFs. A paper of an erased person stays in the cache for at most an hour. */
const CACHE_BYTES = 24 * 1024 * 1024
const CACHE_MS = 60 * 60 * 1000

/** `queueKey` is a network, an account, or the mail job. */
type Drawing = { input: PaperInput; queueKey: string }

const renderer = singleton('site.papers', () => ({
  queue: new FairQueue(MAX_CONCURRENT, MAX_WAITING),
  threads: Array.from({ length: MAX_CONCURRENT }, () => new WorkerThread<PaperInput, Uint8Array>('paper-worker')),
  cache: new LRUCache<string, Uint8Array, Drawing>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ length }) => length,
    ttl: CACHE_MS,
    fetchMethod: (_key, _former, { context }) => queueDrawing(context),
    // A drawing that is evicted before it ends still has callers that wait for it.
    ignoreFetchAbort: true,
  }),
}))

async function drawOnThread(input: PaperInput): Promise<Uint8Array> {
  const thread = renderer.threads.find(({ load }) => load === 0) ?? renderer.threads[0]!
  const timer = setTimeout(() => thread.stop(new Error('Drawing a paper took too long.')), MAX_DRAWING_MS)
  try {
    return await thread.run(input)
  } finally {
    clearTimeout(timer)
  }
}

async function queueDrawing({ input, queueKey }: Drawing): Promise<Uint8Array> {
  try {
    return await renderer.queue.run(queueKey, () => drawOnThread(input))
  } catch (error) {
    // Compared by name, because the class exists twice (lib/platform/runtime/singleton.ts).
    if (!(error instanceof Error) || error.name !== 'QueueFullError') throw error
    const message = 'Şu anda çok fazla belge hazırlanıyor. Lütfen biraz sonra yeniden deneyin.'
    throw new AppError('database-unavailable', { message, retryAfterSeconds: 5 })
  }
}

/**
 * Returns a paper as PDF. For the same input it returns the cached PDF or joins a drawing in progress.
 * @throws {AppError} database-unavailable if too many papers wait
 */
export function renderPaper(input: PaperInput, queueKey: string): Promise<Uint8Array> {
  const key = createHash('sha256').update(JSON.stringify(input)).digest('base64')
  return renderer.cache.forceFetch(key, { context: { input, queueKey } })
}
