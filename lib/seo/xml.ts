const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** A text as content or attribute value of XML. Control characters, which no XML may hold, do not reach the database. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!)
}

/** An element with a text, on a line of its own. */
export function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>\n`
}
