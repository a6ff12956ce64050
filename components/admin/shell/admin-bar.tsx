'use client'

import { Menu, Search, X } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useState } from 'react'
import { type CompanyIdentity, CompanyLogo } from '@/components/site/frame/logo'
import { Modal } from '@/components/ui/modal'
import { SquareButton } from '@/components/ui/square-button'
import { AdminNav } from './admin-nav'

const BAR = 'flex h-15 items-center gap-3 border-b border-edge bg-sheet px-2'

/** The bar of narrow windows, with a button that opens the sidebar's menu. */
export function AdminBar({ company }: { company: CompanyIdentity }) {
  const pathname = usePathname()
  // The path at which the menu was opened. A navigation closes it.
  const [openedAtPath, setOpenedAtPath] = useState<string | null>(null)
  const isOpen = openedAtPath === pathname
  const close = () => setOpenedAtPath(null)

  return (
    <>
      <header className={`sticky top-0 z-20 lg:hidden ${BAR}`}>
        <SquareButton
          icon={Menu}
          aria-label="Menü"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpenedAtPath(pathname)}
        />
        <Name company={company} />
        <SquareButton
          icon={Search}
          aria-label="Panelde ara"
          aria-haspopup="dialog"
          data-opens-search
          className="ml-auto"
        />
      </header>
      <Modal
        open={isOpen}
        closeWhen="(min-width: 901px)"
        aria-label="Menü"
        onClose={close}
        className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-hidden bg-sheet text-ink open:flex open:flex-col">
        <div className={`flex-none ${BAR}`}>
          <SquareButton icon={X} aria-label="Menüyü kapat" onClick={close} />
          <Name company={company} />
        </div>
        {/* Rendered only while open, so that the HTML contains the menu once, in the sidebar. */}
        {isOpen && <AdminNav touch company={company} />}
      </Modal>
    </>
  )
}

function Name({ company }: { company: CompanyIdentity }) {
  return (
    <>
      <CompanyLogo company={company} className="h-6.5 w-[71px]" />
      <span className="flex-none border-l border-line pl-3 whitespace-nowrap text-ink-2">Yönetim</span>
    </>
  )
}
