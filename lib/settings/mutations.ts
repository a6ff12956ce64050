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

/** Pictures of slides belong to this section. */
const OWNER = { section: 'slides' } as const

/** Locks a section's row, which it makes if there is none. Other changes to it wait until this transaction ends. */
async function lockSection(tx: Prisma.TransactionClient, section: Section): Promise<State> {
  await tx.$executeRaw`
    INSERT INTO "settings" ("section", "value", "version") VALUES (${section}, '{}', 0) ON CONFLICT DO NOTHING`
  const [row] = await tx.$queryRaw<State[]>`
    SELECT "section" AS "id", "version" FROM "settings" WHERE "section" = ${section} FOR UPDATE`
  return row!
}

/** Keeps only the pictures that a slide shows, and returns those whose rows are gone. */
async function keepPictures(tx: Prisma.TransactionClient, { slides }: Settings['slides']): Promise<PictureFiles[]> {
  const stored = await picturesOf(tx, OWNER)
  const known = new Set(stored.map(({ path }) => path))
  const shown = slides.map(({ image }) => (image.kind === 'picture' ? image.path : null))
  const strange = shown.findIndex((path) => path !== null && !known.has(path))
  if (strange !== -1) {
    const message = `${strange + 1}. slaydın resmi bulunamadı. Resmi yeniden seçin.`
    throw new AppError('invalid-input', { message, fields: { [`slides.${strange}.image.path`]: [message] } })
  }
  const gone = stored.filter(({ path }) => !shown.includes(path))
  await tx.image.deleteMany({ where: { path: { in: gone.map(({ path }) => path) } } })
  return gone
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
 * Replaces a section. Pictures of slides that no slide shows any more are removed.
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
    const gone = section === 'slides' ? await keepPictures(tx, value) : []
    const version = current.version + 1
    const stored = section === 'notice' ? await newNotice(tx, value) : value
    await tx.setting.update({ where: { section }, data: { value: stored, version } })
    return { version, stored, gone }
  })
  await discardPictures(gone)
  return { id: section, version, value: stored }
}

/**
 * Stores a picture for a slide and returns its path. The slide shows it once the section names it.
 * @throws {AppError} the errors of storePicture
 */
export async function addSlidePicture(_admin: AdminSession, upload: Upload): Promise<string> {
  return withStoredPictures([upload], async ([picture]) => {
    await db().image.create({ data: { ...imageRow(picture!), ...OWNER } })
    return picture!.path
  })
}
