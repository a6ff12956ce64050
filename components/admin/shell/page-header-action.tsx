'use client'

import { createContext, useContext, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

type Slot = { element: HTMLElement | null; place: (element: HTMLElement | null) => void }

const PageHeaderContext = createContext<Slot>({ element: null, place: () => {} })

export function PageHeaderArea({ children }: { children: ReactNode }) {
  const [element, place] = useState<HTMLElement | null>(null)
  return <PageHeaderContext value={{ element, place }}>{children}</PageHeaderContext>
}

export function PageHeaderSlot() {
  const { place } = useContext(PageHeaderContext)
  return <div ref={place} className="text-ink" />
}

export function PageHeaderAction({ children }: { children: ReactNode }) {
  const { element } = useContext(PageHeaderContext)
  return element && createPortal(children, element)
}
