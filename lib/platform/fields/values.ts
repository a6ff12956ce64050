import { z } from 'zod/mini'
import '@/lib/platform/fields/default-texts'

// Fields that are not texts. A multipart body contains only texts, so the schemas of forms parse those too.

/** Returns the schema of a whole number. */
export function wholeNumber(min: number, max: number, error: string) {
  return z.int({ error }).check(z.minimum(min, { error }), z.maximum(max, { error }))
}

/** Returns the schema of a boolean. A missing value is false. */
export function flag(error: string) {
  return z._default(z.boolean({ error }), false)
}

/** Like `flag`, but also accepts the text of a form's body. A blank value is false. */
export function formFlag(error: string) {
  const toBoolean = z.transform((value) => {
    const trimmed = typeof value === 'string' ? value.trim() : value
    return (trimmed === 'true' ? true : trimmed === 'false' || trimmed === '' ? false : trimmed) as boolean
  })
  return z._default(z.pipe(toBoolean, z.boolean({ error })), false)
}

const INVALID_DAY = 'Tarihi gün, ay ve yıl olarak yazın.'

/** Whether a text is a day as YYYY-MM-DD. */
export const isDay = (value: string) => {
  const time = Date.parse(`${value}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

/** A day from 2000 to 2100 as YYYY-MM-DD. */
export const day = z.string({ error: INVALID_DAY }).check(
  z.refine((value) => isDay(value) && value >= '2000-01-01' && value <= '2100-01-01', { error: INVALID_DAY }),
  z.meta({ format: 'date' }),
)

/** A day, or null for null, '' and a missing value. */
export const optionalDay = z.pipe(
  z.optional(z.nullable(z.union([z.literal(''), day], { error: INVALID_DAY }))),
  z.transform((value) => value || null),
)
