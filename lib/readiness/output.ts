import { z } from 'zod/mini'
import { output } from '@/lib/platform/output'
import { ANSWERS, POINT_NAMES } from '@/lib/readiness/points'

const link = z.object({ label: z.string(), href: z.string() })

/** What a screen can offer for a point: answers, undoing an answer, a test email, or instructions for the server's operator. */
export const OFFERS = [...ANSWERS, 'take-back', 'test-mail', 'mail-settings', 'backup-instructions'] as const

const pointShape = output('ReadinessPoint', {
  name: z.enum(POINT_NAMES),
  state: z.enum(['done', 'open', 'not-needed']),
  /** A warning, shown before the text. */
  warning: z.string(),
  text: z.string(),
  /** Links to single values, shown after the text. */
  details: z.array(link),
  link: z.nullable(link),
  offers: z.array(z.enum(OFFERS)),
  /** The recipient of the last test email; '' at other points. */
  recipient: z.string(),
})

export type ReadinessPoint = z.infer<typeof pointShape>

export const readinessShape = output('Readiness', {
  points: z.array(pointShape),
  /** Whether the managers have closed the checklist. Then there are no points. */
  isClosed: z.boolean(),
})

export type Readiness = z.infer<typeof readinessShape>
