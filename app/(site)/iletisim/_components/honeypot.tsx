import { HONEYPOT } from '@/lib/messages/schema'

/**
 * A field that nobody sees, reaches by keyboard or hears: who fills it is a machine. Not `display: none` and not
 * `type="hidden"`, which machines know.
 */
export function Honeypot() {
  return (
    <p aria-hidden className="absolute size-px overflow-hidden whitespace-nowrap [clip-path:inset(50%)]">
      <label>
        Bu alanı boş bırakın
        <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  )
}
