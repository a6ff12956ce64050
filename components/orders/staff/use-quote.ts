import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { OpenOrder } from '@/components/orders/staff/use-order'
import { useSending } from '@/components/orders/staff/use-sending'
import { useKeptDraft } from '@/components/admin/form/use-kept-draft'
import { ApiError } from '@/lib/api/client'
import { adminOrderPath } from '@/lib/site/admin-pages'
import { conflictWords, firstDraft, type QuoteDraft, quoteOf, quotesTag, wrongQuote } from './quote-draft'

/** The quote that is typed, and the tag of the order's quotes when typing began. */
type Edit = { seen: string; draft: QuoteDraft }

/** The form for a quote: saved as often as needed, then sent. What was typed stays until then. */
export function useQuote({ order, writeOver, reload }: OpenOrder) {
  const router = useRouter()
  const [edit, setEdit] = useState<Edit | null>(null)
  const [pressed, setPressed] = useState<'save' | 'send'>('send')
  const { form, ...sending } = useSending()
  const draft = edit?.draft ?? firstDraft(order)
  const isDirty = edit !== null
  const kept = useKeptDraft({ form: `is-emri/${order.id}/teklif`, value: edit, isDirty, restore: setEdit })

  function change(changes: Partial<QuoteDraft>) {
    sending.corrected(...Object.keys(changes))
    setEdit((now) => {
      const { seen, draft } = now ?? { seen: quotesTag(order), draft: firstDraft(order) }
      return { seen, draft: { ...draft, ...changes } }
    })
  }

  /** Saves the draft, or sends it. `mine` goes on from the quotes that the screen shows now, but from no newer ones. */
  async function submit(how: 'save' | 'send', { mine = false } = {}) {
    setPressed(how)
    const isSent = how === 'send'
    const wrong = wrongQuote(draft, isSent, new Date())
    const json = quoteOf(draft, isSent)
    const seen = mine || !edit ? quotesTag(order) : edit.seen
    const call = async () => {
      if (seen !== quotesTag(order)) throw new ApiError('', 412)
      await writeOver({
        part: 'quote',
        isSame: (fresh) => quotesTag(fresh) === seen,
        call: ({ etag }) => ({ method: 'POST', json, ifMatch: etag }),
      })
    }
    if (!(await sending.send(call, { wrong, done: 'Taslak kaydedildi.' }))) return
    setEdit(null)
    kept.forget()
    if (isSent) router.push(adminOrderPath(order.id))
  }

  return {
    form,
    draft,
    isDirty,
    offers: kept.offers,
    pressed,
    sending,
    conflict: conflictWords(order, pressed === 'send'),
    change,
    submit,
    takeTheirs: () => {
      setEdit(null)
      sending.clear()
      void reload()
    },
  }
}

export type QuoteEditor = Omit<ReturnType<typeof useQuote>, 'form'>
