/** A place on the map, in degrees. */
type Coordinates = { latitude: number; longitude: number }

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`

/**
 * Patterns of coordinates in map links. In Google's link to a place, the place ('!3d…!4d…') takes precedence over the centre of
 * the view ('@…').
 */
const LINK_PATTERNS = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(
    `[?&#](?:q|query|ll|daddr|destination|center|markers?)=(?:loc:)?${NUMBER}(?:,|%2C)\\+?(?:%20)?${NUMBER}`,
    'i',
  ),
  new RegExp(`[?&]mlat=${NUMBER}&mlon=${NUMBER}`),
  new RegExp(`/(?:place|search|dir/[^/]*)/${NUMBER},\\+?${NUMBER}`),
  new RegExp(`@${NUMBER},${NUMBER}`),
  new RegExp(`#map=\\d+(?:\\.\\d+)?/${NUMBER}/${NUMBER}`),
]

/** Two numbers with a decimal point or a decimal comma: '41.0082, 28.9784', '41,0082 28,9784', '41.0082° K 28.9784° D'. */
const TYPED_COORDINATES =
  /^(-?\d{1,3}(?:[.,]\d+)?)\s*°?\s*[KN]?\s*(?:[,;]\s*|\s+)(-?\d{1,3}(?:[.,]\d+)?)\s*°?\s*[DE]?$/i

/** Decimal places of a degree: 0.00001° is about one metre. */
const DECIMALS = 5

function placeAt(latitude: string, longitude: string): Coordinates | null {
  const [north, east] = [latitude, longitude].map((text) => Number(Number(text.replace(',', '.')).toFixed(DECIMALS)))
  if (Math.abs(north!) > 90 || Math.abs(east!) > 180) return null
  return { latitude: north!, longitude: east! }
}

/** Returns the place of typed coordinates, or of a link to OpenStreetMap or Google Maps, or null if there is none. */
export function placeOf(text: string): Coordinates | null {
  const trimmed = text.trim()
  const patterns = /^https?:\/\//i.test(trimmed) ? LINK_PATTERNS : [TYPED_COORDINATES]
  for (const pattern of patterns) {
    const [, latitude, longitude] = pattern.exec(trimmed) ?? []
    if (latitude && longitude) return placeAt(latitude, longitude)
  }
  return null
}

/** Returns a place as the text of its field: '41.0082, 28.9784'. */
export function printedPlace({ latitude, longitude }: Coordinates): string {
  return `${latitude}, ${longitude}`
}
