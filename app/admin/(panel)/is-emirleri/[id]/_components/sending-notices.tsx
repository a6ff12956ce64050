import { GitCompareArrows } from 'lucide-react'
import { FailureBox } from '@/components/admin/editor/editor-notices'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { Sending } from './use-sending'

/** Words for a conflict: what has changed, what becomes of it, and the button that goes on with one's own. */
export type ConflictWords = { title: string; text: string; mine: string }

const CONFLICT: ConflictWords = {
  title: 'Bu iş emri siz düzenlerken değişti.',
  text: 'Yazdıklarınız duruyor. Kayıtlı hâli açarsanız yazdıklarınız silinir; üzerine yazarsanız diğer değişiklik silinir.',
  mine: 'Benimkini Kaydet',
}

type SendingNoticesProps = {
  sending: Sending
  conflict?: ConflictWords
  /** The ways on after a conflict. */
  onTakeTheirs?: () => void
  onSaveMine?: () => void
}

/** Says how sending went: done, failed, or that somebody else changed the same thing. */
export function SendingNotices({ sending, conflict = CONFLICT, onTakeTheirs, onSaveMine }: SendingNoticesProps) {
  const { failure, hasConflict, done, attempt, isSending } = sending
  return (
    <>
      {failure && <FailureBox key={attempt} failure={{ text: failure }} />}
      {hasConflict && (
        <Alert
          density="compact"
          tone="neutral"
          live="alert"
          icon={GitCompareArrows}
          className="mb-4"
          title={conflict.title}
          text={conflict.text}
          actions={
            <>
              <Button size="compact" disabled={isSending} onClick={onTakeTheirs}>
                Kayıtlı Hâli Aç
              </Button>
              {onSaveMine && (
                <Button size="compact" disabled={isSending} onClick={onSaveMine}>
                  {conflict.mine}
                </Button>
              )}
            </>
          }
        />
      )}
      {done && <Alert density="compact" tone="good" className="mb-4" title={done} />}
    </>
  )
}
