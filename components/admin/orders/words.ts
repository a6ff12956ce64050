import type { DecidedHow, Decision, OrderState, Step } from '@/lib/domains/work-orders/schema'
import { repairSteps } from '@/lib/site/repair-steps'

/** Name of a step: 'Onay'. */
export const stepTitle = (step: number) => repairSteps[step - 1]!.title

/** A step with its test point: 'TP3 Onay'. */
export const stepName = (step: number) => `TP${step} ${stepTitle(step)}`

const TO: Record<Step, string> = { 1: 'TP1’e', 2: 'TP2’ye', 3: 'TP3’e', 4: 'TP4’e', 5: 'TP5’e', 6: 'TP6’ya' }

/** A test point as the end of a way: 'TP5’e'. */
export const stepAsEnd = (step: Step) => TO[step]

const FROM: Record<Step, string> = {
  1: 'TP1’den',
  2: 'TP2’den',
  3: 'TP3’ten',
  4: 'TP4’ten',
  5: 'TP5’ten',
  6: 'TP6’dan',
}

/** A test point as the start of a way: 'TP4’ten'. */
export const stepAsStart = (step: Step) => FROM[step]

export const STATE_WORDS: Record<OrderState, string> = {
  open: 'Açık',
  delivered: 'Teslim edildi',
  returned: 'Onarılmadan iade',
  cancelled: 'İptal edildi',
}

/** How a decided quote stands. */
export const DECIDED_WORDS: Record<Decision, string> = { approved: 'onaylandı', declined: 'onaylanmadı' }

export const HOW_WORDS: Record<DecidedHow, string> = {
  page: 'kendi sayfasından',
  phone: 'telefonla',
  writing: 'yazıyla',
  'in-person': 'yüz yüze',
}

/** Words before {reason}, fixed by the specification of work orders. */
export const LIST_ERROR = 'İş emirleri yüklenirken bir hata oluştu: '
export const LOAD_ERROR = 'İş emri yüklenirken bir hata oluştu: '
export const SAVE_ERROR = 'İş emri kaydedilirken bir hata oluştu: '
