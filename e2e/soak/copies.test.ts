import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  asTyped,
  copying,
  newest,
  restore,
  type Source,
  startCopies,
  startSiteToCopy,
  untilCopied,
} from '../support/copies'
import { runProgram, until } from '../support/processes'

let source: Source

beforeAll(async () => {
  source = await startSiteToCopy()
})

afterAll(() => source?.stop())

test('a time after which nothing was written comes back too', async () => {
  const { DATABASE_URL: url } = await source.place('idle', { migrated: true })
  // Each copy is noted a moment after it was begun, so that the seconds before the next one are without a change.
  const variables = copying(source, 'idle', { DATABASE_URL: url, COPIES_ROWS_EVERY_SECONDS: '5' })
  const copies = startCopies(variables)
  await untilCopied(url)
  // A second later, because the base copy must be finished before the second that is restored.
  await untilCopied(url, ['rows'], Date.now() + 1000)
  await copies.kill()
  const second = Math.floor((await newest(url)).get('rows')! / 1000) * 1000
  const place = await source.place('idle_again')
  const said = await restore(variables, place, asTyped(second))
  expect(said).toEqual({ code: 0, output: expect.stringContaining('Geri yüklendi: ') })
})

test('what is older than the days to keep is removed, and nothing that a later time needs', async () => {
  const { DATABASE_URL: url } = await source.place('kept', { migrated: true })
  const variables = copying(source, 'kept', { DATABASE_URL: url })
  const file = source.below('kept-file')
  writeFileSync(file, 'x')
  const restic = async (part: string, ...words: string[]) => {
    const { COPIES_TO, COPIES_PASSWORD, PATH } = variables
    const env = { PATH, RESTIC_PASSWORD: COPIES_PASSWORD, RESTIC_CACHE_DIR: source.below('kept-cache') }
    const { code, output } = await runProgram('restic', ['-r', `${COPIES_TO}/${part}`, ...words], { env })
    expect([code, output]).toEqual([0, output])
    return output
  }
  const timeOf = (days: number, hours = 0) =>
    new Date(new Date().setUTCHours(hours, 0, 0, 0) - days * 86_400_000).toISOString().slice(0, 19).replace('T', ' ')
  for (const part of ['rows', 'files']) await restic(part, 'init')
  const add = (part: string, time: string, host: string, ...tags: string[]) =>
    restic(part, 'backup', '--time', time, '--host', host, ...tags.flatMap((tag) => ['--tag', tag]), file)
  for (const time of [timeOf(20, 4), timeOf(3, 4), timeOf(3, 8)]) await add('rows', time, 'other', 'log')
  for (const days of [9, 7]) await add('files', timeOf(days), 'other', 'base', `end-${days}`)
  for (const tag of ['uploads', 'unfinished']) await add('files', timeOf(20), 'files', tag)

  const left = async (part: string) => {
    const all = JSON.parse(await restic(part, 'snapshots', '--json', '--no-lock')) as { time: string; tags: string[] }[]
    const old = all.filter(({ time }) => Date.now() - Date.parse(time) > 86_400_000)
    return old.map(({ time, tags }) => `${time.slice(0, 19).replace('T', ' ')} ${tags[0]}`).toSorted()
  }
  startCopies(variables)
  await untilCopied(url)
  await until(async () => (await left('rows')).length === 1, 'rows have expired')
  expect(await left('rows')).toEqual([`${timeOf(3, 8)} log`])
  await until(async () => (await left('files')).length === 1, 'files have expired')
  expect(await left('files')).toEqual([`${timeOf(7)} base`])
})
