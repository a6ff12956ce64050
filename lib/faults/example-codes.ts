import type { ListedFault } from '@/lib/faults/data'
import { faultPath } from '@/lib/site/pages'

/** Codes that are shown as examples, and their longest length. */
const EXAMPLES = 4
const MAX_CHARS = 8

type Example = { label: string; href: string; isCode?: boolean }

/**
 * Chooses the examples beneath the code field: the first short codes of different brands and device groups, then any
 * other short codes, and one fault that shows no code.
 */
export function exampleCodes(faults: readonly ListedFault[]): Example[] {
  const coded = faults.filter(({ code }) => code !== '' && code.length <= MAX_CHARS)
  const chosen: ListedFault[] = []
  const choose = (isTooNear: (one: ListedFault, other: ListedFault) => boolean) => {
    for (const fault of coded) {
      if (chosen.length < EXAMPLES && !chosen.some((other) => isTooNear(fault, other))) chosen.push(fault)
    }
  }
  const sameCode = (one: ListedFault, other: ListedFault) => one.code === other.code
  choose((one, other) => sameCode(one, other) || one.brand === other.brand || one.service?.id === other.service?.id)
  choose(sameCode)
  const withoutCode = faults.find(({ code }) => code === '')
  return [
    ...chosen.map(({ code, slug }) => ({ label: code, href: faultPath(slug) })),
    ...(withoutCode ? [{ label: 'kod göstermiyor', href: faultPath(withoutCode.slug), isCode: false }] : []),
  ]
}
