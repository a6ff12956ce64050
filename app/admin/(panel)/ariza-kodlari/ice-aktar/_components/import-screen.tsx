'use client'

import { GitCompareArrows } from 'lucide-react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { ImportAnswer } from '@/lib/domains/fault-import/schema'
import { CheckedSection } from './checked-section'
import { ColumnTable } from './column-table'
import { DoneSection } from './done-section'
import { FileSection } from './file-section'
import { ImportCircuit } from './import-circuit'
import { type ImportFailure, useFaultImport } from './use-fault-import'

const number = (count: number) => count.toLocaleString('tr-TR')

/** Returns where the import is, and what its three steps say. */
function circuitOf(checked: { file: File; answer: ImportAnswer } | null) {
  if (!checked) {
    const texts = {
      file: 'Excel’den “CSV UTF-8” olarak kaydedin.',
      check: 'Her satır okunur, hatalı satır adıyla gösterilir.',
      write: 'Hepsi ya da hiçbiri: tek hata varsa hiçbir satır yazılmaz.',
    }
    return { at: 'file', texts } as const
  }
  const { counts, applied } = checked.answer
  const all = number(counts.all)
  const changes = `${number(counts.new)} yeni kayıt, ${number(counts.changed)} güncelleme.`
  const file = checked.file.name
  if (applied) return { at: 'done', texts: { file, check: `${all} satır doğru.`, write: changes } } as const
  if (counts.bad > 0) {
    const bad = counts.bad === counts.all ? 'hepsi' : `${counts.bad.toLocaleString('tr-TR')} tanesi`
    const check = `${all} satırın ${bad} hatalı. Düzeltilene kadar hat açıktır.`
    return { at: 'bad', texts: { file, check, write: 'Hiçbir satır yazılmadı.' } } as const
  }
  const check = `${all} satırın hepsi doğru. Hat kapandı.`
  return { at: 'ready', texts: { file, check, write: `Onayınızla ${changes}` } } as const
}

type FailureBoxProps = { failure: ImportFailure; onCheck: () => void; onWrite: () => void }

function FailureBox({ failure: { kind, text }, onCheck, onWrite }: FailureBoxProps) {
  const checkButton = (
    <Button size="compact" onClick={onCheck}>
      Yeniden Denetle
    </Button>
  )
  const shape = { density: 'compact', className: 'mb-4 max-w-288' } as const
  if (kind === 'file') return <Alert {...shape} tone="bad" title={text} />
  if (kind === 'changed') {
    return (
      <Alert
        {...shape}
        tone="neutral"
        live="alert"
        icon={GitCompareArrows}
        title={text}
        text="Dosya yeniden denetlenir, farkları yeniden görürsünüz."
        actions={checkButton}
      />
    )
  }
  if (kind === 'unknown') {
    const title = 'Aktarım sürerken bağlantı kesildi; sunucuda tamamlanmış olabilir.'
    const what =
      'Yeniden denetleyin: yazıldıysa bütün satırlar kayıtlarla aynı görünür, yazılmadıysa yeniden aktarırsınız.'
    return <Alert {...shape} tone="bad" title={title} text={what} actions={checkButton} />
  }
  const retry = (
    <Button size="compact" onClick={onWrite}>
      Yeniden Dene
    </Button>
  )
  const title = `Aktarım tamamlanmadı, hiçbir satır yazılmadı: ${text}`
  return <Alert {...shape} tone="bad" title={title} actions={retry} />
}

/** Import of faults: a file, what would become of each line, and the button that writes all of them or none. */
export function ImportScreen() {
  const { checked, busy, failure, choose, write, checkAgain, startAgain } = useFaultImport()
  const circuit = circuitOf(checked)
  const onFile = (file: File) => void choose(file)
  const reading = busy?.task === 'send' ? `Gönderiliyor, %${Math.round(busy.share * 100)}` : 'Denetleniyor'
  const { done = 0, all = 0 } = (busy?.task === 'write' && busy.progress) || {}
  const written = all > 0 ? `${number(done)} / ${number(all)} satır yazıldı` : 'Satırlar yazılıyor'
  const note = busy?.task === 'write' ? `${written}; pencereyi kapatabilirsiniz.` : ''
  const state = busy && { label: busy.task === 'write' ? 'Aktarılıyor' : reading, note }
  return (
    <>
      <ImportCircuit {...circuit} />
      {failure && <FailureBox failure={failure} onCheck={() => void checkAgain()} onWrite={() => void write()} />}
      {!checked && <FileSection busy={busy && reading} onFile={onFile} />}
      {!checked && <ColumnTable />}
      {checked && !checked.answer.applied && (
        <CheckedSection
          key={checked.answer.basis}
          {...checked}
          busy={state}
          isWriting={busy?.task === 'write'}
          onFile={onFile}
          onWrite={() => void write()}
        />
      )}
      {checked?.answer.applied && <DoneSection answer={checked.answer} onAgain={startAgain} />}
    </>
  )
}
