import type { HONEYPOT } from '@/lib/domains/messages/schema'

/** Its type alone comes from the schema: the value would bring the schema's library into the page's first scripts. */
const NAME: typeof HONEYPOT = 'website'

/**
 * A field that nobody sees, reaches by keyboard or hears: who fills it is a machine. Not `display: none` and not
 * `type="hidden"`, which machines know.
 */
export function Honeypot() {
  return (
    <p aria-hidden className="absolute size-px overflow-hidden whitespace-nowrap [clip-path:inset(50%)]">
      <label>
        Bu alanı boş bırakın
        <input type="text" name={NAME} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  )
}
