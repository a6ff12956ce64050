import { faults as cnc } from './cnc'
import { faults as encoder } from './encoder'
import { faults as hmi } from './hmi'
import { faults as industrialPc } from './industrial-pc'
import { faults as inverter } from './inverter'
import { faults as inverterVektral } from './inverter-vektral'
import { faults as lift } from './lift'
import { faults as plc } from './plc'
import { faults as powerSupply } from './power-supply'
import { faults as robot } from './robot'
import { faults as servo } from './servo'
import { faults as yumaroMotion } from './servo-yumaro-motion'
import { faults as yumaroPower } from './servo-yumaro-power'
import type { SeedFault } from './types'

/** The faults of each service, by its slug. */
const byService: Record<string, SeedFault[]> = {
  'servo-surucu-tamiri': [...yumaroPower, ...yumaroMotion, ...servo],
  'frekans-inverteri-tamiri': [...inverterVektral, ...inverter],
  'plc-tamiri': plc,
  'hmi-operator-paneli-tamiri': hmi,
  'cnc-kontrol-karti-tamiri': cnc,
  'guc-kaynagi-tamiri': powerSupply,
  'robot-kontroloru-tamiri': robot,
  'endustriyel-pc-tamiri': industrialPc,
  'enkoder-ve-olcme-sistemleri-tamiri': encoder,
  'vektor-kontrollu-asansor-ve-vinc-surucusu-tamiri': lift,
}

/** The faults with the slugs of their services. Invented devices, real faults. */
export const faults = Object.entries(byService).flatMap(([service, list]) =>
  list.map((fault) => ({ ...fault, service })),
)
