import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSingletons } from '@/e2e/support/forget-singletons'
import type { Settings } from '@/lib/settings/schema'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'
import type * as LastSettings from '@/lib/settings/last-settings'

let folder: string
let last: typeof LastSettings
const copy = () => path.join(folder, 'settings.json')

/** Loads the module again, as a start of the process does. */
async function restart(dataDir = folder): Promise<void> {
  vi.stubEnv('DATA_DIR', dataDir)
  vi.resetModules()
  forgetSingletons('site.env', 'site.settings')
  last = await import('@/lib/settings/last-settings')
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'settings-'))
  vi.stubEnv('DATABASE_URL', 'postgresql://127.0.0.1/none')
  vi.stubEnv('AUTH_SECRET', 'x'.repeat(32))
  await restart()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const named = (name: string): Settings => ({ ...DEFAULT_SETTINGS, company: { ...DEFAULT_SETTINGS.company, name } })
const lastName = () => last.lastSettings().company.name

test('a start without the database shows the last settings, and a read that began earlier changes nothing', async () => {
  expect([last.lastSettings(), last.lastSettingsRevision()]).toEqual([DEFAULT_SETTINGS, -1])
  last.rememberSettings(named('Ada'), 1)
  last.rememberSettings(named('Deniz'), 7)
  last.rememberSettings(named('Eski'), 6)
  expect([lastName(), last.lastSettingsRevision()]).toEqual(['Deniz', 7])
  await vi.waitFor(() => expect(readFileSync(copy(), 'utf8')).toContain('Deniz'))
  expect(readdirSync(folder)).toEqual(['settings.json'])
  await restart()
  expect(lastName()).toBe('Deniz')
})

test('a damaged copy is ignored, and a section that no longer fits its schema has its defaults', async () => {
  writeFileSync(copy(), '{"company":')
  expect(last.lastSettings()).toEqual(DEFAULT_SETTINGS)
  await restart()
  writeFileSync(copy(), JSON.stringify({ company: { name: 'Ada' }, contact: { phone: 5 } }))
  expect(lastName()).toBe('Ada')
  expect(last.lastSettings().contact).toEqual(DEFAULT_SETTINGS.contact)
})
