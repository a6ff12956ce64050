import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('package-lock.json has a checksum for each package, including those for other platforms', () => {
  const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
    packages: Record<string, { integrity?: string; inBundle?: boolean }>
  }
  const lacksChecksum = (name: string) => name && !packages[name]!.integrity && !packages[name]!.inBundle
  expect(Object.keys(packages).filter(lacksChecksum)).toEqual([])
})
