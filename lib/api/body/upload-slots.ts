import { AsyncLocalStorage } from 'node:async_hooks'
import { AppError } from '@/lib/platform/app-error'
import { singleton } from '@/lib/platform/runtime/singleton'
import { FairQueue } from '@/lib/platform/limits/fair-queue'

/**
 * Limits the forms with files that are processed concurrently; further forms wait. A form that is being processed has a body of up to
 * 15 MB and a decoded picture in memory, a waiting form nothing. Staff have a separate queue, because their uploader sends many files in
 * parallel.
 */
const slots = singleton('site.file-forms', () => ({
  visitors: new FairQueue(2, 10),
  staff: new FairQueue(1, 50),
  slotContext: new AsyncLocalStorage<true>(),
}))

/** The key of a form in its queue: a network, or an account. */
type Sender = { network: string } | { account: string }

/**
 * Runs `work` when it is the sender's turn. Call it before the form is read. A nested call, as in a form sent without
 * scripts, does not wait again.
 * @throws {AppError} database-unavailable if too many forms wait
 */
export async function withUploadSlot<T>(sender: Sender, work: () => Promise<T>): Promise<T> {
  const { visitors, staff, slotContext } = slots
  if (slotContext.getStore()) return work()
  const runInSlot = () => slotContext.run(true, work)
  try {
    return await ('account' in sender ? staff.run(sender.account, runInSlot) : visitors.run(sender.network, runInSlot))
  } catch (error) {
    // Compared by name, because the class exists twice (lib/platform/runtime/singleton.ts).
    if (!(error instanceof Error) || error.name !== 'QueueFullError') throw error
    const message = 'Şu anda çok fazla fotoğraf gönderiliyor. Lütfen biraz sonra yeniden deneyin.'
    throw new AppError('database-unavailable', { message, retryAfterSeconds: 10 })
  }
}
