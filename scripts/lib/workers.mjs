// How many test files run at once.
import { availableParallelism, totalmem } from 'node:os'

/** The most test files that run at once. Each has a range of ports of its own (`freePort` in e2e/support/processes.ts). */
export const MAX_WORKERS = 8

/** Enough for the largest, a browser test: its browser, the test and its sites took 1.2 GB at once. */
const WORKER_BYTES = 1.5 * 1024 ** 3

/**
 * Returns how many test files of each layer run at once. Those of whole sites are more than the cores, because they
 * mostly wait. On two cores it is the same whatever the memory.
 * @param {number} cores
 * @param {number} memoryBytes
 */
export function workersFor(cores, memoryBytes) {
  const busy = Math.min(cores, Math.max(2, Math.floor(memoryBytes / WORKER_BYTES)))
  const single = Math.min(busy, MAX_WORKERS)
  return { unit: single, api: single, operations: Math.min(Math.floor(1.5 * busy), MAX_WORKERS), browser: single }
}

/** Returns the memory that this process may use. In a container it may be less than the machine's. */
const memory = () => Math.min(totalmem(), process.constrainedMemory() || Infinity)

/** How many test files of each layer run at once on this machine. */
export const workers = workersFor(availableParallelism(), memory())
