import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'

const TICKS_PER_SECOND = 100
const hasProc = existsSync('/proc/stat')

/** Parent, and ticks of processor time with those of ended children, of each process. */
function processes() {
  const found = new Map()
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      const ticks = fields.slice(11, 15).reduce((sum, text) => sum + Number(text), 0)
      found.set(Number(pid), { parent: Number(fields[1]), ticks })
    } catch {
      // It has ended meanwhile.
    }
  }
  return found
}

/** Returns the seconds of processor time that a process and all its children have used. NaN without /proc. */
export function processorSeconds(pid) {
  if (!hasProc) return NaN
  const all = processes()
  const isWithin = (id) => id === pid || (all.has(id) && isWithin(all.get(id).parent))
  const ticks = [...all].reduce((sum, [id, { ticks: own }]) => sum + (isWithin(id) ? own : 0), 0)
  return ticks / TICKS_PER_SECOND
}

/** Returns the seconds of processor time that the whole machine has used. */
function busySeconds() {
  if (!hasProc) return NaN
  const [user, nice, system, , , irq, softirq] = readFileSync('/proc/stat', 'utf8').slice(5, 200).trim().split(/\s+/)
  return [user, nice, system, irq, softirq].reduce((sum, text) => sum + Number(text), 0) / TICKS_PER_SECOND
}

/**
 * Watches the machine from now on. The function that it returns says how loaded it was, and how many cores other programs
 * than the bench have used meanwhile.
 */
export function watchMachine() {
  const sample = () => ({ at: performance.now(), others: busySeconds() - processorSeconds(process.pid) })
  const before = sample()
  return () => {
    const after = sample()
    const cores = ((after.others - before.others) * 1000) / (after.at - before.at)
    const [load = 0] = loadavg()
    return `Makinenin yükü ${load.toFixed(1)}; başka programlar ${availableParallelism()} çekirdekten ${Math.max(0, cores).toFixed(1)} kadarını kullandı`
  }
}
