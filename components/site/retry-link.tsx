'use client'

import { usePathname } from 'next/navigation'
import { buttonClasses } from '@/components/ui/button-classes'

/** Asks the server for the same address again, with scripts or without. */
export function RetryLink() {
  return (
    <a href={usePathname()} className={buttonClasses({})}>
      Yeniden Dene
    </a>
  )
}
