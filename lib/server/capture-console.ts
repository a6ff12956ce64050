import { log } from '@/lib/platform/log'

/** Information goes to the debug level: Next reports, for example, how long it took to read its configuration. */
const LEVELS = { log: 'debug', info: 'debug', debug: 'debug', warn: 'warn', error: 'error' } as const

/** Returns the first line of the printed texts, without addresses of servers. */
function firstLine(values: unknown[]): string {
  const texts = values.filter((value) => typeof value === 'string')
  const [line = ''] = texts.join(' ').trim().split('\n', 1)
  return line.replaceAll(/\S*:\/\/\S*/g, '…').slice(0, 120)
}

/**
 * Logs console output of Next, Node and other libraries as JSON lines, without error messages, which may contain
 * personal data. Logs uncaught exceptions before they end the process.
 */
export function captureConsole(): void {
  for (const [method, level] of Object.entries(LEVELS)) {
    Reflect.set(console, method, (...values: unknown[]) => {
      const error = values.find((value) => value instanceof Error)
      if (error) log[level]({ error }, 'console output')
      else log[level]({ text: firstLine(values) }, 'console output')
    })
  }
  process.removeAllListeners('warning')
  process.on('warning', (error) => log.warn({ error }, 'warning'))
  // A rendering may fail after its time limit, when its caller has stopped waiting.
  process.on('unhandledRejection', (error) => log.error({ error }, 'unhandledRejection'))
  process.on('uncaughtException', (error) => {
    log.fatal({ error }, 'uncaughtException')
    process.exit(1)
  })
}
