/** The length of a Turkish IBAN: TR, two check digits, 22 digits of bank and account. */
export const IBAN_LENGTH = 26

const COUNTRY = 'TR'

/** Returns an IBAN in its stored form: in upper case, without spaces, dots and dashes. */
export const plainIban = (text: string) => text.replaceAll(/[\s.\-–]/g, '').toUpperCase()

/** Returns an IBAN in groups of four. */
export const groupedIban = (text: string) => plainIban(text).replaceAll(/.{4}(?=.)/g, '$& ')

/** Whether the check digits are correct: with the first four characters last and letters as 10 to 35, the number is 1 modulo 97. */
function hasValidCheckDigits(iban: string): boolean {
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return BigInt(digits) % 97n === 1n
}

/** Returns the error of an IBAN in any spelling, or null. */
export function ibanError(text: string): string | null {
  const iban = plainIban(text)
  if (!iban.startsWith(COUNTRY)) return 'Türkiye hesabı değil; TR ile başlamalı.'
  if (!/^TR\d*$/.test(iban)) return 'TR’den sonra yalnız rakam olmalı.'
  if (iban.length < IBAN_LENGTH) return 'Eksik: Türkiye IBAN’ı 26 karakterdir.'
  if (iban.length > IBAN_LENGTH) return 'Fazla: Türkiye IBAN’ı 26 karakterdir.'
  return hasValidCheckDigits(iban)
    ? null
    : 'Denetim sayısı tutmuyor: bir rakam yanlış ya da iki rakam yer değiştirmiş. Dörderli grupları hesap cüzdanıyla karşılaştırın.'
}
