import { ExternalLink } from 'lucide-react'
import { DraftFields } from '@/components/admin/form/draft-fields'
import { DrawnMap, MAX_LABEL_CHARS } from '@/components/site/pictures/drawn-map'
import { Icon } from '@/components/ui/icon'
import { PLACE_FIELDS } from '@/lib/settings/fields'
import { placeOf, printedPlace } from '@/lib/settings/place'
import { ACTION_LINK } from '@/components/ui/action-link'
import type { SiteEditor } from './site-draft'

/** Field for coordinates or a link to a map. The place is read from the text, without requests to a map service. */
export function PlaceField({ editor }: { editor: SiteEditor }) {
  const { place: text, address } = editor.draft
  const place = placeOf(text)
  return (
    <div className="grid grid-cols-2 border-t border-line max-md:grid-cols-1">
      <div className="grid content-start gap-3 px-5 py-4 max-sm:px-4">
        <DraftFields table={PLACE_FIELDS} editor={editor} />
        <output className="text-ink-2">
          {place ? (
            <>
              İşaret burada: <span className="mono text-ink">{printedPlace(place)}</span>
            </>
          ) : (
            text.trim() !== '' && 'Bu metinden bir yer okunamadı.'
          )}
        </output>
        {place && (
          <a
            href={`https://www.openstreetmap.org/?mlat=${place.latitude}&mlon=${place.longitude}#map=18/${place.latitude}/${place.longitude}`}
            target="_blank"
            rel="noreferrer"
            className={ACTION_LINK}>
            <Icon of={ExternalLink} className="size-4.5" />
            <span>
              Haritada denetle<span className="sr-only"> (yeni sekmede açılır)</span>
            </span>
          </a>
        )}
      </div>
      <div
        className={`grid place-items-center border-line bg-sheet max-md:border-t md:border-l ${place ? '' : 'opacity-40'}`}>
        <DrawnMap label={address.split('\n')[0]!.split(', ').at(-1)!.slice(0, MAX_LABEL_CHARS)} />
      </div>
    </div>
  )
}
