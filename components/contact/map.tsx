import { Map as MapIcon } from 'lucide-react'
import { DrawnMap, MAX_LABEL_CHARS } from '@/components/site/pictures/drawn-map'
import { Icon } from '@/components/ui/icon'
import { getCompany } from '@/lib/settings/data'

/**
 * A drawn map of the workshop's street; a button opens OpenStreetMap below. A page cannot tell whether a frame has
 * failed, so the frame never covers the drawing and loads only on request: OpenStreetMap is the site's one third
 * party, named in the privacy notice. `details` works without scripts, and a lazy frame in a closed `details` loads
 * nothing.
 */
export async function Map() {
  const { map, name } = await getCompany()
  return (
    <div className="mt-6 border border-line bg-paper">
      <DrawnMap label={map.label.length <= MAX_LABEL_CHARS ? map.label : name} />
      <details className="group/map">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-center gap-2 border-t border-line px-4 py-2 font-semibold hover:bg-tint [&::-webkit-details-marker]:hidden">
          <Icon of={MapIcon} />
          <span className="group-open/map:hidden">Haritayı göster</span>
          <span className="hidden group-open/map:inline">Haritayı gizle</span>
        </summary>
        <iframe
          src={map.embedUrl}
          title={map.title}
          loading="lazy"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- this pair is unsafe only for frames of our own origin
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          className="block aspect-square w-full border-t border-line scheme-light"
        />
      </details>
    </div>
  )
}
