import type { SeveralAction, SeveralResult } from '@/lib/content/several'

type Words = {
  label: string
  busy: string
  /** What becomes of them: '12 yazı {will}'. */
  will: string
  done: string
  undone: string
  same: string
}

export const ACTION_WORDS: Record<SeveralAction, Words> = {
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

export const formatted = (count: number) => count.toLocaleString('tr-TR')

const NAMED = 5

function named(names: readonly string[], count: number): string {
  const shown = names.slice(0, NAMED).map((name) => `“${name}”`)
  const rest = count - shown.length
  if (shown.length === 0) return ''
  return `: ${shown.join(', ')}${rest > 0 ? ` ve ${formatted(rest)} tane daha` : ''}`
}

/** What an action came to: its items, and the names of those that were left because somebody changed them. */
export type Outcome = { action: SeveralAction; result: SeveralResult; names: readonly string[] }

/** Returns the sentence of an outcome, and what it says of the items that were left. `one` names an item: 'yazı'. */
export function outcomeWords({ action, result, names }: Outcome, one: string): { title: string; text: string } {
  const { done, undone, same } = ACTION_WORDS[action]
  const [count, left] = [result.done.length, result.changed.length]
  const tale = [
    result.same.length > 0 && `${formatted(result.same.length)} tanesi ${same}.`,
    result.missing.length > 0 && `${formatted(result.missing.length)} tanesi bu arada silinmiş.`,
    left > 0 &&
      `${formatted(left)} tanesi bu arada değişti, dokunulmadı${named(names, left)}. Güncel hâline bakıp yeniden deneyin.`,
  ]
  return {
    title: count > 0 ? `${formatted(count)} ${one} ${done}.` : `Hiçbir ${one} ${undone}.`,
    text: tale.filter(Boolean).join(' '),
  }
}
