import { Box } from '@/components/admin/shell/box'
import type { ApiError } from '@/lib/http/client'

type OutcomeProps = {
  state: { done: boolean; failure: ApiError | null }
  success: string
  /** The catalogue's words before {reason}. */
  failure: string
}

/** The green or red box of an account form. */
export function Outcome({ state, success, failure }: OutcomeProps) {
  if (state.failure) return <Box tone="bad" title={failure + state.failure.message} />
  return state.done ? <Box tone="good" title={success} /> : null
}
