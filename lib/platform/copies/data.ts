import 'server-only'
import { COPIES, COPY_CONTENTS, type CopyContent } from '@/lib/platform/copies/contents'
import { db } from '@/lib/platform/db/client'

type Copy = { content: CopyContent; begunAt: Date | null }

/** Returns when the newest off-site copy of each kind was started (null if there is none), or [] if there are no copies at all. */
export async function readCopies(): Promise<Copy[]> {
  const rows = await db().copyElsewhere.findMany()
  if (rows.length === 0) return []
  return COPY_CONTENTS.map((content) => ({
    content,
    begunAt: rows.find((row) => row.content === content)?.begunAt ?? null,
  }))
}

/** Returns the copies that are too old. */
export async function readOldCopies(): Promise<Copy[]> {
  const copies = await readCopies()
  return copies.filter(({ content, begunAt }) => Date.now() - (begunAt?.getTime() ?? 0) > COPIES[content].oldAfterMs)
}
