import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Section, SECTIONS, type Settings } from '@/lib/settings/schema'
import { env } from '@/lib/platform/env'
import { singleton } from '@/lib/platform/runtime/singleton'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'

/**
 * The last settings that this process has read, for when the database does not respond. `revision` is the revision of all
 * content when the read began, so they include every change up to it; -1 means that nothing was read yet.
 */
const memory = singleton('site.settings', () => ({
  settings: null as Settings | null,
  revision: -1,
  /** The content that this process last wrote to the copy on disk. */
  lastJson: '',
  lastWrite: Promise.resolve(),
}))

/** Returns a section, or its defaults if the stored value does not match its schema, for example after a rollback. */
function sectionOf(section: Section, stored: unknown): Settings[Section] {
  const { data } = SECTIONS[section].safeParse({ ...DEFAULT_SETTINGS[section], ...(stored as object) })
  return data ?? DEFAULT_SETTINGS[section]
}

/** Returns all settings, with the defaults of sections that are not stored. */
export function settingsOf(stored: Record<string, unknown>): Settings {
  const sections = Object.keys(SECTIONS) as Section[]
  return Object.fromEntries(sections.map((section) => [section, sectionOf(section, stored[section])])) as Settings
}

const copyFile = () => path.resolve(env().DATA_DIR, 'settings.json')

/** Reads the copy on disk, so that a start without the database has the company's data. */
function readCopy(): Settings {
  try {
    return settingsOf(JSON.parse(readFileSync(copyFile(), 'utf8')) as Record<string, unknown>)
  } catch {
    // There is no copy yet, or it cannot be read.
    return DEFAULT_SETTINGS
  }
}

/** Writes the copy. Failures are ignored. */
async function writeCopy(json: string): Promise<void> {
  const file = copyFile()
  const temporary = `${file}.${randomUUID()}.part`
  try {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(temporary, json)
    await rename(temporary, file)
  } catch {
    await rm(temporary, { force: true }).catch(() => {})
  }
}

/** Returns the settings that this process has last read, or the copy on disk. */
export function lastSettings(): Settings {
  memory.settings ??= readCopy()
  return memory.settings
}

/** Returns the revision of the latest change that lastSettings() contains. */
export function lastSettingsRevision(): number {
  return memory.revision
}

/** Remembers settings. `revision` is the revision when their read began. */
export function rememberSettings(settings: Settings, revision: number): void {
  if (revision < memory.revision) return
  memory.settings = settings
  memory.revision = revision
  const json = JSON.stringify(settings)
  if (json === memory.lastJson) return
  memory.lastJson = json
  memory.lastWrite = memory.lastWrite.then(() => writeCopy(json))
}
