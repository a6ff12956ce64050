'use client'

import { type ReactNode, useState } from 'react'
import { Section } from '@/components/site/section'
import type { FormOutcome } from '@/lib/platform/runtime/render-context'
import type { FormField } from './fields'
import type { FilledForm } from './read-prefill'
import { Sent } from './sent'
import type { SentMessage } from './use-message'
import { MessageForm } from './message-form'

type ContactProps = {
  fields: readonly FormField[]
  /** Where the form is sent without scripts. */
  address: string
  /** The result of a form that was sent without scripts. */
  outcome: FormOutcome | null
  /** What the form is filled with. */
  prefill: FilledForm | null
  hasWhatsApp: boolean
  title: ReactNode
  /** The version of the privacy notice that the page leads to. */
  noticeVersion: number
  /** Beside the form. */
  info: ReactNode
  /** Beside the form's button. */
  privacy: ReactNode
  /**
   * What a stored message changes: that it was received, the title, what stands beside it, and what comes next. `facts` is what was sent without
   * scripts.
   */
  sent: { text: string; title: ReactNode; facts: ReactNode; info: ReactNode; next: ReactNode }
}

function sentBy(outcome: FormOutcome | null): SentMessage[] {
  return outcome?.message === '' ? [{ values: outcome.values }] : []
}

const GRID = 'grid items-start gap-x-[clamp(2rem,5vw,4rem)] gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]'

/** The form. A stored message comes before it, with its photos and what comes next, and the form is empty again. */
export function Contact(props: ContactProps) {
  const { fields, address, outcome, prefill, noticeVersion, hasWhatsApp, title, info, privacy, sent } = props
  // The newest first. Earlier ones stay, because their photos may still be on their way.
  const [messages, setMessages] = useState(() => sentBy(outcome))
  const count = messages.length
  return (
    <>
      {count > 0 ? sent.title : title}
      {count > 0 && (
        <>
          <Section top="edge" space="form">
            <div className={GRID}>
              <div className="grid min-w-0 gap-10">
                {messages.map((message, index) => (
                  <Sent
                    key={count - index}
                    sent={message}
                    text={sent.text}
                    facts={index === count - 1 && sent.facts}
                    hasWhatsApp={hasWhatsApp}
                  />
                ))}
              </div>
              <aside aria-label="Cihazı gönderirken">{sent.info}</aside>
            </div>
          </Section>
          {sent.next}
        </>
      )}
      <Section top="edge" space="form">
        <div className={GRID}>
          <MessageForm
            key={count}
            fields={fields}
            address={address}
            outcome={count > 0 ? null : outcome}
            prefill={count > 0 ? null : prefill}
            noticeVersion={noticeVersion}
            privacy={privacy}
            onSent={(message) => setMessages([message, ...messages])}
          />
          <aside aria-label="İletişim bilgileri">{info}</aside>
        </div>
      </Section>
    </>
  )
}
