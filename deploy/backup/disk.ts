import { OperatorError } from '@/prisma/operator'

const REASONS: Record<string, string> = {
  ENOSPC: 'yer kalmadı',
  EDQUOT: 'kota doldu',
  EACCES: 'yazma izni yok',
  EPERM: 'yazma izni yok',
  EROFS: 'salt okunur',
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? ''

/** The operator's line when the file system refuses what a program writes into a folder; null for other errors. */
export function refusedByDisk(error: unknown, variable: string, folder: string): OperatorError | null {
  const reason = REASONS[codeOf(error)]
  return reason ? new OperatorError(`${variable}: ${folder} klasöründe ${reason}.`, { cause: error }) : null
}

/** @throws {OperatorError} when a file of a set is there but not ours to read, because that is not a damaged set */
export function refuseUnreadable(error: unknown, name: string): void {
  if (!['EACCES', 'EPERM'].includes(codeOf(error))) return
  const user = process.getuid?.() ?? ''
  throw new OperatorError(`Yedek okunamıyor: ${name} için okuma izni yok (kullanıcı ${user}).`, { cause: error })
}
