import { z } from 'zod/mini'
import { email } from '@/lib/accounts/schema'
import { optionalLine, SHORT_LIMIT } from '@/lib/platform/fields/text'
import { type Answer, ANSWERS, type Point, POINT_NAMES, POINTS } from '@/lib/readiness/points'

export const pointParams = z.object({ point: z.enum(POINT_NAMES) })

export const testMailSchema = z.object({ recipient: email('Alıcının e-posta adresini yazın.') })

/** An answer to a point; null undoes it. `reason` says why the point is not needed. */
export const answerSchema = z.object({
  answer: z.nullable(z.enum(ANSWERS, { error: `answer ${ANSWERS.join(', ')} ya da null olmalı.` })),
  reason: optionalLine(SHORT_LIMIT),
})

/** Whether managers can give an answer to a point. */
export function isAnswerTo(point: Point, answer: Answer | null): boolean {
  return answer === null || (POINTS[point].answers?.includes(answer) ?? false)
}
