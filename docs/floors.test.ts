import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { NAMED } from '../scripts/floors.mjs'

const FRAMES = ['components/admin', 'components/site', 'components/ui']

test('architecture.md lists the rooms of scripts/floors.mjs from the top', () => {
  const table = readFileSync(new URL('architecture.md', import.meta.url), 'utf8').split('| room |')[1]!
  const cells = Array.from(table.matchAll(/^\| (`.*?) \|/gm), ([, cell]) => cell!)
  const listed = cells.flatMap((cell) => Array.from(cell.matchAll(/`(.+?)`/g), ([, room]) => room!))
  const isFeature = (room: string) => room.startsWith('components/') && !FRAMES.includes(room)
  const rooms = NAMED.map(([room]) => (isFeature(room) ? 'components/<feature>' : room)).toReversed()
  expect(listed).toEqual([...new Set(rooms)])
})
