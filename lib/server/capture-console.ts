import { log } from '@/lib/runtime/log'

/** What a library only mentions is nothing to an operator: Next tells how long it read its configuration. */
const LEVELS = { log: 'debug', info: 'debug', debug: 'debug', warn: 'warn', error: 'error' } as const

/** What a library says without an error: the first line, without addresses of servers. */
function firstWords(words: unknown[]): string {
  const text = words
    .filter((word) => typeof word === 'string')
    .join(' ')
    .trim()
  return text
    .split('\n', 1)[0]!
    .replaceAll(/\S*:\/\/\S*/g, '…')
    .slice(0, 120)
}

/**
 * From now on what Next, Node and other libraries would print is a line of JSON as well; of an error only what may be
 * written down. What nobody caught is said before the process ends.
 */
export function captureConsole(): void {
  for (const [method, level] of Object.entries(LEVELS)) {
    Reflect.set(console, method, (...words: unknown[]) => {
      const error = words.find((word) => word instanceof Error)
      if (error) log[level]({ error }, 'printed')
      else log[level]({ text: firstWords(words) }, 'printed')
    })
  }
  process.removeAllListeners('warning')
  process.on('warning', (error) => log.warn({ error }, 'warning'))
  // A rendering that was given up may fail later, with nobody left to tell.
  process.on('unhandledRejection', (error) => log.error({ error }, 'failed unheard'))
  process.on('uncaughtException', (error) => {
    log.fatal({ error }, 'ended by a defect')
    process.exit(1)
  })
}
