import { cache } from 'react'
import type { Letter } from '@/lib/faults/alarm-code'
import { brandCounts, sumOf } from '@/lib/faults/fault-counts'
import {
  brandOfSlug,
  countFaults,
  type FaultCount,
  FAULTS_PER_PAGE,
  faultsPage,
  type ListedFault,
} from '@/lib/faults/data'
import { deviceNameOf } from '@/lib/faults/texts'
import { currentServiceSlug, listServices, type Service } from '@/lib/services/data'
import { type FaultList, faultListOf } from '@/lib/faults/lists'
import { faultListPath } from '@/lib/site/pages'

/**
 * The brand and the device group of a list, if its address names them and they have public faults. `deviceGroup` is the name of
 * the device group, `service` the service that repairs it.
 */
type ListGroup = { list: FaultList; brand?: string; service?: Service; deviceGroup?: string }

/** A page of a fault list, with its counts. */
export type FaultListPage = ListGroup & {
  faults: ListedFault[]
  /** Counts of all public faults. */
  counts: FaultCount[]
  /** Counts of the faults of this brand and device group. */
  scopedCounts: FaultCount[]
  /** The public services, in their order. */
  services: Service[]
  /** Letters with faults of this brand and device group. */
  letters: ReadonlySet<Letter>
  /** How many faults of this brand, device group and letter there are. */
  total: number
  /** How many pages they fill. */
  pageCount: number
}

/** A list without faults. */
export type EmptyFaultList = ListGroup & { isEmpty: true }

/** Path of the list with the current slug of its device group. */
type MovedList = { movedTo: string }

async function readEmptyList(list: FaultList): Promise<EmptyFaultList | MovedList> {
  const [brandInPath, { items: services }] = await Promise.all([
    list.brand ? brandOfSlug(list.brand) : null,
    listServices(),
  ])
  const service = services.find(({ slug }) => slug === list.service)
  const movedTo = list.service && !service ? await currentServiceSlug(list.service) : null
  if (movedTo) return { movedTo: faultListPath({ ...list, service: movedTo }) }
  const brand = brandInPath?.brandSlug === list.brand ? brandInPath?.brand : undefined
  return { list, brand, service, deviceGroup: service && deviceNameOf(service), isEmpty: true }
}

/**
 * Reads a page of a list by its path, once per render. A list without faults is returned as `EmptyFaultList`,
 * except for the index. For a former slug of a device group it returns the path with the current slug.
 * @returns null if the path is not that of a list
 */
export const readList = cache(async (path: string): Promise<FaultListPage | EmptyFaultList | MovedList | null> => {
  const list = faultListOf(path)
  if (!list) return null
  const { page = 1, letter } = list
  const range = { skip: (page - 1) * FAULTS_PER_PAGE, take: FAULTS_PER_PAGE }
  const faults = await faultsPage(list, range)
  const isIndex = Object.values(list).every((condition) => condition === undefined)
  // Unknown addresses must be cheap, so there are no counts for them.
  if (faults.length === 0 && !isIndex) return readEmptyList(list)
  const [counts, { items: services }] = await Promise.all([countFaults(), listServices()])
  const service = services.find(({ slug }) => slug === list.service)
  const brandFaults = counts.filter(({ brandSlug }) => list.brand === undefined || brandSlug === list.brand)
  const scopedCounts = brandFaults.filter(({ serviceId }) => list.service === undefined || serviceId === service?.id)
  const total = sumOf(scopedCounts.filter((row) => letter === undefined || row.letter === letter))
  const group = {
    list,
    brand: list.brand && brandCounts(brandFaults)[0]?.name,
    service,
    deviceGroup: service && deviceNameOf(service),
  }
  const letters = new Set(scopedCounts.map((row) => row.letter))
  const pageCount = Math.max(1, Math.ceil(total / FAULTS_PER_PAGE))
  return { ...group, faults, counts, scopedCounts, services, letters, total, pageCount }
})
