import { useEffect } from 'react'
import { dropDraft, takeDraft } from '@/components/admin/form/draft-storage'
import { useUnsavedChanges } from '@/components/admin/form/unsaved-changes'
import { useKeptDrafts } from '@/components/admin/form/use-kept-drafts'

type Options<Value> = {
  /** Names the form. */
  key: string
  value: Value
  isDirty: boolean
  restore: (value: Value) => void
}

/** What is put aside of a form; `keptAs` is its key in this browser. */
type PutAside<Value> = { value: Value; keptAs: string }

/** A text that an earlier visit left in this browser. */
export type KeptOffer = { key: string; at: Date; take: () => void; remove: () => void }

/**
 * Keeps what is typed in a form without an editor. After an expired session it comes back by itself; of a tab that was
 * closed it is offered.
 */
export function useKeptForm<Value>({ key, value, isDirty, restore }: Options<Value>) {
  const read = () => ({ value, hadFiles: false })
  const kept = useKeptDrafts({ screen: key, version: value, isDirty, id: undefined, isHeld: false, read })
  useUnsavedChanges({
    isDirty,
    isKept: kept.kept !== null && 'at' in kept.kept,
    draft: { key, read: () => ({ value, keptAs: kept.key() }) satisfies PutAside<Value> },
  })

  useEffect(() => {
    const taken = takeDraft(key)
    if (taken) {
      const { value, keptAs } = taken.value as PutAside<Value>
      dropDraft(keptAs)
      restore(value)
    }
    kept.look()
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form opens
  }, [])

  const offers: KeptOffer[] = kept.offers.map((offer) => ({
    key: offer.key,
    at: new Date(offer.at),
    take: () => {
      kept.take(offer)
      restore(offer.value as Value)
    },
    remove: () => kept.remove(offer),
  }))
  /** Removes what is kept, because it was saved and the form may be gone before it shows that. */
  const forget = () => kept.forget(undefined)
  return { offers, forget }
}
