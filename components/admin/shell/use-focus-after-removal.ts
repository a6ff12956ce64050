import { useEffect } from 'react'

/** Links, buttons, checkboxes and radio buttons, but no text fields, which open a phone's keyboard. */
const CONTROLS = 'a[href], summary, :is(button, [type=checkbox], [type=radio]):enabled'

/** How long a screen has to move the focus itself. */
const SETTLE_MS = 100

const canTakeFocus = (control: HTMLElement) =>
  control.isConnected && control.matches(CONTROLS) && (control.checkVisibility?.() ?? true)

/** When the focused control is removed, such as the button of a closed line, moves the focus to the next control, or else to the previous one. */
export function useFocusAfterRemoval(): void {
  useEffect(() => {
    const main = document.getElementById('icerik')!
    /** The focused control, the controls after it, and those before it backwards. */
    let controls: HTMLElement[] = []
    let address = ''
    let isByPointer = false
    let timer: ReturnType<typeof setTimeout> | undefined

    function note({ type, target }: Event) {
      isByPointer = type === 'pointerdown' || !(target as Element).matches(':focus-visible')
      const control = (target as Element).closest<HTMLElement>(CONTROLS)
      // A form that was sent moves the focus itself, once its list has been read again.
      const all = control && !control.closest('form') ? [...main.querySelectorAll<HTMLElement>(CONTROLS)] : []
      const index = control ? all.indexOf(control) : -1
      controls = index < 0 ? [] : [...all.slice(index), ...all.slice(0, index).reverse()]
      address = location.href
    }

    function moveFocus() {
      const next = controls.find(canTakeFocus)
      controls = []
      if (document.activeElement === document.body && location.href === address)
        next?.focus({ preventScroll: isByPointer })
    }

    const observer = new MutationObserver(() => {
      if (controls[0]?.isConnected !== false) return
      clearTimeout(timer)
      timer = setTimeout(moveFocus, SETTLE_MS)
    })
    observer.observe(main, { childList: true, subtree: true })
    document.addEventListener('focusin', note)
    // A pressed control may have the focus already, and Safari does not focus pressed buttons.
    document.addEventListener('pointerdown', note)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
      document.removeEventListener('focusin', note)
      document.removeEventListener('pointerdown', note)
    }
  }, [])
}
