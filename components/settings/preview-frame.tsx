import { useEffect, useRef, useState } from 'react'

/** Message with which a frame says that it is ready to receive drafts. */
const READY = 'preview-ready'

type PreviewFrameProps = {
  src: string
  title: string
  /** The draft to show. Each new object is sent to the page. */
  message: unknown
  className: string
}

/** An inert page of the site that previews the form's draft. The page receives the draft with `useFrameMessage`. */
export function PreviewFrame({ src, title, message, className }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef(message)

  useEffect(() => {
    latest.current = message
    frame.current?.contentWindow?.postMessage(message, location.origin)
  }, [message])

  useEffect(() => {
    const sendLatest = ({ origin, source, data }: MessageEvent) => {
      const target = frame.current?.contentWindow
      if (origin === location.origin && source === target && data === READY) target?.postMessage(latest.current, origin)
    }
    window.addEventListener('message', sendLatest)
    return () => window.removeEventListener('message', sendLatest)
  }, [])

  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it is our own page and needs its scripts and origin, which together undo a sandbox
    <iframe ref={frame} src={src} title={title} loading="lazy" tabIndex={-1} inert className={className} />
  )
}

/** Returns the last message of the `PreviewFrame` that contains this page. */
export function useFrameMessage<Message>(initial: Message): Message {
  const [message, setMessage] = useState(initial)
  useEffect(() => {
    const receive = ({ origin, source, data }: MessageEvent) => {
      if (origin === location.origin && source === window.parent) setMessage(data as Message)
    }
    window.addEventListener('message', receive)
    window.parent.postMessage(READY, location.origin)
    return () => window.removeEventListener('message', receive)
  }, [])
  return message
}
