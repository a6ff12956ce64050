import { CalendarClock, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CustomerQuote } from '@/components/orders/customer/order-quote'
import { CheckMark } from '@/components/ui/check-mark'
import { Icon } from '@/components/ui/icon'
import { Time } from '@/components/ui/time'
import { isApproved } from '@/lib/orders/steps'
import { DECISION_LABELS } from '@/lib/orders/quote/fields'
import { formatLongDate } from '@/lib/platform/turkish/dates'
import styles from './order-quote.module.css'

export function DecisionRecord({ quote }: { quote: CustomerQuote }) {
  const { decision, decidedAt, decidedBy, decidedHow, decisionNote, validUntil, isExpired } = quote
  if (!decision && !isExpired) {
    return (
      <RecordFrame icon={<Icon of={CalendarClock} className="size-6" />} title="Karar verilmedi">
        <p className="text-ink-2">Bu teklif için şu anda karar beklenmiyor.</p>
      </RecordFrame>
    )
  }
  if (!decision) {
    return (
      <RecordFrame icon={<Icon of={CalendarClock} className="size-6" />} title="Süresi doldu">
        <p className="text-ink-2">{formatLongDate(validUntil)} sonuna kadar geçerliydi; karar verilmedi.</p>
      </RecordFrame>
    )
  }
  const wasApproved = isApproved({ quote })
  return (
    <RecordFrame
      isGood={wasApproved}
      icon={wasApproved ? <CheckMark className="size-6" /> : <Icon of={X} className="size-6" />}
      title={DECISION_LABELS[decision]}>
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

type RecordFrameProps = { icon: ReactNode; title: string; isGood?: boolean; children: ReactNode }

function RecordFrame({ icon, title, isGood, children }: RecordFrameProps) {
  return (
    <div
      className={`grid grid-cols-[24px_minmax(0,1fr)] gap-x-3 gap-y-1 bg-sheet px-6 pt-2 pb-6 wrap-anywhere ${styles.decision}`}>
      <span className={`mt-px ${isGood ? 'text-ok' : ''}`}>{icon}</span>
      <h3 className={`font-title text-h3 leading-[1.25] font-semibold ${isGood ? 'text-ok' : ''}`}>{title}</h3>
      <div className="col-start-2 max-w-[40em]">{children}</div>
    </div>
  )
}
