import type { HONEYPOT } from '@/lib/contact/schema'

/** Only the type is imported: the value would add the schema library to the page's first scripts. */
const NAME: typeof HONEYPOT = 'konu'

/**
 * Honeypot: people cannot see, hear or focus this field, and password managers are told to ignore it, so only bots fill
 * it. Bots recognise `display: none` and `type="hidden"`, therefore it uses neither.
 */
export function Honeypot() {
  return (
    <p aria-hidden className="absolute size-px overflow-hidden whitespace-nowrap [clip-path:inset(50%)]">
      <label>
        Bu alanı boş bırakın
        <input
          type="text"
          name={NAME}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-bwignore
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </p>
  )
}
