import { Registry } from 'prom-client'
import { addDiskGauges } from '@/lib/platform/metrics/disk'
import { addGauge } from '@/lib/platform/metrics/gauge'
import { madeBy } from './schedule'
import { listSets, timeOf } from './set'

/** Returns the metrics of a scheduled backup. Their texts are those of docs/operations.md. */
export function backupMetrics(backups: string): Registry {
  const registry = new Registry()
  const help = 'Start of the newest complete backup; 0 if there is none.'
  addGauge(registry, 'backup_newest_timestamp_seconds', help, async () => {
    const [newest] = madeBy(Date.now(), (await listSets(backups)).complete)
    return newest ? timeOf(newest)!.getTime() / 1000 : 0
  })
  addDiskGauges(registry, { backups })
  return registry
}
