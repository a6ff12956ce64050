import { z } from 'zod/mini'
import { email } from '@/lib/accounts/schema'
import { optionalLine, SHORT_LIMIT } from '@/lib/platform/fields/text'
import { type Answer, ANSWERS, type Point, POINT_NAMES, POINTS } from '@/lib/readiness/points'

export const pointParams = z.object({ point: z.enum(POINT_NAMES) })

export const testMailSchema = z.object({ recipient: email('Alıcının e-posta adresini yazın.') })

/** A manager's answer to a point of the checklist; null clears it. `reason` says why the point is not needed. */
export const answerSchema = z.object({
  answer: z.nullable(z.enum(ANSWERS, { error: `answer ${ANSWERS.join(', ')} ya da null olmalı.` })),
  reason: optionalLine(SHORT_LIMIT),
})

/** Whether managers can give this answer to this point. They can always clear an answer with null. */
export function isAllowedAnswer(point: Point, answer: Answer | null): boolean {
  return answer === null || (POINTS[point].answers?.includes(answer) ?? false)
}
