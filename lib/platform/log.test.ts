import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newFolder } from '@/e2e/support/for-one-test'
import { createLogger, openOutput } from '@/lib/platform/log'

type Line = { time: string; msg: string; n: number; path: string }

const LINES = 2000
const PATH = '/sürücü-tamiri'

let folder: string
let file: string

beforeEach(() => {
  folder = newFolder()
  file = join(folder, 'log')
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

async function linesOnDisk(count: number): Promise<Line[]> {
  const readLines = () => readFileSync(file, 'utf8').split('\n').filter(Boolean)
  await vi.waitFor(() => expect(readLines()).toHaveLength(count), { timeout: 10_000 })
  return readLines().map((line) => JSON.parse(line) as Line)
}

it('lines are written complete and in order, with any characters, and without measuring buffered lines again', async () => {
  const measure = vi.spyOn(Buffer, 'byteLength')
  const log = createLogger(openOutput(file))
  for (let n = 0; n < LINES; n += 1) log.info({ n, path: PATH }, 'request')
  const measuredChars = measure.mock.calls.reduce(
    (sum, [text]) => sum + (typeof text === 'string' ? text.length : 0),
    0,
  )
  measure.mockRestore()
  const lines = await linesOnDisk(LINES)
  expect(lines.map(({ n, path, msg }) => [n, path, msg])).toEqual(lines.map((_, n) => [n, PATH, 'request']))
  expect(measuredChars).toBeLessThanOrEqual(readFileSync(file).length)
})

it('each line has its own time, to the millisecond', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T05:06:07.089Z') })
  const log = createLogger(openOutput(file))
  log.info('before')
  vi.setSystemTime(new Date('2026-03-04T05:06:07.090Z'))
  log.info('after')
  const [before, after] = ['2026-03-04T05:06:07.089Z', '2026-03-04T05:06:07.090Z']
  expect(await linesOnDisk(2)).toMatchObject([
    { time: before, msg: 'before' },
    { time: after, msg: 'after' },
  ])
})

it('a process that ends at once still writes its last lines', () => {
  const program = join(folder, 'program.cjs')
  const contents = `import { log } from '@/lib/platform/log'
    log.info('first')
    log.info('last')
    process.exit()`
  const stdin = { contents, resolveDir: process.cwd() }
  buildSync({ stdin, outfile: program, bundle: true, platform: 'node', tsconfig: 'tsconfig.json' })
  const lines = execFileSync(process.execPath, [program], { encoding: 'utf8' }).trim().split('\n')
  expect(lines.map((line) => (JSON.parse(line) as Line).msg)).toEqual(['first', 'last'])
})
