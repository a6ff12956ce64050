import { availableParallelism } from 'node:os'

/** Maximum number of test files that run at once. Each has its own range of ports (`freePort` in e2e/support/servers/processes.ts). */
export const MAX_WORKERS = 8

const cores = Math.min(availableParallelism(), MAX_WORKERS)

/** How many test files of each layer run at once. Tests of whole sites may exceed the cores, because they mostly wait. */
export const workers = {
  unit: cores,
  api: cores,
  operations: Math.min(Math.floor(1.5 * cores), MAX_WORKERS),
  browser: cores,
}
