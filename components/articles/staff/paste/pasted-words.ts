import { capitalise } from '@/lib/platform/turkish/case'
import type { PasteResult } from './to-markdown'

const WORDS = new Intl.ListFormat('tr')

/** What a paste kept and what it left out, as two sentences. The second may be ''. */
export function pastedWords({ kept, dropped }: PasteResult) {
  const itemWords = (count: number, word: string) => (count > 0 ? [`${count} ${word}`] : [])
  const items = [
    ...(kept.headings > 0 ? [kept.headings > 1 ? 'başlıklar' : '1 başlık'] : []),
    ...itemWords(kept.links, 'bağlantı'),
    ...(kept.lists > 2 ? ['listeler'] : itemWords(kept.lists, 'liste')),
    ...itemWords(kept.tables, 'tablo'),
    ...itemWords(kept.notes, 'dipnot'),
    ...(kept.bold > 0 && kept.italic > 0 ? ['vurgular'] : kept.bold > 0 ? ['kalın yazılar'] : []),
    ...(kept.italic > 0 && kept.bold === 0 ? ['italik yazılar'] : []),
  ]
  const formatting = [
    ...(dropped.fonts ? ['yazı tipi'] : []),
    ...(dropped.colours ? ['renk'] : []),
    ...(dropped.underlines ? ['altı çizili'] : []),
    ...(dropped.emptyLines ? ['boş satırlar'] : []),
  ]
  const pictures =
    dropped.pictures > 0 ? `${dropped.pictures} resim alınmadı; kendi resminizi “Resim” ile ekleyin.` : ''
  return {
    kept: `${items.length > 0 ? capitalise(WORDS.format(items)) : 'Yazının düzeni'} korundu.`,
    dropped: pictures || (formatting.length > 0 ? `${capitalise(WORDS.format(formatting))} bırakıldı.` : ''),
  }
}
