import type { Letter } from '@/lib/faults/alarm-code'
import type { FaultList } from '@/lib/faults/lists'
import { withinSentence } from '@/lib/platform/turkish/case'

/** Facts for the texts of a list. */
type ListFacts = {
  list: FaultList
  /** Names of the list's brand and device group, if it has them. */
  brand?: string
  deviceGroup?: string
  /** Faults of this brand, device group and letter, of all pages. */
  total: number
}

function letterText(letter: Letter): string {
  if (letter === 'kod-yok') return 'kod göstermeyenler'
  if (letter === '0-9') return 'rakamla başlayanlar'
  if (letter === 'diger') return 'işaretle başlayanlar'
  return `${letter.toUpperCase()} ile başlayanlar`
}

/** Returns the name of a list, without its letter and page: 'Yumaro servo sürücü arıza kodları'. */
export function listName({ brand, deviceGroup }: Pick<ListFacts, 'brand' | 'deviceGroup'>): string {
  if (brand && deviceGroup) return `${brand} ${withinSentence(deviceGroup)} arıza kodları`
  return brand || deviceGroup ? `${brand ?? deviceGroup} arıza kodları` : 'Arıza Kodları'
}

/** Returns the unique title of a list's page. */
export function listTitle(facts: ListFacts): string {
  const { letter, page = 1 } = facts.list
  return [listName(facts), ...(letter ? [letterText(letter)] : []), ...(page > 1 ? [`${page}. sayfa`] : [])].join(', ')
}

/** Returns the description of a list's page for search engines. */
export function listDescription(facts: ListFacts): string {
  const { brand, deviceGroup, total } = facts
  const records = `${total.toLocaleString('tr-TR')} kayıt`
  if (!brand && !deviceGroup) return `${listTitle(facts)}: ${LEAD} ${records}.`
  return `${listTitle(facts)}. Toplam ${records}: kodun anlamı, sebepleri, güvenle bakılabilecekler ve onarımı.`
}

/** Lead of the index, before the number of records. */
export const LEAD =
  'Cihazın göstergesindeki kod ne anlama gelir, sebebi nedir, güvenle neye bakabilirsiniz: tezgâhımıza gelen cihazlardan'
