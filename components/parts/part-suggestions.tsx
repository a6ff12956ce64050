import type { ReactNode } from 'react'
import { Suggestion, Suggestions, useCombobox } from '@/components/admin/form/combobox'
import { Marked } from '@/components/site/text/marked'
import { apiPath } from '@/lib/api/paths'
import type { PartRowJson } from '@/lib/parts/output'
import { searchWords } from '@/lib/platform/turkish/search'
import { marksIn } from '@/lib/search/marked-text'
import { quantityText } from './words'

const MIN_CHARACTERS = 3
const MAX_SUGGESTIONS = 5

/** The state of a field that suggests parts after three characters. `isStrict`: only a suggested part can be chosen. */
export function usePartCombobox(options: { text: string; isStrict?: boolean; onPick: (part: PartRowJson) => void }) {
  return useCombobox({
    ...options,
    minCharacters: MIN_CHARACTERS,
    pathOf: (q) => apiPath('Parts', { page: '1', pageSize: String(MAX_SUGGESTIONS), q }),
  })
}

type PartSuggestionsProps = {
  combobox: ReturnType<typeof usePartCombobox>
  text: string
  noteOf: (part: PartRowJson) => ReactNode
  className?: string
  note: ReactNode
}

export function PartSuggestions({ combobox, text, noteOf, className, note }: PartSuggestionsProps) {
  const words = searchWords(text)
  return (
    <Suggestions {...combobox.list} label="Parçalar" className={className} note={note}>
      {combobox.items.map((part, index) => (
        <Suggestion key={part.id} {...combobox.option(index)} note={noteOf(part)}>
          <span className="mono mr-2">
            <Marked text={part.code} marks={marksIn(part.code, words)} />
          </span>
          <Marked text={part.name} marks={marksIn(part.name, words)} />
        </Suggestion>
      ))}
    </Suggestions>
  )
}

/** Returns 'elde 9 adet, Raf B5'. */
export const stockAndPlace = ({ onHand, unit, place }: Pick<PartRowJson, 'onHand' | 'unit' | 'place'>) =>
  [`elde ${quantityText(onHand, unit)}`, place].filter(Boolean).join(', ')
