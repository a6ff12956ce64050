/**
 * Returns a random UUID (version 4) for the header `Idempotency-Key`. `crypto.randomUUID` exists only in secure contexts, and
 * a LAN address without HTTPS is not one.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-')
}
