import { pino } from 'pino'
import { singleton } from '@/lib/platform/runtime/singleton'

/**
 * Errors of JavaScript itself and a ServerRefusal (lib/platform/db/errors.ts) never quote data.
 * Messages of libraries may quote user input or the database's address.
 */
const SAFE_ERRORS = new Set(['TypeError', 'ReferenceError', 'RangeError', 'ServerRefusal'])
const MAX_FRAMES = 8

/** Returns the loggable part of an error: its name, code and stack frames, but no messages of libraries. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error }
  const { code } = error as { code?: unknown }
  return {
    name: error.name,
    ...(typeof code === 'string' && { code }),
    ...(SAFE_ERRORS.has(error.name) && error.message && { message: error.message }),
    frames: error.stack
      ?.split('\n')
      .map((line) => line.trim())
      .filter((line) => line.startsWith('at '))
      .slice(0, MAX_FRAMES),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  }
}

let lastMs = NaN
let timeField = ''

/** Formats the time of a log line. It reuses the text within a millisecond, because Next slows down `new Date`. */
function timestamp(): string {
  const nowMs = Date.now()
  if (nowMs !== lastMs) {
    lastMs = nowMs
    timeField = `,"time":"${new Date(nowMs).toISOString()}"`
  }
  return timeField
}

type Destination = { write: (line: string) => void }

/** Creates a logger that writes one line of JSON per event. */
export function createLogger(destination: Destination) {
  return pino(
    {
      base: null,
      timestamp,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { error: describeError },
    },
    destination,
  )
}

/** Opens buffered output to a file or a file descriptor. */
export function openOutput(dest: string | number): Destination {
  // Writes after 64 KB or 0.2 s, because one write for each of 10 000 lines a second would cost more than the pages.
  // The end of the process flushes the rest. If the output is not read, lines beyond maxLength are dropped.
  const output = pino.destination({
    dest,
    sync: false,
    minLength: 64_000,
    maxWrite: 65_536,
    periodicFlush: 200,
    maxLength: 16 * 1024 * 1024,
  })
  // A failing log, as on a full disk, must not end the site.
  output.on('error', () => {})
  // The lines of one turn of the event loop are passed on together, because the destination measures its whole buffer
  // again for each text. Passing on buffers instead of texts would take a fifth of a cached page's time.
  let lines = ''
  const passOn = () => {
    const passedLines = lines
    lines = ''
    if (passedLines !== '') output.write(passedLines)
  }
  // Before pino flushes its own buffer.
  process.prependListener('exit', passOn)
  return {
    write: (line) => {
      if (lines === '') setImmediate(passOn)
      lines += line
    },
  }
}

const output = singleton('site.output', () => openOutput(1))

/** The log for operators: one JSON line per entry, on standard output. */
export const log = singleton('site.log', () => createLogger(output))

/** A request that was answered, or whose client disconnected (`unfinished`). */
type LoggedRequest = {
  requestId: string
  method: string
  path: string
  status: number
  ms: number
  unfinished: boolean
}

/**
 * Logs a request in the format of `log`. The line is built here, because pino would take a fifth of the time that a cached page needs.
 */
export function logRequest({ requestId, method, path, status, ms, unfinished }: LoggedRequest): void {
  const fields = `"requestId":"${requestId}","method":"${method}","path":${JSON.stringify(path)},"status":${status},"ms":${ms}`
  output.write(`{"level":"info"${timestamp()},${fields}${unfinished ? ',"unfinished":true' : ''},"msg":"request"}\n`)
}

/**
 * Returns the end of the log line of a cached page, in the format of the edge: with the page's size, but without
 * request id and duration. `join` makes a flat string, which is faster to append than a template.
 */
export function endOfCachedPageLine(path: string, status: number, bytes: number): string {
  const fields = [`"path":"${path}"`, `"status":${status}`, `"bytes":${bytes}`, '"kept":"HIT"']
  return [',"method":"GET"', ...fields, '"msg":"request"}\n'].join(',')
}

/** Logs a cached page. The end of its line is built once, because nearly all requests are for cached pages. */
export function logCachedPage(endOfLine: string): void {
  if (log.isLevelEnabled('info')) output.write(`{"level":"info"${timestamp()}${endOfLine}`)
}
