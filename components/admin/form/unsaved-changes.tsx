'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import { ConfirmDialog } from '@/components/admin/list/confirm-dialog'
import {
  removeExpiredDrafts,
  hasUnsavedChanges,
  losesChangesAtSignOut,
  areChangesStored,
  registerForm,
  type UnsavedForm,
} from '@/components/admin/form/draft-storage'

/** Registers a form's unsaved changes. Its draft survives an expired session (see `takeStashedDraft`). */
export function useUnsavedChanges(unsaved: UnsavedForm): void {
  const read = useEffectEvent(() => unsaved)
  useEffect(() => registerForm(() => read()), [])
}

/** The parts of the Navigation API that are used. In browsers without this API nothing asks before 'back'. */
type TraverseEvent = Event & { navigationType: string; destination: { key: string } }
type Navigation = EventTarget & { traverseTo(key: string): unknown }

let askBeforeSignOut: (() => Promise<boolean>) | undefined

/** Whether the user may sign out. Asks only if changes would be lost. */
export async function maySignOut(): Promise<boolean> {
  return !losesChangesAtSignOut() || !askBeforeSignOut || askBeforeSignOut()
}

/**
 * Returns the link that a click follows in this tab, to another page or, with `data-leaves`, to another form of the same
 * page.
 */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const opensNewTab = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (opensNewTab || !link || link.target === '_blank' || link.hasAttribute('download')) return null
  // Such a link opens a picture on this page.
  if (link.dataset.opens !== undefined) return null
  const leavesForm = link.pathname !== location.pathname || link.dataset.leaves !== undefined
  const isPage = link.origin === location.origin && leavesForm
  return isPage ? link : null
}

/** Asks before links, 'back' and closing the tab lose unsaved changes. Rendered once, in the shell. */
export function UnsavedChangesGuard() {
  const router = useRouter()
  const [question, setQuestion] = useState<{ answer: (leave: boolean) => void; isStored: boolean } | null>(null)

  useEffect(removeExpiredDrafts, [])

  useEffect(() => {
    /** Key of the history entry to which the user has confirmed to go. */
    let confirmedKey: string | null = null
    const askToLeave = (isStored: boolean) =>
      new Promise<boolean>((resolve) => setQuestion({ answer: resolve, isStored }))
    // Signing out removes stored drafts.
    askBeforeSignOut = () => askToLeave(false)
    const onUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsavedChanges()) event.preventDefault()
    }
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event)
      if (!link || !hasUnsavedChanges()) return
      event.preventDefault()
      event.stopPropagation()
      void askToLeave(areChangesStored()).then((leave) => leave && router.push(link.pathname + link.search + link.hash))
    }
    const onNavigate = (event: Event) => {
      const { navigationType, destination, cancelable } = event as TraverseEvent
      if (navigationType !== 'traverse') return
      const isAllowed = destination.key === confirmedKey
      confirmedKey = null
      if (!cancelable || isAllowed || !hasUnsavedChanges()) return
      event.preventDefault()
      void askToLeave(areChangesStored()).then((leave) => {
        if (!leave) return
        confirmedKey = destination.key
        navigation?.traverseTo(destination.key)
      })
    }
    const { navigation } = window as unknown as { navigation?: Navigation }
    window.addEventListener('beforeunload', onUnload)
    document.addEventListener('click', onClick, true)
    navigation?.addEventListener('navigate', onNavigate)
    return () => {
      askBeforeSignOut = undefined
      window.removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, true)
      navigation?.removeEventListener('navigate', onNavigate)
    }
  }, [router])

  const reply = (leave: boolean) => {
    setQuestion(null)
    question?.answer(leave)
  }
  return (
    <ConfirmDialog
      open={question !== null}
      title="Kaydedilmemiş değişiklik var"
      confirmLabel="Sayfadan Ayrıl"
      cancelLabel="Sayfada Kal"
      onConfirm={() => reply(true)}
      onCancel={() => reply(false)}>
      <p>
        {question?.isStored
          ? 'Yazdıklarınız bu tarayıcıda saklanır, sayfaya dönünce sürdürebilirsiniz. Seçtiğiniz dosyalar saklanmaz.'
          : 'Ayrılırsanız bu sayfada yazdıklarınız silinir.'}
      </p>
    </ConfirmDialog>
  )
}
