import { z } from 'zod/mini'

/** What a person counts: an emoji is one, whatever it takes to store it. */
export function lengthOf(text: string): number {
  return Array.from(text).length
}

/** Line breaks as `\n`, however the form or Word wrote them; no other control characters, which XML and mail do not bear. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu, '')
    .trim()
}

/** A NUL byte or half of a surrogate pair: the database takes neither. */
const UNSTORABLE = /\0|\p{Surrogate}/u

const notText = 'Bu alan metin olmalı.'

function textOf(max: number, missing: string) {
  return z.string({ error: ({ input }) => (input === undefined || input === null ? missing : notText) }).check(
    z.refine((value) => !UNSTORABLE.test(value), { error: 'Bu alanda kullanılamayan bir karakter var.', abort: true }),
    z.overwrite(cleanText),
    z.refine((value) => lengthOf(value) <= max, { error: `En çok ${max.toLocaleString('tr-TR')} karakter yazın.` }),
  )
}

/** A text of at most `max` characters that may be left out; absent is ''. */
export function optionalText(max: number) {
  return z._default(textOf(max, notText), '')
}

/**
 * A list whose length is judged before its items, because a list of 100 000 wrong items has as many faults, more than
 * zod can hand on (RangeError).
 */
export function listOf<T extends z.ZodMiniType>(
  item: T,
  { max, error, tooLong }: { max: number; error: string; tooLong: string },
) {
  return z.pipe(z.array(z.unknown(), { error }).check(z.maxLength(max, { error: tooLong })), z.array(item))
}

/** A text of 1 to `max` characters that is not blank; `missing` is what the person reads otherwise. */
export function requiredText(max: number, missing: string) {
  return textOf(max, missing).check(z.minLength(1, { error: missing, abort: true }))
}
