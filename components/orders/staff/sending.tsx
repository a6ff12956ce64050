import { useSubmit } from '@/components/admin/form/use-submit'
import { SAVE_ERROR } from './words'
import type { ApiError } from '@/lib/api/client'
import { ConflictBox, type ConflictWords, FailureBox, KeptOffers } from '@/components/admin/form/editor-notices'
import type { KeptOffer } from '@/components/admin/form/use-kept-draft'
import { Alert } from '@/components/ui/alert'

export const saveFailure = (error: ApiError) => SAVE_ERROR + error.message

export function useSending() {
  return useSubmit(saveFailure)
}

type Sending = Omit<ReturnType<typeof useSending>, 'form'>

type SendingNoticesProps = {
  sending: Sending
  offers?: readonly KeptOffer[]
  conflict?: ConflictWords
  onTakeTheirs?: () => void
  onSaveMine?: () => void
}

export function SendingNotices(props: SendingNoticesProps) {
  const { sending, offers = [], conflict, onTakeTheirs, onSaveMine } = props
  const { failure, hasConflict, done, attempt, isSending } = sending
  return (
    <>
      <KeptOffers offers={offers} disabled={isSending} />
      {failure && <FailureBox key={attempt} failure={{ text: failure }} />}
      {hasConflict && (
        <ConflictBox
          what="iş emri"
          words={conflict}
          disabled={isSending}
          onReload={onTakeTheirs}
          onOverwrite={onSaveMine}
        />
      )}
      {done && <Alert tone="good" className="mb-4" title={done} />}
    </>
  )
}

type PartNoticesProps = { sending: Sending; offers: readonly KeptOffer[]; takeTheirs: () => void; saveMine: () => void }

/** The notices of a form for a part of an order (`useOrderPart`). */
export function PartNotices({ sending, offers, takeTheirs, saveMine }: PartNoticesProps) {
  return <SendingNotices sending={sending} offers={offers} onTakeTheirs={takeTheirs} onSaveMine={saveMine} />
}
