import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLogger, log } from '@/lib/platform/log'
import { captureConsole } from '@/lib/server/capture-console'

const LEVELS = ['debug', 'info', 'warn', 'error', 'fatal'] as const
const EVENTS = ['warning', 'unhandledRejection', 'uncaughtException'] as const
const writtenLines: string[] = []
const recorder = createLogger({ write: (line) => writtenLines.push(line) })
const originalConsole = { ...console }
const originalListeners = EVENTS.map((event) => process.listeners(event as 'warning'))

beforeEach(() => {
  writtenLines.splice(0)
  for (const level of LEVELS) vi.spyOn(log, level).mockImplementation(recorder[level].bind(recorder))
  captureConsole()
})

afterEach(() => {
  vi.restoreAllMocks()
  Object.assign(console, originalConsole)
  for (const [index, event] of EVENTS.entries()) {
    process.removeAllListeners(event)
    for (const listener of originalListeners[index]!) process.on(event as 'warning', listener)
  }
})

const lines = () => writtenLines.map((line) => JSON.parse(line) as Record<string, unknown>)
const print = (method: string, ...args: unknown[]) => void Reflect.apply(Reflect.get(console, method), console, args)

it('a printed error becomes a log line without its message', () => {
  print('error', '⨯', new Error('postgresql://site:gizli@db/site: 0532 555 01 23'))
  expect(lines()).toMatchObject([{ level: 'error', msg: 'console output', error: { name: 'Error' } }])
  expect(writtenLines[0]).toContain('capture-console.test.ts')
  expect(writtenLines[0]).not.toMatch(/gizli|0532/)
})

it('the first line of a printed warning is logged without addresses, and information is not logged', () => {
  print('log', '✓ Running next.config.ts took 36ms')
  print('warn', 'slow: postgresql://site:gizli@db/site took %d\nselect secret', 7)
  expect(lines()).toEqual([expect.objectContaining({ level: 'warn', text: 'slow: … took %d' })])
})
