import { ConflictBox, type ConflictWords, FailureBox } from '@/components/admin/editor/editor-notices'
import { Alert } from '@/components/ui/alert'
import type { Sending } from './use-sending'

type SendingNoticesProps = {
  sending: Sending
  conflict?: ConflictWords
  /** The ways on after a conflict. */
  onTakeTheirs?: () => void
  onSaveMine?: () => void
}

/** Says how sending went: done, failed, or that somebody else changed the same thing. */
export function SendingNotices({ sending, conflict, onTakeTheirs, onSaveMine }: SendingNoticesProps) {
  const { failure, hasConflict, done, attempt, isSending } = sending
  return (
    <>
      {failure && <FailureBox key={attempt} failure={{ text: failure }} />}
      {hasConflict && (
        <ConflictBox
          what="iş emri"
          words={conflict}
          disabled={isSending}
          onTakeTheirs={onTakeTheirs}
          onSaveMine={onSaveMine}
        />
      )}
      {done && <Alert density="compact" tone="good" className="mb-4" title={done} />}
    </>
  )
}
