/// <reference types="vite/client" />
import { expect, test } from 'vitest'
import { posts } from './posts'
import { seedItems } from './seed-items'

const lists = import.meta.glob<Record<string, unknown>>(['./*.ts', './posts/index.ts', '!./*.test.ts'], { eager: true })
const files = import.meta.glob<Record<string, unknown>>(['./posts/*.ts', '!./posts/index.ts'], { eager: true })

test('the seed loads the items of every file', () => {
  const items = Object.values(lists).flatMap((file) => Object.values(file).filter(Array.isArray).flat())
  expect(seedItems({ staff: 'usta@ornek.example' })).toHaveLength(items.length)
  expect(new Set(posts)).toEqual(new Set(Object.values(files).flatMap(({ post }) => post ?? [])))
})
