import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder, whatever folder a script was started from. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..')

export const inRoot = (...parts) => path.join(root, ...parts)
