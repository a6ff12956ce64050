import { ColumnTable } from '@/components/admin/import/import-tables'
import { type Column, REQUIRED_COLUMNS } from '@/lib/faults/import/schema'

const EXAMPLES: Record<Column, string> = {
  cihaz: 'Cihaz grubunun adı: Servo Sürücü Tamiri',
  marka: 'Yumaro',
  seri: 'YS2',
  kod: 'AL16. Kod göstermeyen arızada boş',
  baslik: 'Servo açılırken aşırı akım',
  belirti: 'Enerji gelince gösterge normaldir. Servo açılır açılmaz …',
  sebepler: 'Her sebep “|” ile ayrılır, en olasısı en önde',
  kontroller: 'Her kontrol “|” ile ayrılır; metinde geçen çubuk “\\|” yazılır',
  uyari: 'Alarmı silip servoyu art arda açmayın …',
  atolye: 'Güç katı diyot kademesinde ölçülür …',
  yazi: 'İlgili yazının adresi',
  durum: 'Taslak ya da Yayında; boşsa Taslak',
}

const NOTE =
  'Marka, seri ve kodu aynı olan kayıt varsa o kayıt güncellenir; adresi değişmez. Kodu boş satırlarda başlığa bakılır. Güncellenen kayıtta boş hücre ve dosyada olmayan sütun, yazılmış olanı bırakır.'

/** The columns that a file of faults may have. */
export function FaultColumns() {
  return <ColumnTable examples={EXAMPLES} required={REQUIRED_COLUMNS} note={NOTE} />
}
