const COMMENTS_AND_QUOTES = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$/g

/** Statements that end the transaction around the script, or that PostgreSQL refuses inside of one. */
const OUTSIDE = [
  /(?:^|;)\s*(begin|start\s+transaction|commit|end|rollback|abort|prepare\s+transaction|vacuum)\b/i,
  /\b(index\s+concurrently)\b/i,
]

/**
 * Returns the statement that keeps a migration script from being one transaction, or null when there is none. Ignores
 * comments, quoted text and function bodies.
 */
export function outsideOfOneTransaction(script: string): string | null {
  const statements = script.replaceAll(COMMENTS_AND_QUOTES, ' ')
  const [found] = OUTSIDE.flatMap((pattern) => pattern.exec(statements)?.[1] ?? [])
  return found?.replaceAll(/\s+/g, ' ').toUpperCase() ?? null
}
