'use client'

import { createContext, useContext, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

type Slot = { element: HTMLElement | null; place: (element: HTMLElement | null) => void }

const HeadSlotContext = createContext<Slot>({ element: null, place: () => {} })

/** Around a page whose body puts a button beside the page's title. */
export function HeadActionArea({ children }: { children: ReactNode }) {
  const [element, place] = useState<HTMLElement | null>(null)
  return <HeadSlotContext value={{ element, place }}>{children}</HeadSlotContext>
}

/** The place beside the title. */
export function PageHeaderSlot() {
  const { place } = useContext(HeadSlotContext)
  return <div ref={place} className="text-ink" />
}

/** Shows what belongs beside the title and is known only to the page's body. */
export function PageHeaderAction({ children }: { children: ReactNode }) {
  const { element } = useContext(HeadSlotContext)
  return element && createPortal(children, element)
}
