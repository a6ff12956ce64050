import { type Column, COLUMNS, REQUIRED_COLUMNS } from '@/lib/faults/import/schema'
import { BLOCK_CELL, CELL_CLASSES, HEAD_CLASSES, ROW_CLASSES, TABLE_CLASSES } from './line-tables'

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

/** The columns that a file may have. */
export function ColumnTable() {
  return (
    <section aria-labelledby="sutunlar" className="mt-4 max-w-288 border border-line bg-paper">
      <header className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 border-b border-line px-4 py-2">
        <h2 id="sutunlar" className="text-[1.1875rem] leading-[1.25] tracking-normal">
          Sütunlar
        </h2>
        <span className="text-ink-2">Başlık satırı aynen böyle olmalı</span>
      </header>
      <table className={TABLE_CLASSES}>
        <thead className={HEAD_CLASSES}>
          <tr>
            {['Sütun', 'Dolu mu?', 'Örnek'].map((name) => (
              <th key={name} scope="col" className={CELL_CLASSES}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {COLUMNS.map((column) => (
            <tr key={column} className={ROW_CLASSES}>
              <th scope="row" className={`${BLOCK_CELL} mono text-small font-normal`}>
                {column}
              </th>
              <td className={BLOCK_CELL}>{REQUIRED_COLUMNS.includes(column) ? 'Zorunlu' : 'İsteğe bağlı'}</td>
              <td className={BLOCK_CELL}>{EXAMPLES[column]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="border-t border-line px-4 py-3 text-small leading-[1.4] text-ink-2">
        Marka, seri ve kodu aynı olan kayıt varsa o kayıt güncellenir; adresi değişmez. Kodu boş satırlarda başlığa
        bakılır. Güncellenen kayıtta boş hücre ve dosyada olmayan sütun, yazılmış olanı bırakır.
      </p>
    </section>
  )
}
