const COMMENTS_AND_QUOTES = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$/g

/** Ends the transaction around the script, or is refused within one. */
const OUTSIDE = /(?:^|;)\s*(begin|start\s+transaction|commit|end|rollback|abort|prepare\s+transaction|vacuum)\b|\b(index\s+concurrently)\b/i

/**
 * The words of a migration's script that keep it from being one transaction; null when there are none.
 * Comments, quoted text and function bodies do not count.
 */
export function outsideOfOneTransaction(script: string): string | null {
  const found = OUTSIDE.exec(script.replaceAll(COMMENTS_AND_QUOTES, ' '))
  return found ? (found[1] ?? found[2]!).replaceAll(/\s+/g, ' ').toUpperCase() : null
}
