import 'server-only'
import { AppError } from '@/lib/platform/app-error'
import type { AdminSession } from '@/lib/access/admin-session'
import { type IsKnown, refuseStale, type State } from '@/lib/platform/db/versions'
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

/** The sections to which pictures belong. */
export type PictureSection = 'slides' | 'look'

/** Locks a section's row, which it makes if there is none. Other changes to it wait until this transaction ends. */
async function lockSection(tx: Prisma.TransactionClient, section: Section): Promise<State> {
  await tx.$executeRaw`
    INSERT INTO "settings" ("section", "value", "version") VALUES (${section}, '{}', 0) ON CONFLICT DO NOTHING`
  const [row] = await tx.$queryRaw<State[]>`
    SELECT "section" AS "id", "version" FROM "settings" WHERE "section" = ${section} FOR UPDATE`
  return row!
}

type FieldError = { field: string; message: string }

function refuse({ field, message }: FieldError): never {
  throw new AppError('invalid-input', { message, fields: { [field]: [message] } })
}

/** Removes the rows of a section's pictures that it no longer shows, and returns their files. */
async function removeOthers(
  tx: Prisma.TransactionClient,
  section: PictureSection,
  shown: readonly (string | undefined)[],
): Promise<PictureFiles[]> {
  const gone = (await picturesOf(tx, { section })).filter(({ path }) => !shown.includes(path))
  await tx.image.deleteMany({ where: { path: { in: gone.map(({ path }) => path) } } })
  return gone
}

/** Keeps only the pictures that a slide shows, and returns those whose rows are gone. */
async function keepPictures(tx: Prisma.TransactionClient, { slides }: Settings['slides']): Promise<PictureFiles[]> {
  const known = new Set((await picturesOf(tx, { section: 'slides' })).map(({ path }) => path))
  const shown = slides.map(({ image }) => (image.kind === 'picture' ? image.path : undefined))
  const strange = shown.findIndex((path) => path !== undefined && !known.has(path))
  if (strange !== -1) {
    const message = `${strange + 1}. slaydın resmi bulunamadı. Resmi yeniden seçin.`
    refuse({ field: `slides.${strange}.image.path`, message })
  }
  return removeOthers(tx, 'slides', shown)
}

const LOOK = ['logo', 'icon', 'share'] as const

/** Smallest side in px of an icon. */
const ICON_SIDE = 512

/** Returns the company's pictures with their sizes, and the files of those that it no longer shows. */
async function newLook(tx: Prisma.TransactionClient, look: Settings['look']) {
  const value = { ...look }
  for (const field of LOOK) {
    const path = look[field]?.path
    if (path === undefined) continue
    const found = await tx.image.findFirst({
      where: { path, section: 'look' },
      select: { path: true, width: true, height: true },
    })
    if (!found) refuse({ field, message: 'Resim bulunamadı. Resmi yeniden seçin.' })
    const { width, height } = found
    if (field === 'icon' && (width !== height || width < ICON_SIDE || !path.endsWith('.png')))
      refuse({ field, message: `Simge, en az ${ICON_SIDE} × ${ICON_SIDE} piksel kare bir PNG olmalı.` })
    value[field] = found
  }
  return {
    value,
    gone: await removeOthers(
      tx,
      'look',
      LOOK.map((field) => value[field]?.path),
    ),
  }
}

/** Returns the notice with a text, and keeps each text that visitors may have seen. Another text is another version. */
async function newNotice(tx: Prisma.TransactionClient, { text }: Settings['notice']): Promise<Settings['notice']> {
  const { notice } = await readSettings(tx)
  if (text === notice.text) return notice
  const version = Math.max(notice.version, NOTICE_VERSION) + 1
  const since = istanbulDay(new Date())
  const rows = [notice, { text, version, since }].map((one) => ({ ...one, since: new Date(one.since) }))
  await tx.privacyNotice.createMany({ data: rows, skipDuplicates: true })
  return { text, version, since }
}

/**
 * Replaces a section. Pictures that it no longer shows are removed.
 * @throws {AppError} stale, invalid-input for a picture that is not uploaded
 */
export async function changeSection(
  _admin: AdminSession,
  { section, value }: SectionChange,
  isKnown: IsKnown,
): Promise<StoredSection> {
  const { version, stored, gone } = await db().$transaction(async (tx) => {
    const current = await lockSection(tx, section)
    refuseStale(current, isKnown)
    const look = section === 'look' ? await newLook(tx, value) : null
    const gone = section === 'slides' ? await keepPictures(tx, value) : (look?.gone ?? [])
    const version = current.version + 1
    const stored = section === 'notice' ? await newNotice(tx, value) : (look?.value ?? value)
    await tx.setting.update({ where: { section }, data: { value: stored, version } })
    return { version, stored, gone }
  })
  await discardPictures(gone)
  return { id: section, version, value: stored }
}

/**
 * Stores a picture for a section and returns its path. It is shown once the section names it.
 * @throws {AppError} the errors of storePicture
 */
export async function addPicture(_admin: AdminSession, section: PictureSection, upload: Upload): Promise<string> {
  return withStoredPictures([upload], async ([picture]) => {
    await db().image.create({ data: { ...imageRow(picture!), section } })
    return picture!.path
  })
}
