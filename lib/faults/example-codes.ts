import type { ListedFault } from '@/lib/faults/data'
import { faultPath } from '@/lib/site/pages'

const MAX_EXAMPLES = 4

/** Maximum length of a code that is shown as an example. */
const MAX_CHARS = 8

type Example = { label: string; href: string; isCode?: boolean }

/**
 * Selects the examples below the code field: the first short codes of different brands and device groups, then any other
 * short codes, and one fault without a code.
 */
export function exampleCodes(faults: readonly ListedFault[]): Example[] {
  const withShortCode = faults.filter(({ code }) => code !== '' && code.length <= MAX_CHARS)
  const chosen: ListedFault[] = []
  const choose = (isTooSimilar: (one: ListedFault, other: ListedFault) => boolean) => {
    for (const fault of withShortCode) {
      if (chosen.length < MAX_EXAMPLES && !chosen.some((other) => isTooSimilar(fault, other))) chosen.push(fault)
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
