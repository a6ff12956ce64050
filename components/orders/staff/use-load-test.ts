import { useState } from 'react'
import { useForm } from '@/components/admin/form/use-form'
import type { OpenOrder } from './use-order'
import { saveFailure } from './sending'
import { ApiError } from '@/lib/api/client'
import type { LoadTestJson } from '@/lib/orders/output'
import { firstDraft, loadTestOf, missingFields, testsTag, wrongFields } from './load-test-draft'

/** The form for the record of a load test: saved as often as needed, then signed. What was typed stays until then. */
export function useLoadTest({ order, writeOver, reload }: OpenOrder) {
  const [pressed, setPressed] = useState<'save' | 'sign'>('sign')
  const [isIncomplete, setIncomplete] = useState(false)
  const test = useForm({
    key: `is-emri/${order.id}/yuk-testi`,
    // With the tag of the order's records when typing began.
    initial: { ...firstDraft(order), seen: testsTag(order) },
    isChanged: () => true,
    failureOf: saveFailure,
  })
  const { sending, reset } = test
  const { seen: initiallySeen, ...draft } = test.draft

  /**
   * Saves the draft, and signs it. What is to be signed and lacks something is saved, and the form says what is missing.
   * `mine` goes on from the records that the screen shows now, but from no newer ones.
   */
  async function submit(how: 'save' | 'sign', { mine = false } = {}) {
    setPressed(how)
    setIncomplete(false)
    const wrong = wrongFields(draft)
    const missing = how === 'sign' ? missingFields(draft) : {}
    const lacks = Object.keys(missing).length > 0
    const isSigned = how === 'sign' && !lacks
    const seen = mine ? testsTag(order) : initiallySeen
    const save = () => {
      if (seen !== testsTag(order)) throw new ApiError('', 412)
      const json = loadTestOf(draft)
      return writeOver<LoadTestJson>({
        part: 'load-test',
        isSame: (fresh) => testsTag(fresh) === seen,
        call: ({ etag }) => ({ method: 'PUT', json, ifMatch: etag }),
      })
    }
    const sign = (saved: LoadTestJson) =>
      writeOver({
        part: 'load-test/sign',
        follows: true,
        isSame: ({ loadTests }) => testsTag({ loadTests: loadTests.slice(0, 1) }) === testsTag({ loadTests: [saved] }),
        call: ({ etag }) => ({ method: 'POST', ifMatch: etag }),
      })
    const done = isSigned ? 'Tutanak imzalandı.' : lacks ? '' : 'Taslak kaydedildi.'
    const both = async () => {
      const saved = await save()
      if (isSigned) await sign(saved)
    }
    if (!(await sending.send(both, { wrong, done }))) return
    reset()
    if (!lacks) return
    setIncomplete(true)
    sending.show({ fields: missing, done: null, refocuses: true })
  }

  return {
    ...test,
    draft,
    pressed,
    /** Whether the record was saved instead of signed, because the fields with errors are missing. */
    isIncomplete,
    submit,
    takeTheirs: () => {
      reset()
      sending.clear()
      void reload()
    },
  }
}

export type LoadTestEditor = Omit<ReturnType<typeof useLoadTest>, 'form'>
