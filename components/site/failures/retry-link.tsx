'use client'

import { usePathname } from 'next/navigation'
import { buttonClasses } from '@/components/ui/button-classes'

/** Reloads the page with a plain link, which also works without scripts. */
export function RetryLink() {
  return (
    <a href={usePathname()} className={buttonClasses({ size: 'normal' })}>
      Yeniden Dene
    </a>
  )
}
