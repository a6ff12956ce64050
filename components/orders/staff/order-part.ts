import type { OrderJson } from '@/lib/orders/output'

/** The fields of an order that its PUT replaces. */
const FIELDS = [
  'companyName',
  'contactPerson',
  'phone',
  'email',
  'deviceBrand',
  'deviceModel',
  'serialNumber',
  'accessories',
  'faultDescription',
  'responsible',
  'responsibleId',
  'promisedOn',
  'waitingForPart',
  'partExpectedOn',
  'partShown',
  'diagnosis',
] as const satisfies (keyof OrderJson)[]

export type PartName = (typeof FIELDS)[number]
export type Part<Name extends PartName> = Pick<OrderJson, Name>

/** Returns some fields of an order, without anything else. */
export function partOf<Name extends PartName>(order: Part<Name>, names: readonly Name[]): Part<Name> {
  return Object.fromEntries(names.map((name) => [name, order[name]])) as Part<Name>
}

export function isSamePart<Name extends PartName>(a: Part<Name>, b: Part<Name>, names: readonly Name[]): boolean {
  return names.every((name) => a[name] === b[name])
}

/** Returns the body of a PUT that changes only a part. */
export function withPart(order: OrderJson, part: Partial<Part<PartName>>): Part<PartName> {
  return { ...partOf(order, FIELDS), ...part }
}
