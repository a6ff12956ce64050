'use client'

import { useEffect, useRef, useState } from 'react'

/** Message of a frame that is ready to receive drafts. */
const READY = 'preview-ready'

type PreviewFrameProps = {
  src: string
  title: string
  /** The draft to show. It is sent again when it changes. */
  message: unknown
  className: string
}

/** A page of the site that previews the draft of the form (`useFrameMessage`). It is inert. */
export function PreviewFrame({ src, title, message, className }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef(message)

  useEffect(() => {
    latest.current = message
    frame.current?.contentWindow?.postMessage(message, location.origin)
  }, [message])

  useEffect(() => {
    const answer = ({ origin, source, data }: MessageEvent) => {
      const target = frame.current?.contentWindow
      if (origin === location.origin && source === target && data === READY) target?.postMessage(latest.current, origin)
    }
    window.addEventListener('message', answer)
    return () => window.removeEventListener('message', answer)
  }, [])

  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it is our own page and needs its scripts and origin, which together undo a sandbox
    <iframe ref={frame} src={src} title={title} loading="lazy" tabIndex={-1} inert className={className} />
  )
}

/** Returns the last message of the form around this frame, or null. `isMessage` recognises its messages. */
export function useFrameMessage<Message>(isMessage: (data: unknown) => data is Message): Message | null {
  const [typed, setTyped] = useState<Message | null>(null)
  useEffect(() => {
    const read = ({ origin, source, data }: MessageEvent) => {
      if (origin === location.origin && source === window.parent && isMessage(data)) setTyped(data)
    }
    window.addEventListener('message', read)
    window.parent.postMessage(READY, location.origin)
    return () => window.removeEventListener('message', read)
  }, [isMessage])
  return typed
}
