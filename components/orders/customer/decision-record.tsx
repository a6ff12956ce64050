import { CalendarClock, type LucideIcon, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CustomerQuote } from '@/components/orders/customer/order-quote'
import { CheckMark } from '@/components/ui/check-mark'
import { Icon } from '@/components/ui/icon'
import { Time } from '@/components/ui/time'
import { isApproved } from '@/lib/orders/steps'
import { DECISION_LABELS } from '@/lib/orders/quote/fields'
import { formatLongDate } from '@/lib/platform/turkish/dates'

export function DecisionRecord({ quote }: { quote: CustomerQuote }) {
  const { decision, decidedAt, decidedBy, decidedHow, decisionNote, validUntil, isExpired } = quote
  if (!decision)
    return (
      <RecordFrame icon={CalendarClock} title={isExpired ? 'Süresi doldu' : 'Karar verilmedi'}>
        <p className="text-ink-2">
          {isExpired
            ? `${formatLongDate(validUntil)} sonuna kadar geçerliydi; karar verilmedi.`
            : 'Bu teklif için şu anda karar beklenmiyor.'}
        </p>
      </RecordFrame>
    )
  return (
    <RecordFrame icon={X} isGood={isApproved({ quote })} title={DECISION_LABELS[decision]}>
      <p>
        {decidedBy}, {decidedAt && <Time at={decidedAt} className="font-mono text-[1rem] whitespace-nowrap" />}
        {decidedHow && decidedHow !== 'page' && <span className="text-ink-2">, {CHANNEL_WORDS[decidedHow]}</span>}
      </p>
      {decisionNote && <p className="whitespace-pre-line text-ink-2">Not: {decisionNote}</p>}
    </RecordFrame>
  )
}

const CHANNEL_WORDS = {
  phone: 'telefonla bildirildi',
  writing: 'yazılı bildirildi',
  'in-person': 'yüz yüze bildirildi',
}

type RecordFrameProps = { icon: LucideIcon; title: string; isGood?: boolean; children: ReactNode }

/** What was decided about a quote. The icon of an approval is a check mark. */
export function RecordFrame({ icon, title, isGood, children }: RecordFrameProps) {
  const ink = isGood ? 'text-ok' : ''
  return (
    <div className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-3 gap-y-1 bg-sheet px-6 pt-2 pb-6 wrap-anywhere @max-[37.5rem]/quote:px-4">
      <span className={`mt-px ${ink}`}>
        {isGood ? <CheckMark className="size-6" /> : <Icon of={icon} className="size-6" />}
      </span>
      <h3 className={`font-title text-h3 leading-[1.25] font-semibold ${ink}`}>{title}</h3>
      <div className="col-start-2 max-w-[40em]">{children}</div>
    </div>
  )
}
