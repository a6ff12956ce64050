import type { HONEYPOT } from '@/lib/contact/schema'

/** Only the type is imported: the value would pull the schema's library into the page's first scripts. */
const NAME: typeof HONEYPOT = 'konu'

/**
 * Honeypot: people neither see nor hear this field nor reach it by keyboard, and password managers are told to leave it,
 * so only bots fill it. Bots recognise `display: none` and `type="hidden"`, therefore it uses neither.
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
