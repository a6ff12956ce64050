/**
 * Returns the number of a message in its receipt and emails: '8E73-20AF', the random end of its id. The trigger fill_search_text
 * computes the same number.
 */
export function messageNumber(id: string): string {
  const end = id.slice(-8).toUpperCase()
  return `${end.slice(0, 4)}-${end.slice(4)}`
}
