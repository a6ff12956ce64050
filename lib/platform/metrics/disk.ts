import type { StatsFs } from 'node:fs'
import { statfs } from 'node:fs/promises'
import type { Registry } from 'prom-client'
import { addGauge } from '@/lib/platform/metrics/gauge'

/** Adds gauges for the free space and the size of the disks that contain these folders. */
export function addDiskGauges(registry: Registry, folders: Record<string, string>): void {
  const read = (bytes: (disk: StatsFs) => number) => async () => {
    const disks = Object.entries(folders).map(async ([name, folder]) => [name, bytes(await statfs(folder))] as const)
    const results = await Promise.allSettled(disks)
    return Object.fromEntries(results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])))
  }
  const freeSpaceHelp = 'Free space on the disk of uploads, attachments, data, backups.'
  const free = read(({ bavail, bsize }) => bavail * bsize)
  addGauge(registry, 'disk_free_bytes', freeSpaceHelp, free, 'folder')
  const size = read(({ blocks, bsize }) => blocks * bsize)
  addGauge(registry, 'disk_size_bytes', 'Size of the disk.', size, 'folder')
}
