import { post as voltageDrop } from './24-volt-dususu'
import { post as overcurrent } from './asiri-akim-alarmi'
import { post as packing } from './cihaz-nasil-paketlenir'
import { post as backupBattery } from './cnc-yedekleme-pili'
import { post as busCapacitor } from './dc-bara-kondansatoru'
import { post as touchCalibration } from './dokunmatik-kalibrasyonu'
import { post as parameterBackup } from './parametre-yedegi'
import { post as coolingFan } from './sogutma-fani'
import type { SeedPost } from './types'

export type { SeedPost } from './types'

/** Newest first. */
export const posts: SeedPost[] = [
  overcurrent,
  busCapacitor,
  backupBattery,
  voltageDrop,
  parameterBackup,
  touchCalibration,
  coolingFan,
  packing,
]
