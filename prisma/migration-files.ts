import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

// Correct for this file and for the bundle in dist/.
export const prismaFolder = fileURLToPath(new URL('../prisma/', import.meta.url))
export const migrationsFolder = path.join(prismaFolder, 'migrations')

/** Returns the names of this version's migrations, oldest first. */
export async function listMigrations(): Promise<string[]> {
  const entries = await readdir(migrationsFolder, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted()
}
