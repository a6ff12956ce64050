import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allBlocks, blocks, commandsOf, versions } from './readme.mjs'

const sources = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.mjs'))
const code = sources.map((name) => readFileSync(new URL(name, import.meta.url), 'utf8')).join('')
const followed = new Set(Array.from(code.matchAll(/\bfollow\('([a-z-]+)'/g), ([, name]) => name!))

test('each block of README that speaks to Docker Compose is marked, so that test:compose runs it', () => {
  const marked = [...blocks.values()]
  expect(allBlocks.filter((commands) => commands.includes('docker compose') && !marked.includes(commands))).toEqual([])
})

test('test:compose follows every marked block of README and no other', () => {
  expect(followed).toEqual(new Set(blocks.keys()))
})

test('a line of README that fails ends its block: the next one would remove what it should have saved', () => {
  const linesButLast = [...blocks.values()].flatMap((commands) => commands.trim().split('\n').slice(0, -1))
  expect(linesButLast.filter((line) => !/ &&(\s+#.*)?$/.test(line))).toEqual([])
})

test('no command reaches the volumes of the site that runs on the same machine', () => {
  const values = { set: 'a-set', version: 'v1', volumes: 'another_' }
  expect([...blocks.keys()].filter((name) => commandsOf(name, values).includes('olcev'))).toEqual([])
})

test('README names the smallest versions of Docker', () => {
  expect(Object.values(versions).map(([major]) => major! > 1)).toEqual([true, true])
})
