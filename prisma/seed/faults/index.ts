import { faults as cnc } from './cnc'
import { faults as hmi } from './hmi'
import { faults as industrialPc } from './industrial-pc'
import { faults as inverter } from './inverter'
import { faults as lift } from './lift'
import { faults as plc } from './plc'
import { faults as powerSupply } from './power-supply'
import { faults as robot } from './robot'
import { faults as servo } from './servo'
import { faults as servoYumaro } from './servo-yumaro'
import type { SeedFault } from './types'

/** The faults of each service, by its slug. */
const byService: Record<string, SeedFault[]> = {
  'servo-surucu-tamiri': [...servoYumaro, ...servo],
  'frekans-inverteri-tamiri': inverter,
  'plc-tamiri': plc,
  'hmi-operator-paneli-tamiri': hmi,
  'cnc-kontrol-karti-tamiri': cnc,
  'guc-kaynagi-tamiri': powerSupply,
  'robot-kontroloru-tamiri': robot,
  'endustriyel-pc-tamiri': industrialPc,
  'vektor-kontrollu-asansor-ve-vinc-surucusu-tamiri': lift,
}

/** The faults with the slugs of their services. Invented devices, real faults. */
export const faults = Object.entries(byService).flatMap(([service, list]) =>
  list.map((fault) => ({ ...fault, service })),
)
