import { compare, hash as hashOf } from 'bcryptjs'
import { handleTasks } from '@/lib/platform/runtime/handle-tasks'

/** A password to compare with a hash, or to hash if `hash` is null. */
export type PasswordTask = { password: string; hash: string | null; cost: number }

handleTasks(({ password, hash, cost }: PasswordTask): Promise<string | boolean> => {
  return hash === null ? hashOf(password, cost) : compare(password, hash)
})
