import { AsyncLocalStorage } from 'node:async_hooks'
import { AppError } from '@/lib/platform/app-error'
import { singleton } from '@/lib/platform/runtime/singleton'
import { TurnQueue } from '@/lib/platform/limits/turn-queue'

/**
 * Bounds the forms with files that are processed at once; the others wait. A running one holds a body of 15 MB and a decoded
 * picture in memory, a waiting one nothing. Staff have a queue of their own, because their uploader sends many at once.
 */
const turns = singleton('site.file-forms', () => ({
  visitors: new TurnQueue(2, 10),
  staff: new TurnQueue(1, 50),
  holders: new AsyncLocalStorage<true>(),
}))

/** The key of a form in its queue: a network, or an account. */
type Sender = { network: string } | { account: string }

/**
 * Runs `work` when it is the sender's turn. Call it before the form is read. Work inside of `work`, such as the calls of a
 * form without scripts, keeps its place.
 * @throws {AppError} database-unavailable if too many forms wait
 */
export async function inFileFormTurn<T>(sender: Sender, work: () => Promise<T>): Promise<T> {
  const { visitors, staff, holders } = turns
  if (holders.getStore()) return work()
  const hold = () => holders.run(true, work)
  try {
    return await ('account' in sender ? staff.run(sender.account, hold) : visitors.run(sender.network, hold))
  } catch (error) {
    // By name, because the class exists twice (lib/platform/runtime/singleton.ts).
    if (!(error instanceof Error) || error.name !== 'QueueFullError') throw error
    const message = 'Şu anda çok fazla fotoğraf gönderiliyor. Lütfen biraz sonra yeniden deneyin.'
    throw new AppError('database-unavailable', { message, retryAfterSeconds: 10 })
  }
}
