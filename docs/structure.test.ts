import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { LISTED_MODULES } from '../scripts/layers.mjs'

const SHARED_COMPONENTS = ['components/admin', 'components/site', 'components/ui']

test('architecture.md lists the modules of scripts/layers.mjs, top layer first', () => {
  const table = readFileSync(new URL('architecture.md', import.meta.url), 'utf8').split('| module |')[1]!
  const cells = Array.from(table.matchAll(/^\| (`.*?) \|/gm), ([, cell]) => cell!)
  const listedNames = cells.flatMap((cell) => Array.from(cell.matchAll(/`(.+?)`/g), ([, name]) => name!))
  const isFeature = (module: string) => module.startsWith('components/') && !SHARED_COMPONENTS.includes(module)
  const modules = LISTED_MODULES.map(([module]) => (isFeature(module) ? 'components/<feature>' : module)).toReversed()
  // Files in the features' folders that form a layer of their own.
  const files = listedNames.filter((name) => name.endsWith('.ts'))
  expect(files).toEqual(['lib/<feature>/routes.ts'])
  expect(listedNames.filter((name) => !files.includes(name))).toEqual([...new Set(modules)])
})

const MAX_FILES_PER_FOLDER = 25
/** Folders of many similar files, which need no subfolders. */
const EXEMPT_FOLDERS = /^(docs\/decisions|public\/drawings|prisma\/(functions|migrations|seed))(\/|$)/

test('no folder has more than 25 files, except folders of similar files', () => {
  const files = execFileSync('git', ['ls-files', '--', '*/*'], { encoding: 'utf8' }).split('\n').filter(Boolean)
  const counts: Record<string, number> = {}
  for (const folder of files.map((file) => path.dirname(file))) counts[folder] = (counts[folder] ?? 0) + 1
  const tooLarge = Object.keys(counts).filter((folder) => counts[folder]! > MAX_FILES_PER_FOLDER)
  expect(tooLarge.filter((folder) => !EXEMPT_FOLDERS.test(folder))).toEqual([])
})
