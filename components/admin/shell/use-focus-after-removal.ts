import { useEffect } from 'react'

/** Links, buttons, checkboxes and radio buttons, but no text fields, which open a phone's keyboard. */
const CONTROLS = 'a[href], summary, :is(button, [type=checkbox], [type=radio]):enabled'

/** How long a screen has to move the focus itself. */
const SETTLE_MS = 100

const canTakeFocus = (control: HTMLElement) =>
  control.isConnected && control.matches(CONTROLS) && (control.checkVisibility?.() ?? true)

/** Moves the focus of a removed control, such as the button of a closed line, to the next control, or else to the previous one. */
export function useFocusAfterRemoval(): void {
  useEffect(() => {
    const main = document.getElementById('icerik')!
    /** The focused control, the controls after it, then those before it in reverse order. */
    let controls: HTMLElement[] = []
    let address = ''
    let isByPointer = false
    let timer: ReturnType<typeof setTimeout> | undefined

    function rememberControls({ type, target }: Event) {
      isByPointer = type === 'pointerdown' || !(target as Element).matches(':focus-visible')
      const control = (target as Element).closest<HTMLElement>(CONTROLS)
      // A form that was sent moves the focus itself, once its list has been read again.
      const allControls = control && !control.closest('form') ? [...main.querySelectorAll<HTMLElement>(CONTROLS)] : []
      const index = control ? allControls.indexOf(control) : -1
      controls = index < 0 ? [] : [...allControls.slice(index), ...allControls.slice(0, index).reverse()]
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
    document.addEventListener('focusin', rememberControls)
    // A pressed control may have the focus already, and Safari does not focus pressed buttons.
    document.addEventListener('pointerdown', rememberControls)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
      document.removeEventListener('focusin', rememberControls)
      document.removeEventListener('pointerdown', rememberControls)
    }
  }, [])
}
