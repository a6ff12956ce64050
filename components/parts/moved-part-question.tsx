import { GitCompareArrows } from 'lucide-react'
import { callAdmin } from '@/components/admin/session/api'
import { useCall } from '@/components/admin/session/use-call'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { apiPath } from '@/lib/api/paths'
import type { CountResultJson, MovementJson } from '@/lib/parts/output'
import { clockInLocative } from '@/lib/platform/turkish/case'
import { formatTime } from '@/lib/platform/turkish/dates'
import { milliText, MOVEMENT_ERROR, quantityText } from './words'

type MovedPart = CountResultJson['moved'][number]

/** Returns 'Selin Aras 11:12’de 2026-0015 için 2 adet düştü.' */
function movementWords({ author, createdAt, order, quantity }: MovementJson, unit: string): string {
  const time = formatTime(new Date(createdAt))
  const changeText = `${quantityText(Math.abs(quantity), unit)} ${quantity < 0 ? 'düştü' : 'ekledi'}.`
  return [author, clockInLocative(time), order && `${order.number} için`, changeText].filter(Boolean).join(' ')
}

type MovedPartQuestionProps = {
  part: MovedPart
  /** `next` is another question, which is needed if the part has moved again. */
  onAnswered: (next: MovedPart | undefined) => void
}

/** Asks about a part with movements during the count: whether it was counted before or after them. */
export function MovedPartQuestion({ part, onAnswered }: MovedPartQuestionProps) {
  const { id, code, unit, counted, seen, asked, movements, before, after } = part
  const { isBusy, failure, run } = useCall(MOVEMENT_ERROR)

  const answer = (moved: 'before' | 'after') =>
    run(async () => {
      const json = { items: [{ id, counted, seen, asked, moved }] }
      const { body } = await callAdmin(apiPath('Parts/count'), { method: 'POST', json })
      onAnswered(body.moved[0])
    })

  return (
    <Alert
      tone="neutral"
      live="alert"
      icon={GitCompareArrows}
      className="mb-4"
      title={`${code} siz sayarken değişti.`}
      text={
        <>
          {movements.map((movement) => movementWords(movement, unit)).join(' ')} {milliText(counted)} saydınız; bundan
          önce miydi, sonra mı?
          {failure && <b className="block text-bad">{failure}</b>}
        </>
      }
      actions={
        <>
          <Button disabled={isBusy} onClick={() => answer('before')}>
            Önceydi: Elde {milliText(before)}
          </Button>
          <Button disabled={isBusy} onClick={() => answer('after')}>
            Sonraydı: Elde {milliText(after)}
          </Button>
        </>
      }
    />
  )
}
