import { z } from 'zod/mini'
import { ANSWERS, POINT_NAMES, POINTS } from '@/lib/readiness/points'

export const pointParams = z.object({ point: z.enum(POINT_NAMES) })

/** An answer to a point. Null takes it back. */
export const answerSchema = z.object({
  answer: z.nullable(z.enum(ANSWERS, { error: `answer ${ANSWERS.join(', ')} ya da null olmalı.` })),
})

/** Whether managers can give an answer to a point. */
export function isAnswerTo({ point, answer }: z.output<typeof pointParams> & z.output<typeof answerSchema>): boolean {
  return answer === null || (POINTS[point].answers?.includes(answer) ?? false)
}
