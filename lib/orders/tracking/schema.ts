import { z } from 'zod/mini'
import { requiredEmail, requiredLine, SHORT_LIMIT } from '@/lib/platform/fields/text'

const NUMBER = /^(\d{4})\s*(?:[-–/]\s*)?0*(\d{1,6})$/

/** A customer's request for the link: the number and the email address of the order. */
export const trackingRequestSchema = z.object({
  number: z.pipe(
    requiredLine(40, 'İş emri numarasını yazın.').check(
      z.regex(NUMBER, { error: 'İş emri numarasını yıl ve sıra ile yazın: 2026-0042' }),
    ),
    z.transform((text) => {
      const [, year, sequence] = NUMBER.exec(text)!
      return `${year}-${sequence!.padStart(4, '0')}`
    }),
  ),
  email: requiredEmail(SHORT_LIMIT, 'E-posta adresinizi yazın.', 'E-posta adresinizi ad@firma.com biçiminde yazın.'),
})
