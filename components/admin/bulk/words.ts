import type { BulkAction, BulkResult } from '@/lib/content/bulk-actions'
import { countText } from '@/lib/platform/turkish/numbers'

type ActionTexts = {
  label: string
  busy: string
  /** Effect of the action, after the number of items: 'şimdi yayımlanacak.' */
  effect: string
  done: string
  notDone: string
  unchanged: string
}

export const ACTION_TEXTS: Record<BulkAction, ActionTexts> = {
  publish: {
    label: 'Yayımla',
    busy: 'Yayımlanıyor',
    effect: 'şimdi yayımlanacak. Zamanlanmış olanlar da beklemez.',
    done: 'yayımlandı',
    notDone: 'yayımlanmadı',
    unchanged: 'zaten yayındaydı',
  },
  withdraw: {
    label: 'Taslağa Al',
    busy: 'Taslağa alınıyor',
    effect: 'taslağa alınacak, sitede görünmeyecek.',
    done: 'taslağa alındı',
    notDone: 'taslağa alınmadı',
    unchanged: 'zaten taslaktı',
  },
  delete: {
    label: 'Sil',
    busy: 'Siliniyor',
    effect: 'silinecek.',
    done: 'silindi',
    notDone: 'silinmedi',
    unchanged: '',
  },
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
export function outcomeTexts({ action, result, names }: Outcome, noun: string): { title: string; text: string } {
  const { done, notDone, unchanged } = ACTION_TEXTS[action]
  const [count, changed] = [result.done.length, result.changed.length]
  const sentences = [
    result.same.length > 0 && `${countText(result.same.length)} tanesi ${unchanged}.`,
    result.missing.length > 0 && `${countText(result.missing.length)} tanesi bu arada silinmiş.`,
    changed > 0 &&
      `${countText(changed)} tanesi bu arada değişti, dokunulmadı${nameList(names, changed)}. Güncel hâline bakıp yeniden deneyin.`,
  ]
  return {
    title: count > 0 ? `${countText(count)} ${noun} ${done}.` : `Hiçbir ${noun} ${notDone}.`,
    text: sentences.filter(Boolean).join(' '),
  }
}
