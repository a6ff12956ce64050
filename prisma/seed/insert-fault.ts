import { insertFault } from '@/lib/faults/mutations'
import { faultSchema, MAX_FEATURED } from '@/lib/faults/schema'
import type { Prisma } from '@/lib/generated/prisma/client'
import { type faults, isFeatured } from './content'

/** Inserts a fault, without a service or post that staff have deleted. It is not featured if the service's page is full. */
export async function insertSeedFault(tx: Prisma.TransactionClient, fault: (typeof faults)[number]): Promise<void> {
  const { service: slug, post, ...texts } = fault
  const select = { id: true, _count: { select: { faults: { where: { featured: true } } } } } as const
  // Finds a renamed service by its former slug.
  const bySlug = { OR: [{ slug }, { formerSlugs: { some: { slug } } }] }
  const service = await tx.service.findFirst({ where: bySlug, select })
  const related = post ? await tx.blogPost.findUnique({ where: { slug: post }, select: { id: true } }) : null
  const links = { serviceId: service?.id ?? null, relatedPostId: related?.id ?? null }
  const hasRoom = service !== null && service._count.faults < MAX_FEATURED
  await insertFault(tx, faultSchema.parse({ ...texts, ...links, featured: hasRoom && isFeatured(fault) }))
}
