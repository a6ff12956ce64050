import 'server-only'
import { cache } from 'react'
import { AppError } from '@/lib/platform/app-error'
import type { AdminSession } from '@/lib/access/admin-session'
import { db } from '@/lib/platform/db/client'
import type { Section, Settings, SlideSettings } from '@/lib/settings/schema'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { Picture } from '@/lib/platform/media/picture'
import { doNotCache } from '@/lib/platform/runtime/render-context'
import { currentRevision } from '@/lib/platform/runtime/revisions'
import { type Company, companyOf } from '@/lib/settings/company'
import { NOTICE_VERSIONS } from '@/lib/settings/notice-text'
import { lastSettings, rememberSettings, settingsOf } from '@/lib/settings/last-settings'

/** Returns all settings from the database or transaction. */
export async function readSettings(client: Prisma.TransactionClient = db()): Promise<Settings> {
  const rows = await client.setting.findMany({ select: { section: true, value: true } })
  return settingsOf(Object.fromEntries(rows.map(({ section, value }) => [section, value])))
}

/**
 * Returns all settings. If the database is unavailable, returns the last settings that this process has read, and prevents caching
 * of the page.
 */
export async function currentSettings(): Promise<Settings> {
  const revision = currentRevision()
  try {
    const settings = await readSettings()
    rememberSettings(settings, revision)
    return settings
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    doNotCache()
    return lastSettings()
  }
}

/** Returns currentSettings(), read once per render. */
export const getSettings = cache(currentSettings)

export const getCompany = cache(async (): Promise<Company> => companyOf(await getSettings()))

/** A stored section, with the id and version for its ETag. Version 0 means that it has its defaults. */
export type StoredSection = { id: Section; version: number; value: Settings[Section] }

/** Returns a section for a form. */
export async function readSection(_admin: AdminSession, section: Section): Promise<StoredSection> {
  // The version is read first. If the section changes between the two reads, the version is too old, so that a save is refused
  // and does not overwrite the change.
  const row = await db().setting.findUnique({ where: { section }, select: { version: true } })
  const settings = await readSettings()
  return { id: section, version: row?.version ?? 0, value: settings[section] }
}

/** Returns all sections, for the admin panel. */
export async function readAllSections(_admin: AdminSession): Promise<Settings> {
  return readSettings()
}

type DrawingImage = Extract<SlideSettings['image'], { kind: 'drawing' }>
type PictureImage = Extract<SlideSettings['image'], { kind: 'picture' }>

/** A slide of the home page, with its stored picture if it has one. */
export type Slide = Omit<SlideSettings, 'image'> & { image: DrawingImage | (PictureImage & { picture: Picture }) }

/** Returns slides with their pictures. If the database is unavailable, a picture has no smaller variants and the aspect ratio 4:3. */
export async function withPictures(slides: readonly SlideSettings[]): Promise<Slide[]> {
  const paths = slides.flatMap(({ image }) => (image.kind === 'picture' ? [image.path] : []))
  const pictures = paths.length === 0 ? [] : await picturesAt(paths)
  const pictureAt = (path: string): Picture =>
    pictures.find((picture) => picture.path === path) ?? { path, width: 4, height: 3, widths: [] }
  return slides.map(({ image, ...slide }) => {
    return { ...slide, image: image.kind === 'picture' ? { ...image, picture: pictureAt(image.path) } : image }
  })
}

async function picturesAt(paths: string[]): Promise<Picture[]> {
  const select = { path: true, width: true, height: true, widths: true }
  try {
    return await db().image.findMany({ where: { path: { in: paths }, section: 'slides' }, select })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    doNotCache()
    return []
  }
}

/** Returns the version of the privacy notice that a visitor saw: `claimed` if it exists, otherwise the current version. */
export async function validNoticeVersion(tx: Prisma.TransactionClient, claimed?: number): Promise<number> {
  const { version } = (await readSettings(tx)).notice
  if (claimed === undefined || claimed === version) return version
  const isKnown =
    NOTICE_VERSIONS.some((notice) => notice.version === claimed) ||
    (await tx.privacyNotice.count({ where: { version: claimed } })) > 0
  return isKnown ? claimed : version
}
