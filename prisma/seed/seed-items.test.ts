/// <reference types="vite/client" />
import { expect, test } from 'vitest'
import { faults } from './faults'
import type { SeedFault } from './faults/types'
import { posts } from './posts'
import { seedItems } from './seed-items'

const lists = import.meta.glob<Record<string, unknown>>(['./*.ts', './*/index.ts', '!./*.test.ts'], { eager: true })
const files = import.meta.glob<Record<string, unknown>>(['./posts/*.ts', '!./posts/index.ts'], { eager: true })
const faultFiles = import.meta.glob<{ faults?: SeedFault[] }>(['./faults/*.ts', '!./faults/index.ts'], { eager: true })

test('the seed loads the items of every file', () => {
  const items = Object.values(lists).flatMap((file) => Object.values(file).filter(Array.isArray).flat())
  expect(seedItems({ staff: 'usta@ornek.example' })).toHaveLength(items.length)
  expect(new Set(posts)).toEqual(new Set(Object.values(files).flatMap(({ post }) => post ?? [])))
  expect(faults).toHaveLength(Object.values(faultFiles).flatMap((file) => file.faults ?? []).length)
})
