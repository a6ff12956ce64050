import 'server-only'
import { AppError } from '@/lib/platform/app-error'
import type { AdminSession } from '@/lib/access/admin-session'
import { type VersionCheck, refuseStale, type ItemVersion } from '@/lib/platform/db/versions'
import { db } from '@/lib/platform/db/client'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import { readSettings, type StoredSection } from '@/lib/settings/data'
import { NOTICE_VERSION } from '@/lib/settings/notice-text'
import type { Section, SectionChange, Settings } from '@/lib/settings/schema'
import type { Prisma } from '@/lib/generated/prisma/client'
import {
  discardPictures,
  imageRow,
  type PictureFiles,
  picturesOf,
  withStoredPictures,
} from '@/lib/platform/media/store-pictures'
import type { Upload } from '@/lib/platform/media/schema'

export type PictureSection = 'slides' | 'look'

/** Locks a section's row, and creates it if it is missing. Other changes to the section wait until this transaction ends. */
async function lockSection(tx: Prisma.TransactionClient, section: Section): Promise<ItemVersion> {
  await tx.$executeRaw`
    INSERT INTO "settings" ("section", "value", "version") VALUES (${section}, '{}', 0) ON CONFLICT DO NOTHING`
  const [row] = await tx.$queryRaw<ItemVersion[]>`
    SELECT "section" AS "id", "version" FROM "settings" WHERE "section" = ${section} FOR UPDATE`
  return row!
}

function refuse(field: string, message: string): never {
  throw new AppError('invalid-input', { message, fields: { [field]: [message] } })
}

/** Deletes the rows of pictures that a section no longer uses, and returns their files. */
async function deleteUnusedPictures(
  tx: Prisma.TransactionClient,
  section: PictureSection,
  usedPaths: readonly (string | undefined)[],
): Promise<PictureFiles[]> {
  const unused = (await picturesOf(tx, { section })).filter(({ path }) => !usedPaths.includes(path))
  await tx.image.deleteMany({ where: { path: { in: unused.map(({ path }) => path) } } })
  return unused
}

/** Refuses slides whose pictures were not uploaded. Deletes the rows of pictures that no slide shows, and returns their files. */
async function deleteUnusedSlidePictures(
  tx: Prisma.TransactionClient,
  { slides }: Settings['slides'],
): Promise<PictureFiles[]> {
  const storedPaths = new Set((await picturesOf(tx, { section: 'slides' })).map(({ path }) => path))
  const usedPaths = slides.map(({ image }) => (image.kind === 'picture' ? image.path : undefined))
  const unknownIndex = usedPaths.findIndex((path) => path !== undefined && !storedPaths.has(path))
  if (unknownIndex !== -1) {
    const message = `${unknownIndex + 1}. slaydın resmi bulunamadı. Resmi yeniden seçin.`
    refuse(`slides.${unknownIndex}.image.path`, message)
  }
  return deleteUnusedPictures(tx, 'slides', usedPaths)
}

const LOOK_NAMES = ['logo', 'icon', 'share'] as const

/** Minimum side of an icon, in px. */
const MIN_ICON_SIDE = 512

/** Returns the company's pictures with their sizes. Deletes the rows of unused pictures, and returns their files. */
async function newLook(tx: Prisma.TransactionClient, look: Settings['look']) {
  const value = { ...look }
  for (const field of LOOK_NAMES) {
    const path = look[field]?.path
    if (path === undefined) continue
    const picture = await tx.image.findFirst({
      where: { path, section: 'look' },
      select: { path: true, width: true, height: true },
    })
    if (!picture) refuse(field, 'Resim bulunamadı. Resmi yeniden seçin.')
    const { width, height } = picture
    if (field === 'icon' && (width !== height || width < MIN_ICON_SIDE || !path.endsWith('.png')))
      refuse(field, `Simge, en az ${MIN_ICON_SIDE} × ${MIN_ICON_SIDE} piksel kare bir PNG olmalı.`)
    value[field] = picture
  }
  const usedPaths = LOOK_NAMES.map((field) => value[field]?.path)
  return { value, unused: await deleteUnusedPictures(tx, 'look', usedPaths) }
}

/** Returns the notice with its text; a changed text is a new version. Stores each version that visitors may have seen. */
async function newNotice(tx: Prisma.TransactionClient, { text }: Settings['notice']): Promise<Settings['notice']> {
  const { notice } = await readSettings(tx)
  if (text === notice.text) return notice
  const version = Math.max(notice.version, NOTICE_VERSION) + 1
  const since = istanbulDay(new Date())
  const rows = [notice, { text, version, since }].map((row) => ({ ...row, since: new Date(row.since) }))
  await tx.privacyNotice.createMany({ data: rows, skipDuplicates: true })
  return { text, version, since }
}

/**
 * Replaces a section, and removes pictures that it no longer uses.
 * @throws {AppError} stale, invalid-input for a picture that was not uploaded
 */
export async function changeSection(
  _admin: AdminSession,
  { section, value }: SectionChange,
  matchesVersion: VersionCheck,
): Promise<StoredSection> {
  const { version, storedValue, unused } = await db().$transaction(async (tx) => {
    const current = await lockSection(tx, section)
    refuseStale(current, matchesVersion)
    const look = section === 'look' ? await newLook(tx, value) : null
    const unused = section === 'slides' ? await deleteUnusedSlidePictures(tx, value) : (look?.unused ?? [])
    const version = current.version + 1
    const storedValue = section === 'notice' ? await newNotice(tx, value) : (look?.value ?? value)
    await tx.setting.update({ where: { section }, data: { value: storedValue, version } })
    return { version, storedValue, unused }
  })
  await discardPictures(unused)
  return { id: section, version, value: storedValue }
}

/**
 * Stores a picture for a section and returns its path. The site shows it when the section refers to it.
 * @throws {AppError} the errors of storePicture
 */
export async function addPicture(_admin: AdminSession, section: PictureSection, upload: Upload): Promise<string> {
  return withStoredPictures([upload], async ([picture]) => {
    await db().image.create({ data: { ...imageRow(picture!), section } })
    return picture!.path
  })
}
