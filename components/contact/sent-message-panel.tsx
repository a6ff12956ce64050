import { ArrowDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { usePhotoUploads } from '@/components/photos/use-photo-uploads'
import { Alert } from '@/components/ui/alert'
import { Icon } from '@/components/ui/icon'
import type { ContactField } from './fields'
import { forgetText } from './kept-text'
import type { PhotoChannel } from './message-summary'
import { useLazyParts } from './use-lazy-parts'
import type { SentMessage } from './use-message'

type SentMessagePanelProps = {
  message: SentMessage
  fields: readonly ContactField[]
  /** The confirmation: `sentText` in lib/settings/page-texts.ts, or the text that staff saved. */
  text: string
  /** The summary, if the server rendered it for a form without scripts. */
  facts: ReactNode
  channel: PhotoChannel
}

/** A stored message: confirmation, summary, and the photo uploads, which it starts. */
export function SentMessagePanel({ message, fields, text, facts, channel }: SentMessagePanelProps) {
  const { receipt, values, upload } = message
  const { uploads, start, retry, retryLost } = usePhotoUploads(upload, upload?.files)
  const parts = useLazyParts(!facts)
  const notice = useRef<HTMLDivElement>(null)
  const startUploads = useRef<(() => void) | null>(start)
  useEffect(() => {
    // Runs before the effect of the new form below, which would restore the kept text.
    forgetText()
    notice.current?.focus()
    startUploads.current?.()
    startUploads.current = null
  }, [])
  return (
    <div className="min-w-0">
      <Alert density="normal" ref={notice} tone="good" title={text} />
      {facts ||
        (parts && (
          <parts.MessageSummary receipt={receipt} fields={fields} values={values} uploads={uploads} channel={channel} />
        ))}
      {parts && (
        <parts.PhotoUploads
          uploads={uploads}
          onRetry={retry}
          onRetryAll={retryLost}
          failedText={parts.missingText(channel)}
          expiredText={<parts.ExpiredText channel={channel} reference={receipt.reference} />}
        />
      )}
      <p className="mt-3">
        <a href="#is-emri" className="inline-flex min-h-11 items-center gap-2 font-semibold">
          Başka bir cihaz için yazın
          <Icon of={ArrowDown} />
        </a>
      </p>
    </div>
  )
}
