import 'server-only'
import { v7 as newId } from 'uuid'
import { AppError } from '@/lib/platform/app-error'
import type { AdminSession } from '@/lib/access/admin-session'
import { type CodedFault, codeColumns, identityOf } from '@/lib/faults/alarm-code'
import { updateFormerSlugs } from '@/lib/content/slugs'
import { lockItem, slugOfTitle } from '@/lib/content/mutations'
import { publicationColumns } from '@/lib/content/publication'
import { type VersionCheck, refuseStale, type ItemVersion } from '@/lib/platform/db/versions'
import { db } from '@/lib/platform/db/client'
import { type Fault, readFault } from '@/lib/faults/data'
import { type FaultInput, MAX_FEATURED } from '@/lib/faults/schema'
import type { Prisma } from '@/lib/generated/prisma/client'
import { FAULTS_LOCK } from '@/lib/platform/db/locks'

function refuse(code: 'conflict' | 'invalid-input', field: keyof FaultInput, message: string): never {
  throw new AppError(code, { message, fields: { [field]: [message] } })
}

/** Makes other writers of faults wait until the transaction ends, so that each sees the codes and slugs of the others. */
export async function lockFaults(tx: Prisma.TransactionClient): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${FAULTS_LOCK}::bigint)`
}

/** @throws {AppError} conflict if another fault has the same brand, series and code */
async function refuseDuplicate(tx: Prisma.TransactionClient, fault: CodedFault, id: string): Promise<void> {
  const existingFault = await tx.fault.findUnique({ where: { identity: identityOf(fault) }, select: { id: true } })
  if (!existingFault || existingFault.id === id) return
  const device = [fault.brand, fault.series].filter(Boolean).join(' ')
  if (fault.code) refuse('conflict', 'code', `${device} için ${fault.code} zaten kayıtlı.`)
  refuse('conflict', 'title', `${device} için kodsuz “${fault.title}” zaten kayıtlı.`)
}

/** @throws {AppError} invalid-input for a missing service or post, or if the service's page lists too many faults */
async function refuseInvalidLinks(tx: Prisma.TransactionClient, input: FaultInput, id: string): Promise<void> {
  const { serviceId, relatedPostId, featured } = input
  if (serviceId && (await tx.service.count({ where: { id: serviceId } })) === 0) {
    refuse('invalid-input', 'serviceId', 'Bu cihaz grubu artık yok. Başka birini seçin.')
  }
  if (relatedPostId && (await tx.blogPost.count({ where: { id: relatedPostId } })) === 0) {
    refuse('invalid-input', 'relatedPostId', 'Bu yazı artık yok. Başka birini seçin.')
  }
  if (!featured) return
  if (!serviceId) refuse('invalid-input', 'featured', 'Hizmet sayfasında göstermek için cihaz grubunu seçin.')
  const featuredCount = await tx.fault.count({ where: { serviceId, featured: true, id: { not: id } } })
  if (featuredCount < MAX_FEATURED) return
  const message = `Bu hizmetin sayfasında zaten ${MAX_FEATURED} arıza var. Önce birinin işaretini kaldırın.`
  refuse('invalid-input', 'featured', message)
}

/** Returns the slug of a fault, and the longer slug that it gets if another fault already has the first. */
export function slugsOfFault({ brand, series, code, title }: CodedFault, id: string): [slug: string, longer: string] {
  const slug = slugOfTitle('fault', [brand, series, code, title].join(' '), id)
  return [slug, `${slug}-${id.slice(-8)}`]
}

async function freeSlug(tx: Prisma.TransactionClient, fault: CodedFault, id: string): Promise<string> {
  const [slug, longer] = slugsOfFault(fault, id)
  const existingFault = await tx.fault.findUnique({ where: { slug }, select: { id: true } })
  return !existingFault || existingFault.id === id ? slug : longer
}

/**
 * Adds a fault and returns its id and slug.
 * @throws {AppError} conflict for an existing code; invalid-input for a missing service or post, or if the service's page
 *   lists too many faults
 */
export async function insertFault(
  tx: Prisma.TransactionClient,
  { state, publishedAt, ...input }: FaultInput,
): Promise<{ id: string; slug: string }> {
  await lockFaults(tx)
  const id = newId()
  await refuseDuplicate(tx, input, id)
  await refuseInvalidLinks(tx, input, id)
  const slug = await freeSlug(tx, input, id)
  const publication = publicationColumns({ state, publishedAt }, null)
  await tx.fault.create({ data: { ...input, ...codeColumns(input), ...publication, id, slug } })
  await updateFormerSlugs(tx, 'fault', { ...publication, id, slug })
  return { id, slug }
}

/** Adds a fault. @throws {AppError} those of insertFault */
export async function createFault(_admin: AdminSession, input: FaultInput): Promise<Fault> {
  return db().$transaction(async (tx) => {
    const { id } = await insertFault(tx, input)
    return readFault(tx, id)
  })
}

type LockedFault = ItemVersion & { slug: string }

const hasSameTexts = (a: CodedFault, b: CodedFault) =>
  a.brand === b.brand && a.series === b.series && a.code === b.code && a.title === b.title

/**
 * Changes a fault. Its slug follows its brand, series, code and title.
 * @throws {AppError} not-found, stale, and those of insertFault
 */
export async function updateFault(
  _admin: AdminSession,
  id: string,
  { state, publishedAt, ...input }: FaultInput,
  matchesVersion: VersionCheck,
): Promise<Fault> {
  return db().$transaction(async (tx) => {
    await lockFaults(tx)
    const locked = await lockItem<LockedFault>(tx, 'fault', id, ['slug'])
    refuseStale(locked, matchesVersion)
    await refuseDuplicate(tx, input, id)
    await refuseInvalidLinks(tx, input, id)
    const current = await readFault(tx, id)
    const publication = publicationColumns({ state, publishedAt }, current)
    const slug = hasSameTexts(current, input) ? locked.slug : await freeSlug(tx, input, id)
    const data = { ...input, ...codeColumns(input), ...publication, slug, version: { increment: 1 } }
    await tx.fault.update({ where: { id }, data })
    await updateFormerSlugs(tx, 'fault', { ...publication, id, slug }, current)
    return readFault(tx, id)
  })
}
