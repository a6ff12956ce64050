import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLogger, openOutput } from '@/lib/platform/log'

type Line = { time: string; msg: string; n: number; path: string }

const LINES = 2000
const PATH = '/sürücü-tamiri'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-'))
  file = join(folder, 'log')
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  rmSync(folder, { recursive: true, force: true })
})

const written = () => readFileSync(file, 'utf8').split('\n').filter(Boolean)

async function whenWritten(count: number): Promise<Line[]> {
  await vi.waitFor(() => expect(written()).toHaveLength(count), { timeout: 10_000 })
  return written().map((line) => JSON.parse(line) as Line)
}

function fill(): void {
  const log = createLogger(openOutput(file))
  for (let n = 0; n < LINES; n += 1) log.info({ n, path: PATH }, 'request')
}

it('lines arrive complete and in order, with any characters', async () => {
  fill()
  const lines = await whenWritten(LINES)
  expect(lines.map(({ n, path, msg }) => [n, path, msg])).toEqual(lines.map((_, n) => [n, PATH, 'request']))
})

it('writing a line does not measure the buffered lines', async () => {
  const measure = vi.spyOn(Buffer, 'byteLength')
  fill()
  const measured = measure.mock.calls.reduce((sum, [text]) => sum + (typeof text === 'string' ? text.length : 0), 0)
  measure.mockRestore()
  await whenWritten(LINES)
  expect(measured).toBeLessThanOrEqual(readFileSync(file).length)
})

it('lines of one millisecond share one time text', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T05:06:07.089Z') })
  const format = vi.spyOn(Date.prototype, 'toISOString')
  fill()
  expect(format).toHaveBeenCalledTimes(1)
  expect((await whenWritten(LINES)).at(-1)!.time).toBe('2026-03-04T05:06:07.089Z')
})

it('a line has the time of its own millisecond', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T05:06:07.089Z') })
  const log = createLogger(openOutput(file))
  log.info('before')
  vi.setSystemTime(new Date('2026-03-04T05:06:07.090Z'))
  log.info('after')
  const lines = await whenWritten(2)
  expect(lines.map(({ time, msg }) => `${time} ${msg}`)).toEqual([
    '2026-03-04T05:06:07.089Z before',
    '2026-03-04T05:06:07.090Z after',
  ])
})
