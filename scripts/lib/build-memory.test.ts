import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '@/e2e/support/for-one-test'
import { checkBuildMemory, usableMemory } from './build-memory.mjs'

const MACHINE = 24e9

/** Writes the files of cgroups, and /proc/self/cgroup of a process in `own`. */
function memoryIn(own: string, files: Record<string, string>): number {
  const folder = newFolder()
  for (const [name, text] of Object.entries({ ...files, self: own })) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), `${text}\n`)
  }
  return usableMemory({ machine: MACHINE, proc: path.join(folder, 'self'), cgroups: folder })
}

const V1 = '5:cpu,cpuacct:/\n4:memory:/site/build\n0::/'

test.each([
  ['of version 2', '0::/site', { 'site/memory.max': '1000000000' }, 1e9],
  [
    'of version 2 with a limit of its parent',
    '0::/a/b',
    { 'a/b/memory.max': 'max', 'a/memory.max': '1000000000' },
    1e9,
  ],
  ['of a container, which is its root cgroup', '0::/', { 'memory.max': '1000000000' }, 1e9],
  ['of version 1', V1, { 'memory/site/build/memory.limit_in_bytes': '1000000000' }, 1e9],
  ['of version 1 with the path of the host', V1, { 'memory/memory.limit_in_bytes': '1000000000' }, 1e9],
  ['of version 1 without a limit', V1, { 'memory/site/build/memory.limit_in_bytes': '9223372036854771712' }, MACHINE],
  ['that cannot be read', '', {}, MACHINE],
])('the usable memory in a cgroup %s is found', (_, own, files, expected) => {
  expect(memoryIn(own, files)).toBe(expected)
})

test('a build with less than 1.4 GB is refused in one line, and one with 1.4 GB is not', () => {
  expect(() => checkBuildMemory(1.04e9)).toThrow(/^Derleme en az 1,5 GB bellek ister, burada 1,0 GB var: .+$/)
  expect(() => checkBuildMemory(1.4e9)).not.toThrow()
})
