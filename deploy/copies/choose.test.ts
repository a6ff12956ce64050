import { expect, test } from 'vitest'
import { databaseIn, chooseDatabase, chooseFiles, baseTags, type Snapshot } from './choose'

const at = (clock: string) => new Date(`2026-11-25T${clock}Z`)

let made = 0
const snapshot = (clock: string, hostname: string, ...tags: string[]): Snapshot => ({
  id: `${(made += 1)}`,
  time: at(clock).toISOString(),
  hostname,
  paths: [],
  tags,
})

const base = (start: string, end: string, log = 'first') =>
  snapshot(start, log, ...baseTags(at(end), 'postgresql://site:x@db/site'))
const log = (clock: string, name = 'first') => snapshot(clock, name, 'log')

const LOGS = [log('03:30:00'), log('10:00:00'), log('12:00:00')]
const BASES = [base('01:00:00', '01:02:00'), base('09:59:00', '10:01:00')]

test('the newest state uses the newest log and the newest base copy that ended before it', () => {
  expect(chooseDatabase(LOGS, BASES, null)).toEqual({ log: LOGS[2], base: BASES[1] })
  expect(chooseDatabase(LOGS.slice(0, 2), BASES, null)).toEqual({ log: LOGS[1], base: BASES[0] })
})

test('a time uses the first log after it and a base copy that ended before it', () => {
  expect(chooseDatabase(LOGS, BASES, at('03:00:00'))).toEqual({ log: LOGS[0], base: BASES[0] })
  expect(chooseDatabase(LOGS, BASES, at('10:00:30'))).toEqual({ log: LOGS[2], base: BASES[0] })
  expect(chooseDatabase(LOGS, BASES, at('10:01:00'))).toEqual({ log: LOGS[2], base: BASES[1] })
  expect(chooseDatabase(LOGS, BASES, at('01:01:00'))).toBeNull()
  expect(chooseDatabase(LOGS, BASES, at('12:00:01'))).toBeNull()
})

test('a base copy is never combined with the log of another database', () => {
  const logs = [...LOGS, log('12:05:00', 'second')]
  expect(chooseDatabase(logs, BASES, null)).toEqual({ log: LOGS[2], base: BASES[1] })
  const bases = [...BASES, base('12:04:00', '12:04:30', 'second')]
  expect(chooseDatabase(logs, bases, null)).toEqual({ log: logs[3], base: bases[2] })
})

test('a base copy names its database without a password', () => {
  expect(databaseIn(BASES[0]!)).toBe('postgresql://site@localhost/site')
})

test('an unfinished base copy is not used', () => {
  const unfinished = [snapshot('01:00:00', 'first', 'unfinished'), snapshot('01:00:00', 'first', 'base')]
  expect(chooseDatabase(LOGS, unfinished, null)).toBeNull()
})

test('the files of a time come from the last two copies before it and the first one after it', () => {
  const times = ['01:00:00', '02:00:00', '03:00:00', '04:00:00']
  const [a, b, c, d] = times.map((clock) => snapshot(clock, 'files', 'uploads'))
  const all = [c!, a!, d!, snapshot('02:30:00', 'files', 'attachments'), b!]
  expect(chooseFiles(all, 'uploads', at('02:10:00'))).toEqual([a, b, c])
  expect(chooseFiles(all, 'uploads', at('00:10:00'))).toEqual([a])
  expect(chooseFiles(all, 'uploads', at('04:10:00'))).toEqual([c, d])
  expect(chooseFiles(all, 'uploads', null)).toEqual([d])
})
