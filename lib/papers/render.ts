import 'server-only'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { PaperInput } from '@/lib/papers/paper'
import { AppError } from '@/lib/platform/app-error'
import { TurnQueue } from '@/lib/platform/limits/turn-queue'
import { singleton } from '@/lib/platform/runtime/singleton'
import { WorkerThread } from '@/lib/platform/runtime/worker-thread'

/** How many papers are drawn at once, and how many may wait. */
const AT_ONCE = 2
const WAITING = 40

/** A paper takes less than a second. After this time its thread is stopped. */
const LONGEST_MS = 20_000

/** Finished papers in memory. An hour bounds how long one of an erased person stays there. */
const KEPT_BYTES = 24 * 1024 * 1024
const KEPT_MS = 60 * 60 * 1000

const state = singleton('site.papers', () => ({
  queue: new TurnQueue(AT_ONCE, WAITING),
  threads: Array.from({ length: AT_ONCE }, () => new WorkerThread<PaperInput, Uint8Array>('paper-worker')),
  finished: new LRUCache<string, Uint8Array>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => length,
    ttl: KEPT_MS,
  }),
  underWay: new Map<string, Promise<Uint8Array>>(),
}))

async function drawOnThread(input: PaperInput): Promise<Uint8Array> {
  const thread = state.threads.find(({ load }) => load === 0) ?? state.threads[0]!
  const timer = setTimeout(() => thread.stop(new Error('A paper took too long.')), LONGEST_MS)
  try {
    return await thread.run(input)
  } finally {
    clearTimeout(timer)
  }
}

async function drawInTurn(input: PaperInput, queueKey: string): Promise<Uint8Array> {
  try {
    return await state.queue.run(queueKey, () => drawOnThread(input))
  } catch (error) {
    // By name, because the class exists twice (lib/platform/runtime/singleton.ts).
    if (!(error instanceof Error) || error.name !== 'QueueFullError') throw error
    const message = 'Şu anda çok fazla belge hazırlanıyor. Lütfen biraz sonra yeniden deneyin.'
    throw new AppError('database-unavailable', { message, retryAfterSeconds: 5 })
  }
}

/**
 * Returns a paper as PDF. The same input gives a PDF from memory, or the one that is being drawn. `queueKey` is a network,
 * an account, or the mails.
 * @throws {AppError} database-unavailable if too many papers wait
 */
export async function renderPaper(input: PaperInput, queueKey: string): Promise<Uint8Array> {
  const { finished, underWay } = state
  const key = createHash('sha256').update(JSON.stringify(input)).digest('base64')
  const known = finished.get(key) ?? underWay.get(key)
  if (known) return known
  const drawing = drawInTurn(input, queueKey)
  underWay.set(key, drawing)
  try {
    const pdf = await drawing
    finished.set(key, pdf)
    return pdf
  } finally {
    underWay.delete(key)
  }
}
