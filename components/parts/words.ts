import type { Unit } from '@/lib/orders/quote/money'
import { formatThousandths, parseThousandths, UNITS } from '@/lib/platform/turkish/numbers'

/** The beginnings of error messages. The reason follows. */
export const PART_LIST_ERROR = 'Parçalar yüklenirken bir hata oluştu: '
export const PART_LOAD_ERROR = 'Parça yüklenirken bir hata oluştu: '
export const PART_SAVE_ERROR = 'Parça kaydedilirken bir hata oluştu: '
export const MOVEMENT_ERROR = 'Hareket yazılırken bir hata oluştu: '

/** Formats thousandths like '37,5', with a real minus sign: '−2'. */
export const milliText = (milli: number) => formatThousandths(milli).replace('-', '−')

/** Formats a difference: '+5', '−3', '0'. */
export const signedText = (milli: number) => `${milli > 0 ? '+' : ''}${milliText(milli)}`

/** Formats a quantity with its unit: '3 adet'. */
export const quantityText = (milli: number, unit: string) => `${milliText(milli)} ${unit}`

/** Returns the thousandths of a typed quantity, with or without its unit. Null for anything else. */
export const milliOf = (text: string, unit: Unit) => parseThousandths(text, UNITS[unit])
