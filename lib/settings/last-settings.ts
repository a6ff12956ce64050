import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Section, SECTIONS, type Settings } from '@/lib/settings/schema'
import { env } from '@/lib/platform/env'
import { singleton } from '@/lib/platform/runtime/singleton'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'

/**
 * The settings that this process knows, for when the database does not answer. `revision` is the latest change before
 * they were read; -1 means that they were not read yet.
 */
const memory = singleton('site.settings', () => ({
  known: null as Settings | null,
  revision: -1,
  /** The copy on disk as this process wrote it last. */
  written: '',
  writing: Promise.resolve(),
}))

/** Returns a section, or its defaults if the stored one does not fit the schema, as after a rollback. */
function sectionOf(section: Section, stored: unknown): Settings[Section] {
  const { data } = SECTIONS[section].safeParse({ ...DEFAULT_SETTINGS[section], ...(stored as object) })
  return data ?? DEFAULT_SETTINGS[section]
}

/** Returns all settings, with the defaults of the sections that are not stored. */
export function settingsOf(stored: Record<string, unknown>): Settings {
  const sections = Object.keys(SECTIONS) as Section[]
  return Object.fromEntries(sections.map((section) => [section, sectionOf(section, stored[section])])) as Settings
}

const copyFile = () => path.resolve(env().DATA_DIR, 'settings.json')

/** Returns the copy on disk, by which a start without the database shows the company's values. */
function readCopy(): Settings {
  try {
    return settingsOf(JSON.parse(readFileSync(copyFile(), 'utf8')) as Record<string, unknown>)
  } catch {
    // There is none yet, or it cannot be read.
    return DEFAULT_SETTINGS
  }
}

/** Writes the copy. A failure costs nothing but the copy. */
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

/** Returns the settings that this process read last, or else those of the copy on disk. */
export function lastSettings(): Settings {
  memory.known ??= readCopy()
  return memory.known
}

/** Returns the revision of the latest change that lastSettings() contains. */
export function lastSettingsRevision(): number {
  return memory.revision
}

/** Remembers settings that were just read. `revision` is that of the moment before the reading. */
export function rememberSettings(settings: Settings, revision: number): void {
  if (revision < memory.revision) return
  memory.known = settings
  memory.revision = revision
  const json = JSON.stringify(settings)
  if (json === memory.written) return
  memory.written = json
  memory.writing = memory.writing.then(() => writeCopy(json))
}
