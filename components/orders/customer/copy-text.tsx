'use client'

import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'

const COPIED_SHOWN_MS = 4000

type CopyTextProps = {
  /** The shown text. One press selects all of it. */
  children: string
  text: string
  /** Name of the text, for screen readers: 'tutar'. */
  name: string
  className?: string
  buttonClassName?: string
}

/** A text with a button that copies it. Without scripts there is no button. */
export function CopyText({ children, text, name, className = '', buttonClassName = '' }: CopyTextProps) {
  const textElement = useRef<HTMLSpanElement>(null)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    const timer = isCopied ? setTimeout(() => setCopied(false), COPIED_SHOWN_MS) : undefined
    return () => clearTimeout(timer)
  }, [isCopied])
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // Without HTTPS there is no clipboard.
      getSelection()?.selectAllChildren(textElement.current!)
    }
  }
  return (
    <>
      <span ref={textElement} className={`select-all ${className}`}>
        {children}
      </span>
      <Button
        icon={isCopied ? Check : Copy}
        onClick={() => void copy()}
        className={`min-w-35 font-sans tracking-[0] noscript:hidden print:hidden ${isCopied ? 'border-ok text-ok' : ''} ${buttonClassName}`}>
        <span>
          {isCopied ? 'Kopyalandı' : 'Kopyala'}
          <span className="sr-only">: {name}</span>
        </span>
      </Button>
      <output className="sr-only">{isCopied && `${name}: kopyalandı.`}</output>
    </>
  )
}
