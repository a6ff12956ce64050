const COMMENTS_AND_QUOTES = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$/g

/** Ends the transaction around the script, or is refused within one. */
const OUTSIDE = [
  /(?:^|;)\s*(begin|start\s+transaction|commit|end|rollback|abort|prepare\s+transaction|vacuum)\b/i,
  /\b(index\s+concurrently)\b/i,
]

/**
 * The words of a migration's script that keep it from being one transaction; null when there are none.
 * Comments, quoted text and function bodies do not count.
 */
export function outsideOfOneTransaction(script: string): string | null {
  const statements = script.replaceAll(COMMENTS_AND_QUOTES, ' ')
  const [found] = OUTSIDE.flatMap((pattern) => pattern.exec(statements)?.[1] ?? [])
  return found?.replaceAll(/\s+/g, ' ').toUpperCase() ?? null
}
