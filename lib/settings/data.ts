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

/** Returns all settings as the database or transaction has them. */
export async function readSettings(client: Prisma.TransactionClient = db()): Promise<Settings> {
  const rows = await client.setting.findMany({ select: { section: true, value: true } })
  return settingsOf(Object.fromEntries(rows.map(({ section, value }) => [section, value])))
}

/**
 * Returns all settings. It never fails: while the database does not answer they are the last that this process has
 * read, and the page is not cached.
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

/** Returns the settings, read once per rendering, as currentSettings does. */
export const getSettings = cache(currentSettings)

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

type DrawingImage = Extract<SlideSettings['image'], { kind: 'drawing' }>
type PictureImage = Extract<SlideSettings['image'], { kind: 'picture' }>

/** A slide as the home page shows it: with the stored picture, if it has one of its own. */
export type Slide = Omit<SlideSettings, 'image'> & { image: DrawingImage | (PictureImage & { picture: Picture }) }

/** Returns slides with their pictures. Without the database a picture has no smaller variants. */
export async function withPictures(slides: readonly SlideSettings[]): Promise<Slide[]> {
  const paths = slides.flatMap(({ image }) => (image.kind === 'picture' ? [image.path] : []))
  const found = paths.length === 0 ? [] : await picturesAt(paths)
  const pictureAt = (path: string): Picture =>
    found.find((picture) => picture.path === path) ?? { path, width: 4, height: 3, widths: [] }
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

/** Returns the version of the privacy notice that a visitor saw: `claimed` if there was one of that number, else the present. */
export async function seenNotice(tx: Prisma.TransactionClient, claimed?: number): Promise<number> {
  const { version } = (await readSettings(tx)).notice
  if (claimed === undefined || claimed === version) return version
  const isKnown =
    NOTICE_VERSIONS.some((one) => one.version === claimed) ||
    (await tx.privacyNotice.count({ where: { version: claimed } })) > 0
  return isKnown ? claimed : version
}
