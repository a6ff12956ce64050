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
  what?: 'kayıt' | 'iş emri'
  sending: Sending
  offers?: readonly KeptOffer[]
  conflict?: ConflictWords
  onTakeTheirs?: () => void
  onSaveMine?: () => void
}

export function SendingNotices(props: SendingNoticesProps) {
  const { what = 'iş emri', sending, offers = [], conflict, onTakeTheirs, onSaveMine } = props
  const { failure, hasConflict, done, attempt, isSending } = sending
  return (
    <>
      <KeptOffers offers={offers} disabled={isSending} />
      {failure && <FailureBox key={attempt} failure={{ text: failure }} />}
      {hasConflict && (
        <ConflictBox
          what={what}
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
