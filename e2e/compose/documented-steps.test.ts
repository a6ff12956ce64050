import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allBlocks, blocks, commandsOf } from './documented-steps.mjs'

const sources = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.mjs'))
const code = sources.map((name) => readFileSync(new URL(name, import.meta.url), 'utf8')).join('')
const followed = new Set(Array.from(code.matchAll(/\bfollow\('([a-z-]+)'/g), ([, name]) => name!))

test('every documented block with docker compose is marked, so that test:compose runs it', () => {
  const marked = [...blocks.values()]
  expect(allBlocks.filter((commands) => commands.includes('docker compose') && !marked.includes(commands))).toEqual([])
})

test('test:compose follows every marked block and no other', () => {
  expect(followed).toEqual(new Set(blocks.keys()))
})

test('a failing line stops its block before the next line deletes anything', () => {
  const linesButLast = [...blocks.values()].flatMap((commands) => commands.trim().split('\n').slice(0, -1))
  expect(linesButLast.filter((line) => !/ &&(\s+#.*)?$/.test(line))).toEqual([])
})

test('no command reaches the volumes of a site on the same machine', () => {
  const values = { set: 'a-set', version: 'v1', volumes: 'another_' }
  expect([...blocks.keys()].filter((name) => commandsOf(name, values).includes('olcev'))).toEqual([])
})
