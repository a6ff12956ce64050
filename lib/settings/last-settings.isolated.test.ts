import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { newFolder } from '@/e2e/support/for-one-test'
import { forgetSingletons } from '@/e2e/support/forget-singletons'
import type { Settings } from '@/lib/settings/schema'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'
import type * as LastSettings from '@/lib/settings/last-settings'

let folder: string
let store: typeof LastSettings
const copyPath = () => path.join(folder, 'settings.json')

/** Loads the module again, like a start of the process. */
async function restart(dataDir = folder): Promise<void> {
  vi.stubEnv('DATA_DIR', dataDir)
  vi.resetModules()
  forgetSingletons('site.env', 'site.settings')
  store = await import('@/lib/settings/last-settings')
}

beforeEach(async () => {
  folder = newFolder()
  vi.stubEnv('DATABASE_URL', 'postgresql://127.0.0.1/none')
  vi.stubEnv('AUTH_SECRET', 'x'.repeat(32))
  await restart()
})

const settingsWithName = (name: string): Settings => ({
  ...DEFAULT_SETTINGS,
  company: { ...DEFAULT_SETTINGS.company, name },
})
const lastName = () => store.lastSettings().company.name

test('without the database the process starts with the last settings, and an older read does not replace newer settings', async () => {
  expect([store.lastSettings(), store.lastSettingsRevision()]).toEqual([DEFAULT_SETTINGS, -1])
  store.rememberSettings(settingsWithName('Ada'), 1)
  store.rememberSettings(settingsWithName('Deniz'), 7)
  store.rememberSettings(settingsWithName('Eski'), 6)
  expect([lastName(), store.lastSettingsRevision()]).toEqual(['Deniz', 7])
  await vi.waitFor(() => expect(readFileSync(copyPath(), 'utf8')).toContain('Deniz'))
  expect(readdirSync(folder)).toEqual(['settings.json'])
  await restart()
  expect(lastName()).toBe('Deniz')
})

test('a damaged copy is ignored, and a section that no longer matches its schema has its defaults', async () => {
  writeFileSync(copyPath(), '{"company":')
  expect(store.lastSettings()).toEqual(DEFAULT_SETTINGS)
  await restart()
  writeFileSync(copyPath(), JSON.stringify({ company: { name: 'Ada' }, contact: { phone: 5 } }))
  expect(lastName()).toBe('Ada')
  expect(store.lastSettings().contact).toEqual(DEFAULT_SETTINGS.contact)
})
