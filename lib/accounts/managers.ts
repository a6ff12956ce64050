import 'server-only'
import { nameOf } from '@/lib/accounts/sessions'
import { db } from '@/lib/platform/db/client'

/** Returns the names of the managers, the oldest account first. */
export async function managerNames(): Promise<string[]> {
  const managers = await db().administrator.findMany({
    where: { role: 'manager', deactivatedAt: null },
    select: { name: true, email: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  return managers.map(nameOf)
}
