// By the last word of the spoken number: bir, iki … dokuz; on, yirmi … doksan; yüz or bin.
const TO = {
  ones: ['e', 'e', 'ye', 'e', 'e', 'e', 'ya', 'ye', 'e', 'a'],
  tens: ['e', 'a', 'ye', 'a', 'a', 'ye', 'a', 'e', 'e', 'a'],
}
const AT = {
  ones: ['de', 'de', 'de', 'te', 'te', 'te', 'da', 'de', 'de', 'da'],
  tens: ['de', 'da', 'de', 'da', 'ta', 'de', 'ta', 'te', 'de', 'da'],
}
const FROM = {
  ones: ['dan', 'den', 'den', 'ten', 'ten', 'ten', 'dan', 'den', 'den', 'dan'],
  tens: ['den', 'dan', 'den', 'dan', 'tan', 'den', 'tan', 'ten', 'den', 'dan'],
}

function withSuffix(text: string, { ones, tens }: typeof TO): string {
  const [, ten, one] = /(\d)(\d)$/.exec(text) ?? []
  if (ten === undefined) return text
  return `${text}’${one === '0' ? tens[Number(ten)] : ones[Number(one)]}`
}

/** Adds the suffix of 'until' to a text that ends with a year: '16 Eylül 2026’ya'. */
export function toYear(text: string): string {
  return withSuffix(text, TO)
}

/** Adds the suffix of 'on' to a text that ends with a year: '16 Mart 2026’da'. */
export function atYear(text: string): string {
  return withSuffix(text, AT)
}

/** Adds the suffix of 'since' to a text that ends with a year: '1999’dan'. */
export function fromYear(text: string): string {
  return withSuffix(text, FROM)
}

/** Adds the suffix of 'at' to a time as it is read: '09:00’da', '08:15’te'. */
export function atTime(time: string): string {
  const [hour, minute] = time.split(':')
  if (minute !== '00') return atYear(time)
  // Midnight is read as 'sıfır'.
  const suffix = hour === '00' ? 'da' : atYear(hour ?? '').split('’')[1]
  return `${time}’${suffix}`
}

/** Adds the suffix of 'until' to a text that ends with a time, as it is read: '14:05’e', '09:00’a'. */
export function untilTime(text: string): string {
  const [, hour = '', minute] = /(\d\d):(\d\d)$/.exec(text) ?? []
  if (minute !== '00') return toYear(text)
  // Midnight is read as 'sıfır'.
  return `${text}’${hour === '00' ? 'a' : toYear(hour).split('’')[1]}`
}
