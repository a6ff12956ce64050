import { AppError } from '@/lib/app-error'

/** Runs a write and says 'slug-taken' when the database refuses it for a slug that exists. */
export async function refusingTakenSlug<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const isUnique = error instanceof Error && (error as { code?: string }).code === 'P2002'
    throw isUnique ? new AppError('slug-taken', { cause: error }) : error
  }
}
