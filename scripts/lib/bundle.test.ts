import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { clientFingerprint } from './bundle.mjs'

test.each(['prisma/schema.prisma', 'node_modules/prisma/package.json'])(
  'the database’s client does not stay as it is when %s changes',
  (changed) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'client-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    for (const file of ['prisma/schema.prisma', 'node_modules/prisma/package.json']) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
      writeFileSync(path.join(folder, file), 'old')
    }
    const before = clientFingerprint(folder)
    expect(clientFingerprint(folder)).toBe(before)
    writeFileSync(path.join(folder, changed), 'new')
    expect(clientFingerprint(folder)).not.toBe(before)
  },
)
