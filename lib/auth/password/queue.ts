import { AppError } from '@/lib/app-error'

/** More than the thirty failures allowed per address, and few enough that the last waits only some seconds. */
const MAX_WAITING = 40

/** By then a full queue has been served. */
const RETRY_AFTER_S = 10

type Waiting = { start: () => void; reject: (error: AppError) => void }
type NetworkQueue = { network: string; isKnown: boolean; waiting: Waiting[] }

/** The client's network. It is known if an administrator has signed in from it before. */
export type Source = { network: string; isKnown: boolean }

function busy(): AppError {
  return new AppError('rate-limited', {
    message: 'Şu anda çok fazla giriş denemesi var. Lütfen birkaç saniye sonra yeniden deneyin.',
    retryAfterSeconds: RETRY_AFTER_S,
  })
}

/**
 * Bounded queue for password checks, because each keeps a core busy. Every network has its own queue. Known networks
 * are served first, then the newest one, so that a flood from many networks cannot delay later clients. A network with
 * several attempts waits after each until all others had a turn. When the queue is full, the longest network queue
 * loses its last attempt.
 */
export class PasswordQueue {
  private queues: NetworkQueue[] = []
  private free: number

  constructor(
    places: number,
    private readonly maxWaiting = MAX_WAITING,
  ) {
    this.free = places
  }

  /** Runs `work` when it is its turn. @throws {AppError} rate-limited if the queue is full */
  async run<T>(source: Source, work: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free -= 1
    else await new Promise<void>((start, reject) => this.add(source, { start, reject }))
    try {
      return await work()
    } finally {
      this.startNext()
    }
  }

  private add({ network, isKnown }: Source, attempt: Waiting): void {
    const queue = this.queues.find((other) => other.network === network)
    if (queue) queue.waiting.push(attempt)
    else this.queues.unshift({ network, isKnown, waiting: [attempt] })
    const total = this.queues.reduce((sum, { waiting }) => sum + waiting.length, 0)
    if (total > this.maxWaiting) this.rejectOne()
  }

  private rejectOne(): void {
    // Among equally long queues it is the one served last, preferably of an unknown network.
    const rank = ({ waiting, isKnown }: NetworkQueue) => waiting.length - (isKnown ? 0.5 : 0)
    const longest = this.queues.reduce((a, b) => (rank(b) >= rank(a) ? b : a))
    longest.waiting.pop()!.reject(busy())
    if (longest.waiting.length === 0) this.queues = this.queues.filter((queue) => queue !== longest)
  }

  private startNext(): void {
    const queue = this.queues.find(({ isKnown }) => isKnown) ?? this.queues[0]
    if (!queue) {
      this.free += 1
      return
    }
    this.queues = this.queues.filter((other) => other !== queue)
    const next = queue.waiting.shift()!
    if (queue.waiting.length > 0) this.queues.push(queue)
    next.start()
  }
}
