import 'server-only'
import { cache } from 'react'
import { AppError } from '@/lib/app-error'
import { db } from '@/lib/db'
import type { Settings, SlideSettings } from '@/lib/domains/settings/schema'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { Picture } from '@/lib/media/picture'
import { notToBeKept } from '@/lib/runtime/render-context'
import { collectingTables, currentRevision } from '@/lib/runtime/revisions'
import { type Company, companyOf } from '@/lib/site/company'
import { lastSettings, rememberSettings, settingsOf } from '@/lib/site/last-settings'

async function read(client: Prisma.TransactionClient): Promise<Settings> {
  const rows = await client.setting.findMany({ select: { section: true, value: true } })
  return settingsOf(Object.fromEntries(rows.map(({ section, value }) => [section, value])))
}

/**
 * Returns all settings as a transaction has them, for a change that depends on them. The table is not noted, because
 * the change would then outdate all pages.
 */
export function readSettings(client: Prisma.TransactionClient = db()): Promise<Settings> {
  return collectingTables(new Set(), () => read(client))
}

/**
 * Returns all settings, for a page. It never fails: while the database does not answer they are the last that this process has
 * read, and the page is not cached.
 */
export async function currentSettings(): Promise<Settings> {
  const revision = currentRevision()
  try {
    const settings = await read(db())
    rememberSettings(settings, revision)
    return settings
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    notToBeKept()
    return lastSettings()
  }
}

/** Returns the settings, read once per rendering, as currentSettings does. */
export const getSettings = cache(currentSettings)

/** Returns the company as the site shows it. */
export const getCompany = cache(async (): Promise<Company> => companyOf(await getSettings()))

type Drawn = Extract<SlideSettings['image'], { kind: 'drawing' }>
type Pictured = Extract<SlideSettings['image'], { kind: 'picture' }>

/** A slide as the home page shows it: with the stored picture, if it has one of its own. */
export type Slide = Omit<SlideSettings, 'image'> & { image: Drawn | (Pictured & { picture: Picture }) }

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
    notToBeKept()
    return []
  }
}
