import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm } from '@/components/admin/form/use-form'
import type { OpenOrder } from './use-order'
import { saveFailure } from './sending'
import { ApiError } from '@/lib/api/client'
import { adminOrderPath } from '@/lib/site/admin-pages'
import { conflictWords, firstDraft, missingFields, quoteOf, quotesTag, wrongFields } from './quote-draft'

/** The form for a quote: saved as often as needed, then sent. What was typed stays until then. */
export function useQuote({ order, writeOver, reload }: OpenOrder) {
  const router = useRouter()
  const [pressed, setPressed] = useState<'save' | 'send'>('send')
  const [isIncomplete, setIncomplete] = useState(false)
  const quote = useForm({
    key: `is-emri/${order.id}/teklif`,
    // With the tag of the order's quotes when typing began.
    initial: { ...firstDraft(order), seen: quotesTag(order) },
    isChanged: () => true,
    failureOf: saveFailure,
  })
  const { sending, reset } = quote
  const { seen: initiallySeen, ...draft } = quote.draft

  /**
   * Saves the draft, or sends it. What is to be sent and lacks something is saved, and the form says what is missing.
   * `mine` goes on from the quotes that the screen shows now, but from no newer ones.
   */
  async function submit(how: 'save' | 'send', { mine = false } = {}) {
    setPressed(how)
    setIncomplete(false)
    const wrong = wrongFields(draft)
    const missing = how === 'send' ? missingFields(draft, new Date()) : {}
    const lacks = Object.keys(missing).length > 0
    const isSent = how === 'send' && !lacks
    const json = quoteOf(draft, isSent)
    const seen = mine ? quotesTag(order) : initiallySeen
    const call = async () => {
      if (seen !== quotesTag(order)) throw new ApiError('', 412)
      await writeOver({
        part: 'quote',
        isSame: (fresh) => quotesTag(fresh) === seen,
        call: ({ etag }) => ({ method: 'POST', json, ifMatch: etag }),
      })
    }
    if (!(await sending.send(call, { wrong, done: lacks ? '' : 'Taslak kaydedildi.' }))) return
    reset()
    if (lacks) {
      setIncomplete(true)
      sending.show({ fields: missing, done: null, refocuses: true })
    } else if (isSent) router.push(adminOrderPath(order.id))
  }

  return {
    ...quote,
    draft,
    pressed,
    /** Whether the quote was saved instead of sent, because the fields with errors are missing. */
    isIncomplete,
    conflict: conflictWords(order, pressed === 'send'),
    submit,
    takeTheirs: () => {
      reset()
      sending.clear()
      void reload()
    },
  }
}

export type QuoteEditor = Omit<ReturnType<typeof useQuote>, 'form'>
