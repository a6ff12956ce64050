import type { BulkAction, BulkResult } from '@/lib/content/bulk-actions'
import { countText } from '@/lib/platform/turkish/numbers'

type Words = {
  label: string
  busy: string
  /** Effect of the action: '12 yazı {will}'. */
  will: string
  done: string
  undone: string
  same: string
}

export const ACTION_WORDS: Record<BulkAction, Words> = {
  publish: {
    label: 'Yayımla',
    busy: 'Yayımlanıyor',
    will: 'şimdi yayımlanacak. Zamanlanmış olanlar da beklemez.',
    done: 'yayımlandı',
    undone: 'yayımlanmadı',
    same: 'zaten yayındaydı',
  },
  withdraw: {
    label: 'Taslağa Al',
    busy: 'Taslağa alınıyor',
    will: 'taslağa alınacak, sitede görünmeyecek.',
    done: 'taslağa alındı',
    undone: 'taslağa alınmadı',
    same: 'zaten taslaktı',
  },
  delete: { label: 'Sil', busy: 'Siliniyor', will: 'silinecek.', done: 'silindi', undone: 'silinmedi', same: '' },
}

const MAX_NAMES = 5

function nameList(names: readonly string[], count: number): string {
  const quoted = names.slice(0, MAX_NAMES).map((name) => `“${name}”`)
  const rest = count - quoted.length
  if (quoted.length === 0) return ''
  return `: ${quoted.join(', ')}${rest > 0 ? ` ve ${countText(rest)} tane daha` : ''}`
}

/** Result of an action, and the names of items that it skipped because somebody else had changed them. */
export type Outcome = { action: BulkAction; result: BulkResult; names: readonly string[] }

/** Returns the title of an outcome, and a text about skipped items. `noun` names an item: 'yazı'. */
export function outcomeWords({ action, result, names }: Outcome, noun: string): { title: string; text: string } {
  const { done, undone, same } = ACTION_WORDS[action]
  const [count, changed] = [result.done.length, result.changed.length]
  const sentences = [
    result.same.length > 0 && `${countText(result.same.length)} tanesi ${same}.`,
    result.missing.length > 0 && `${countText(result.missing.length)} tanesi bu arada silinmiş.`,
    changed > 0 &&
      `${countText(changed)} tanesi bu arada değişti, dokunulmadı${nameList(names, changed)}. Güncel hâline bakıp yeniden deneyin.`,
  ]
  return {
    title: count > 0 ? `${countText(count)} ${noun} ${done}.` : `Hiçbir ${noun} ${undone}.`,
    text: sentences.filter(Boolean).join(' '),
  }
}
