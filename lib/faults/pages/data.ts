import 'server-only'
import { inState } from '@/lib/content/publication'
import { isSlug } from '@/lib/platform/turkish/slug'
import { db } from '@/lib/platform/db/client'
import { type Fault, featuredFaults, type ListedFault, neighboursOf } from '@/lib/faults/data'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { Picture } from '@/lib/platform/media/picture'
import { currentTime } from '@/lib/platform/runtime/render-context'

/** What the page of a fault shows beside the fault itself. */
export type FaultOnPage = {
  fault: Fault
  neighbours: { before: ListedFault[]; after: ListedFault[] }
  /** Of a fault without a code: what stands in place of the display. */
  device: { iconName: string; picture: (Picture & { alt: string }) | undefined } | null
}

const devicePicture = {
  iconName: true,
  images: {
    select: { path: true, width: true, height: true, widths: true, alt: true },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    take: 1,
  },
} satisfies Prisma.ServiceSelect

/** Returns a fault with what its page shows beside it. */
export async function faultOnPage(fault: Fault): Promise<FaultOnPage> {
  const { service, code } = fault
  const [neighbours, device] = await Promise.all([
    neighboursOf(fault),
    service && !code ? db().service.findUnique({ where: { id: service.id }, select: devicePicture }) : null,
  ])
  return { fault, neighbours, device: device && { iconName: device.iconName, picture: device.images[0] } }
}

/** Returns the brand with public faults whose word begins a slug, which may be no fault's. */
export async function brandOfSlug(slug: string): Promise<{ brand: string; brandSlug: string } | null> {
  if (!isSlug(slug)) return null
  const words = slug.split('-')
  const beginnings = words.map((_, index) => words.slice(0, index + 1).join('-'))
  return db().fault.findFirst({
    where: { brandSlug: { in: beginnings }, ...inState('published', currentTime()) },
    select: { brand: true, brandSlug: true },
    orderBy: { brandSlug: 'desc' },
  })
}

/** The faults in the table of a service's page, and how many public faults its device group has. */
export type ServiceFaults = { featured: ListedFault[]; total: number }

/** Returns the faults that a service's page shows. */
export async function faultsOfService(serviceId: string): Promise<ServiceFaults> {
  const [featured, total] = await Promise.all([
    featuredFaults(serviceId),
    db().fault.count({ where: { serviceId, ...inState('published', currentTime()) } }),
  ])
  return { featured, total }
}
