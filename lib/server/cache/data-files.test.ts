import { readdir, truncate, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { newFolder } from '@/e2e/support/for-one-test'
import { DataFiles } from './data-files'

const SCRIPT = `self.__next_f.push(["${'ş'.repeat(600)}"])`
const SETTINGS = { siteUrl: 'http://localhost:3000', assetBaseUrl: '' }

let folder: string

beforeEach(() => void (folder = newFolder()))

async function open(): Promise<DataFiles> {
  const files = new DataFiles(folder, SETTINGS)
  await files.open()
  return files
}

const bodyOf = async (files: DataFiles, path: string) => (await files.get(path))?.variants.identity!.body.toString()

/** Stores the script, and waits until its file is complete. */
async function storeScript(): Promise<string> {
  const address = (await open()).keep(SCRIPT)
  await vi.waitFor(async () => expect(await readdir(folder)).toEqual([/([\w-]+)\.js$/.exec(address)![1]]))
  return address
}

it('every process that uses the folder serves the data, at an address that depends only on the data', async () => {
  const address = await storeScript()
  expect((await open()).keep(SCRIPT)).toBe(address)
  const response = (await (await open()).get(address))!
  expect(response.variants.identity!.body.toString()).toBe(SCRIPT)
  expect(response.commonHeaders).toContain('public,max-age=31536000,immutable')
  expect(await (await open()).get(address.replace('.js', '.css'))).toBeNull()
  expect(await (await open()).get(`/_next/static/data/${'x'.repeat(27)}.js`)).toBeNull()
})

it('if the folder cannot be written, a process serves the data that it stored itself', async () => {
  const files = new DataFiles('/dev/null/data', SETTINGS)
  expect(await bodyOf(files, files.keep(SCRIPT))).toBe(SCRIPT)
})

it('a file that a crash truncated is ignored', async () => {
  const address = await storeScript()
  const [name] = await readdir(folder)
  await truncate(join(folder, name!), 8)
  expect(await (await open()).get(address)).toBeNull()
})

it('data that no rendering has used for 60 days is removed', async () => {
  const address = await storeScript()
  const old = new Date(Date.now() - 61 * 24 * 60 * 60 * 1000)
  const [name] = await readdir(folder)
  await utimes(join(folder, name!), old, old)
  expect(await bodyOf(await open(), address)).toBeUndefined()
})
