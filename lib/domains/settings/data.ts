import 'server-only'
import { cache } from 'react'
import { AppError } from '@/lib/app-error'
import type { AdminSession } from '@/lib/auth/sessions'
import { db } from '@/lib/db'
import { isSection, type Section, SECTIONS, type Settings } from '@/lib/domains/settings/schema'
import type { Prisma } from '@/lib/generated/prisma/client'
import { notToBeKept } from '@/lib/runtime/render-context'
import { singleton } from '@/lib/runtime/singleton'
import { type Company, companyOf } from '@/lib/site/company'
import { DEFAULT_SETTINGS } from '@/lib/site/defaults'

/** The settings that this process read last, for when the database does not answer. */
const memory = singleton('site.settings', (): { last: Settings } => ({ last: DEFAULT_SETTINGS }))

/** Returns a stored section, or its defaults if it does not fit its schema, as after a rollback. */
function sectionOf<Name extends Section>(section: Name, stored: unknown): Settings[Name] {
  const { data } = SECTIONS[section].safeParse({ ...DEFAULT_SETTINGS[section], ...(stored as object) })
  return (data ?? DEFAULT_SETTINGS[section]) as Settings[Name]
}

/** Returns all settings as the database or transaction has them. */
export async function readSettings(client: Prisma.TransactionClient = db()): Promise<Settings> {
  const rows = await client.setting.findMany({ select: { section: true, value: true } })
  const stored = rows.filter(({ section }) => isSection(section))
  const settings = stored.map(({ section, value }) => [section, sectionOf(section as Section, value)])
  memory.last = { ...DEFAULT_SETTINGS, ...(Object.fromEntries(settings) as Partial<Settings>) }
  return memory.last
}

/** Returns the settings that this process read last. */
export function lastSettings(): Settings {
  return memory.last
}

/**
 * Returns all settings, read once per rendering. It never fails: while the database does not answer they are the last
 * that this process has read, and the page is not cached.
 */
export const getSettings = cache(async (): Promise<Settings> => {
  try {
    return await readSettings()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    notToBeKept()
    return memory.last
  }
})

/** Returns the company as the site shows it. */
export const getCompany = cache(async (): Promise<Company> => companyOf(await getSettings()))

/** A section as it is stored, with the state from which its ETag is made. Version 0 means that it has its defaults. */
export type StoredSection = { id: Section; version: number; value: Settings[Section] }

/** Returns a section for a form. */
export async function readSection(_admin: AdminSession, section: Section): Promise<StoredSection> {
  // The version first: with an older one than the value's a save is refused, with a newer one it would overwrite.
  const row = await db().setting.findUnique({ where: { section }, select: { version: true } })
  const settings = await readSettings()
  return { id: section, version: row?.version ?? 0, value: settings[section] }
}

/** Returns all sections, for the admin panel. */
export async function readAllSections(_admin: AdminSession): Promise<Settings> {
  return readSettings()
}
