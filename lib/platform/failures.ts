import { AppError, type AppErrorCode } from '@/lib/platform/app-error'

/**
 * Expected errors of Prisma and the file system. `lib/platform/db/client.ts` handles outages of the database.
 * An unwritable folder is a 507 like a full disk, because only an operator can fix these problems.
 */
const CODES: Record<string, AppErrorCode> = {
  P2025: 'not-found',
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EFBIG: 'disk-full',
  EROFS: 'unwritable',
  EACCES: 'unwritable',
  EPERM: 'unwritable',
  EIO: 'unwritable',
}

/** Returns the expected failure behind a thrown value, or null for a defect. */
export function expectedFailure(error: unknown): AppError | null {
  if (!(error instanceof Error)) return null
  if (error instanceof AppError) return error
  const code = CODES[(error as { code?: string }).code ?? '']
  return code ? new AppError(code, { cause: error }) : null
}
