import { AppError } from '@/lib/app-error'

/** More than the thirty failures that one address has, and few enough that the last waits some seconds. */
const MOST_WAITING = 40

/** Seconds after which a refused try may be made again: by then the whole queue was served. */
const RETRY_AFTER_SECONDS = 10

type Waiting = { start: () => void; refuse: (error: AppError) => void }
type Line = { network: string; isKnown: boolean; waiting: Waiting[] }

/** Whose try it is. A known network has signed in before. */
export type From = { network: string; isKnown: boolean }

function busy(): AppError {
  return new AppError('rate-limited', {
    message: 'Şu anda çok fazla giriş denemesi var. Lütfen birkaç saniye sonra yeniden deneyin.',
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  })
}

/**
 * A bounded queue for work that holds a core, with one line per network. Known networks are served first, then the one
 * that came last, because a flood from many networks must not stand before whoever comes after it. A network with
 * several tries then waits until all others had a turn. When the queue is full, the longest line loses its last try.
 */
export class PasswordTurns {
  private lines: Line[] = []
  private free: number

  constructor(
    places: number,
    private readonly most = MOST_WAITING,
  ) {
    this.free = places
  }

  /** @throws {AppError} rate-limited when the queue is full */
  async run<T>(from: From, work: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free -= 1
    else await new Promise<void>((start, refuse) => this.add(from, { start, refuse }))
    try {
      return await work()
    } finally {
      this.next()
    }
  }

  private add({ network, isKnown }: From, one: Waiting): void {
    const line = this.lines.find((other) => other.network === network)
    if (line) line.waiting.push(one)
    else this.lines.unshift({ network, isKnown, waiting: [one] })
    const all = this.lines.reduce((sum, { waiting }) => sum + waiting.length, 0)
    if (all > this.most) this.refuseOne()
  }

  private refuseOne(): void {
    // Of equally long lines the one that is served last, unless its network is known.
    const rank = ({ waiting, isKnown }: Line) => waiting.length - (isKnown ? 0.5 : 0)
    const longest = this.lines.reduce((a, b) => (rank(b) >= rank(a) ? b : a))
    longest.waiting.pop()!.refuse(busy())
    if (longest.waiting.length === 0) this.lines = this.lines.filter((line) => line !== longest)
  }

  private next(): void {
    const line = this.lines.find(({ isKnown }) => isKnown) ?? this.lines[0]
    if (!line) {
      this.free += 1
      return
    }
    this.lines = this.lines.filter((other) => other !== line)
    const one = line.waiting.shift()!
    if (line.waiting.length > 0) this.lines.push(line)
    // The place goes on to the next without being free in between.
    one.start()
  }
}
