'use client'

import { type ReactNode, useState } from 'react'
import { PageSection } from '@/components/site/section'
import type { FormOutcome } from '@/lib/platform/runtime/render-context'
import type { ReceiptJson } from '@/lib/contact/output'
import type { PhotoChannel } from './message-summary'
import { SentMessagePanel } from './sent-message-panel'
import type { SentMessage } from './use-message'
import { MessageForm, type MessageFormProps } from './message-form'

type ContactViewProps = Omit<MessageFormProps, 'outcome' | 'onSent'> & {
  /** The result of a form that was sent without scripts. */
  outcome: FormOutcome<ReceiptJson> | null
  channel: PhotoChannel
  title: ReactNode
  /** Shown next to the form. */
  info: ReactNode
  /** Shown below the form. */
  map?: ReactNode
  /**
   * What the page shows once a message is stored: confirmation, title, details, next steps. `facts` is the reference number and
   * the summary of a message that was sent without scripts.
   */
  afterSending: { text: string; title: ReactNode; facts: ReactNode; info: ReactNode; next: ReactNode }
}

function initialMessages(outcome: ContactViewProps['outcome']): SentMessage[] {
  return outcome?.answer ? [{ receipt: outcome.answer, values: outcome.values }] : []
}

const GRID = 'grid items-start gap-x-[clamp(2rem,5vw,4rem)] gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]'

/** The form. Sent messages are shown above it, with their photos and the next steps, and the form is empty again. */
export function ContactView(props: ContactViewProps) {
  const { channel, title, info, map, afterSending, ...form } = props
  // Newest first. Earlier messages remain, because their photos may still be uploading.
  const [messages, setMessages] = useState(() => initialMessages(form.outcome))
  const count = messages.length
  return (
    <>
      {count > 0 ? afterSending.title : title}
      {count > 0 && (
        <>
          <PageSection top="edge" space="form">
            <div className={GRID}>
              <div className="grid min-w-0 gap-10">
                {messages.map((message, index) => (
                  <SentMessagePanel
                    key={count - index}
                    message={message}
                    fields={form.fields}
                    text={afterSending.text}
                    facts={index === count - 1 && afterSending.facts}
                    channel={channel}
                  />
                ))}
              </div>
              <aside aria-label="Cihazı gönderirken">{afterSending.info}</aside>
            </div>
          </PageSection>
          {afterSending.next}
        </>
      )}
      <PageSection top="edge" space="form">
        <div className={map ? `${GRID} lg:grid-rows-[auto_1fr]` : GRID}>
          <MessageForm
            key={count}
            {...form}
            {...(count > 0 && { outcome: null, initialQuestion: null, prefill: null })}
            onSent={(message) => setMessages([message, ...messages])}
          />
          <aside aria-label="İletişim bilgileri" className={`min-w-0 ${map ? 'lg:row-span-2' : ''}`}>
            {info}
          </aside>
          {map}
        </div>
      </PageSection>
    </>
  )
}
