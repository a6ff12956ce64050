import { pino } from 'pino'
import { singleton } from '@/lib/runtime/singleton'

/** Errors of the language name no data; those of libraries may quote what a person wrote, or the database's address. */
const SPEAKING = new Set(['TypeError', 'ReferenceError', 'RangeError'])
/** Of a stack the nearest. */
const FRAMES = 8

/** What of an error may be written down: its kind, its code and its place, but not the words of libraries. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error }
  const { code } = error as { code?: unknown }
  return {
    name: error.name,
    ...(typeof code === 'string' && { code }),
    ...(SPEAKING.has(error.name) && { message: error.message }),
    frames: error.stack
      ?.split('\n')
      .map((line) => line.trim())
      .filter((line) => line.startsWith('at '))
      .slice(0, FRAMES),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  }
}

/** Writes the time of a line. Lines of one millisecond share the text, because Next makes each `new Date` expensive. */
function timestamps(): () => string {
  let last = NaN
  let text = ''
  return () => {
    const now = Date.now()
    if (now !== last) {
      last = now
      text = `,"time":"${new Date(now).toISOString()}"`
    }
    return text
  }
}

/** Opens a log on a file or a file descriptor; without one on standard output. */
export function openLog(dest: string | number = 1) {
  // In one piece of 4 KB or after 0.2 s, whichever comes first: a write for each of 10 000 lines a second would cost
  // more than the pages. What is left at the end of the process is written then.
  // Where nobody reads, lines beyond maxLength are dropped rather than kept in memory.
  // Lines are handed over as bytes, because a destination of text measures all that waits again at each line.
  const destination = pino.destination({
    dest,
    sync: false,
    minLength: 4096,
    periodicFlush: 200,
    maxLength: 16 * 1024 * 1024,
    contentMode: 'buffer',
  })
  // Its types know text alone.
  const bytes = destination as unknown as { write: (line: Buffer) => boolean }
  // A log that cannot be written, as on a full disk, must not end the site.
  destination.on('error', () => {})
  return pino(
    {
      base: null,
      timestamp: timestamps(),
      formatters: { level: (label) => ({ level: label }) },
      serializers: { error: describeError },
    },
    { write: (line) => void bytes.write(Buffer.from(line)) },
  )
}

/** What the site has to say to operators: one line of JSON each, on standard output. */
export const log = singleton('site.log', () => openLog())
