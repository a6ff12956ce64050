import { GitCompareArrows } from 'lucide-react'
import { FailureBox } from '@/components/admin/editor/editor-notices'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { Sending } from './use-sending'

type SendingNoticesProps = {
  sending: Sending
  /** Both ways on after a conflict. */
  onTakeTheirs?: () => void
  onSaveMine?: () => void
}

/** Says how sending went: done, failed, or that somebody else changed the same thing. */
export function SendingNotices({ sending, onTakeTheirs, onSaveMine }: SendingNoticesProps) {
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
          title="Bu iş emri siz düzenlerken değişti."
          text="Yazdıklarınız duruyor. Kayıtlı hâli açarsanız yazdıklarınız silinir; üzerine yazarsanız diğer değişiklik silinir."
          actions={
            <>
              <Button size="compact" disabled={isSending} onClick={onTakeTheirs}>
                Kayıtlı Hâli Aç
              </Button>
              <Button size="compact" disabled={isSending} onClick={onSaveMine}>
                Benimkini Kaydet
              </Button>
            </>
          }
        />
      )}
      {done && <Alert density="compact" tone="good" className="mb-4" title={done} />}
    </>
  )
}
