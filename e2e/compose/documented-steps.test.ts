import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { stepsOf } from './documented-steps.mjs'

const [compose, swarm] = [stepsOf('compose'), stepsOf('swarm')]

/** Returns the names of the blocks that the files run. */
function blocksRunBy(files: string[]): Set<string> {
  const code = files.map((name) => readFileSync(new URL(name, import.meta.url), 'utf8')).join('')
  return new Set(Array.from(code.matchAll(/\bfollow\('([a-z-]+)'/g), ([, name]) => name!))
}

test('every documented block with Docker is marked, so that a test runs it', () => {
  for (const { blocks, allBlocks } of [compose, swarm]) {
    const markedBlocks = [...blocks.values()]
    expect(allBlocks.filter((commands) => /^docker/m.test(commands) && !markedBlocks.includes(commands))).toEqual([])
  }
})

test('the tests run every marked block and no other', () => {
  const sources = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.mjs'))
  expect(blocksRunBy(sources)).toEqual(new Set(compose.blocks.keys()))
  expect(blocksRunBy(['swarm.test.ts'])).toEqual(new Set(swarm.blocks.keys()))
})

test('a failing line stops its block before the next line deletes anything', () => {
  const markedBlocks = [...compose.blocks.values(), ...swarm.blocks.values()]
  const linesButLast = markedBlocks.flatMap((commands) => commands.trim().split('\n').slice(0, -1))
  expect(linesButLast.filter((line) => !/ (&&(\s+#.*)?|\\)$/.test(line))).toEqual([])
})

test('no command uses the volumes of another site on the same machine', () => {
  const values = { backup: 'a-backup', version: 'v1', volumes: 'another_' }
  expect([...compose.blocks.keys()].filter((name) => compose.commandsOf(name, values).includes('olcev'))).toEqual([])
})
