'use client'

import { type ReactNode, useState } from 'react'
import { Section } from '@/components/site/section'
import type { FormOutcome } from '@/lib/runtime/render-context'
import { Sent } from './sent'
import type { SentMessage } from './use-work-order'
import { WorkOrderForm } from './work-order-form'

type Surroundings = { title: ReactNode; info: ReactNode; next?: ReactNode }

type ContactProps = {
  /** The result of a form that was sent without scripts. */
  outcome: FormOutcome | null
  /** What stands around the form, and around what was sent. */
  before: Surroundings
  after: Surroundings
}

function sentBy(outcome: FormOutcome | null): SentMessage | null {
  return outcome?.message === '' ? { values: outcome.values, photos: outcome.photos } : null
}

/** The form, and once the message is stored, what was sent and what comes next. */
export function Contact({ outcome, before, after }: ContactProps) {
  const [sent, setSent] = useState(() => sentBy(outcome))
  const { title, info, next } = sent ? after : before
  return (
    <>
      {title}
      <Section top="edge" space="form">
        <div className="grid items-start gap-x-[clamp(2rem,5vw,4rem)] gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
          {sent ? <Sent sent={sent} /> : <WorkOrderForm outcome={outcome} onSent={setSent} />}
          <aside aria-label="İletişim bilgileri">{info}</aside>
        </div>
      </Section>
      {next}
    </>
  )
}
