const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Escapes a text for XML content or attribute values. The schemas have already removed control characters. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!)
}

/** Returns an element with a text, on its own line. */
export function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>\n`
}
