'use client'

import { createContext, useContext, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

type Slot = { element: HTMLElement | null; setElement: (element: HTMLElement | null) => void }

const PageHeaderContext = createContext<Slot>({ element: null, setElement: () => {} })

/** Lets the body of a page put actions (`PageHeaderAction`) into its header, where `PageHeaderSlot` is. */
export function PageHeaderArea({ children }: { children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  return <PageHeaderContext value={{ element, setElement }}>{children}</PageHeaderContext>
}

export function PageHeaderSlot() {
  const { setElement } = useContext(PageHeaderContext)
  return <div ref={setElement} className="text-ink" />
}

export function PageHeaderAction({ children }: { children: ReactNode }) {
  const { element } = useContext(PageHeaderContext)
  return element && createPortal(children, element)
}
