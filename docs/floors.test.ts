import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { NAMED } from '../scripts/floors.mjs'

const FRAMES = ['components/admin', 'components/site', 'components/ui']

test('architecture.md lists the rooms of scripts/floors.mjs from the top', () => {
  const table = readFileSync(new URL('architecture.md', import.meta.url), 'utf8').split('| room |')[1]!
  const cells = Array.from(table.matchAll(/^\| (`.*?) \|/gm), ([, cell]) => cell!)
  const listed = cells.flatMap((cell) => Array.from(cell.matchAll(/`(.+?)`/g), ([, room]) => room!))
  const isFeature = (room: string) => room.startsWith('components/') && !FRAMES.includes(room)
  const rooms = NAMED.map(([room]) => (isFeature(room) ? 'components/<feature>' : room)).toReversed()
  // Files of a feature that are a floor of their own.
  const files = listed.filter((room) => room.endsWith('.ts'))
  expect(files).toEqual(['lib/<feature>/routes.ts'])
  expect(listed.filter((room) => !files.includes(room))).toEqual([...new Set(rooms)])
})

/** The most files of one folder; a larger one is divided by subject. */
const MOST_FILES = 25
/** Lists of like things, which nobody reads from the first to the last. */
const LISTS = /^(docs\/decisions|public\/drawings|prisma\/(functions|migrations|seed))(\/|$)/

test('no folder of code holds more than 25 files', () => {
  const files = execFileSync('git', ['ls-files', '--', '*/*'], { encoding: 'utf8' }).split('\n').filter(Boolean)
  const counts: Record<string, number> = {}
  for (const folder of files.map((file) => path.dirname(file))) counts[folder] = (counts[folder] ?? 0) + 1
  const large = Object.keys(counts).filter((folder) => counts[folder]! > MOST_FILES && !LISTS.test(folder))
  expect(large).toEqual([])
})
