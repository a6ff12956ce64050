import type { LoadTestJson } from '@/lib/orders/output'
import { firstDraft, type LoadTestDraft, loadTestOf, missingFields, testsTag, wrongFields } from './load-test-draft'
import { useDraftedForm } from './use-drafted-form'
import type { OpenOrder } from './use-order'

/** The form for the record of a load test. It is saved first, and then signed. */
export function useLoadTest(open: OpenOrder) {
  const { writeOver } = open
  return useDraftedForm<LoadTestDraft>(open, {
    key: 'yuk-testi',
    initial: firstDraft(open.order),
    tagOf: testsTag,
    wrongIn: wrongFields,
    missingIn: missingFields,
    finished: 'Tutanak imzalandı.',
    write: async (draft, isSigned, isSame) => {
      const json = loadTestOf(draft)
      const saved = await writeOver<LoadTestJson>({
        part: 'load-test',
        isSame,
        call: ({ etag }) => ({ method: 'PUT', json, ifMatch: etag }),
      })
      if (!isSigned) return
      await writeOver({
        part: 'load-test/sign',
        follows: true,
        isSame: ({ loadTests }) => testsTag({ loadTests: loadTests.slice(0, 1) }) === testsTag({ loadTests: [saved] }),
        call: ({ etag }) => ({ method: 'POST', ifMatch: etag }),
      })
    },
  })
}
