import { SaveBadLines, saveBadLines } from './import-screen'

type Options<Name extends string> = {
  /** The path of the import. */
  path: Parameters<typeof saveBadLines>[0]
  file: File
  counts: Record<Name | 'new' | 'changed' | 'bad', number>
  results: readonly { name: Name; label: string }[]
}

/** What the check of a file says, whatever it contains, if an import writes all of its lines or none. */
export function allOrNone<Name extends string>({ path, file, counts, results }: Options<Name>) {
  const isBlocked = counts.bad > 0
  const changes = counts.new + counts.changed
  const ready =
    changes > 0 ? 'Tek işlemde yazılır; yarım kalmaz.' : 'Dosyadaki her şey kayıtlarla aynı; aktarılacak bir şey yok.'
  return {
    counts: results.map(({ name, label }) => ({ name, label, count: counts[name] })),
    first: isBlocked ? ('bad' as const) : ('all' as const),
    hint: isBlocked ? 'Hatalı satır kaldıkça hiçbir satır aktarılmaz.' : ready,
    writing: `${changes.toLocaleString('tr-TR')} satır yazılıyor; pencereyi kapatabilirsiniz.`,
    badLines: isBlocked && <SaveBadLines label="Hatalı Satırları İndir" save={() => saveBadLines(path, file)} />,
    isBlocked,
  }
}
