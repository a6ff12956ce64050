// A build with too little memory hangs for minutes, or is killed without a message.
import { totalmem } from 'node:os'
import path from 'node:path'
import { OperatorError } from './console.mjs'
import { readText } from './files.mjs'

/** A machine with the 1.5 GB that the message names reports a little less. */
const NEEDED_BYTES = 1.4e9

const gigabytes = (bytes) => `${(bytes / 1e9).toFixed(1).replace('.', ',')} GB`

/**
 * Returns how many bytes this process may use: the machine's memory, or the lowest limit of its cgroups (version 1 or 2) and
 * their parents.
 * @param {{ machine?: number, proc?: string, cgroups?: string }} places
 */
export function usableMemory({ machine = totalmem(), proc = '/proc/self/cgroup', cgroups = '/sys/fs/cgroup' } = {}) {
  const limits = [machine]
  for (const [, controllers = '', ownGroup = '/'] of (readText(proc) ?? '').matchAll(/^\d+:(.*?):(.*)$/gm)) {
    if (controllers && !controllers.split(',').includes('memory')) continue
    const file = controllers ? 'memory.limit_in_bytes' : 'memory.max'
    const top = path.join(cgroups, controllers && 'memory')
    for (let group = ownGroup; ; group = path.dirname(group)) {
      // Without a limit the file is absent or says `max`.
      const limit = Number.parseInt(readText(path.join(top, group, file)) ?? '')
      if (limit) limits.push(limit)
      if (group === path.dirname(group)) break
    }
  }
  return Math.min(...limits)
}

/** @throws {OperatorError} with what a build needs and how to build elsewhere, when there is too little memory */
export function checkBuildMemory(memory = usableMemory()) {
  if (memory >= NEEDED_BYTES) return
  throw new OperatorError(
    `Derleme en az 1,5 GB bellek ister, burada ${gigabytes(memory)} var: imajları belleği yeten bir makinede ` +
      '"docker compose build" ile derleyip "docker save … | ssh SUNUCU docker load" ile buraya taşıyın ' +
      '(docs/operations.md, Docker).',
  )
}
