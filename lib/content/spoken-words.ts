// Words that people add to what they look for. All are folded.

/** Words of a question or a request, which say nothing of the fault. */
const FILLER = new RegExp(
  '^(?:(?:ariza|hata|alarm|sorun|problem|tamir|onarim|cozum|neden|sebeb|nasil|nedir|gider|yapmali)[a-z]*' +
    '|kod|kodu|kodlari|no|nolu|numara|numarali|anlam|anlami|demek|ne|mi|mu|icin|ile|ve|bir|bu|veriyor|verdi|yapilir)$',
)

/** Whether a word says nothing of what is looked for. Texts may have it, so it counts as long as something is found. */
export function isFiller(word: string): boolean {
  return FILLER.test(word)
}

/** Words beside a number that make a code of it: 'alarm 16', '16 nolu hata'. People use them for any letters. */
const CODE_WORD = /^(?:(?:alarm|hata|ariza|error|fault)[a-z]*|kod|kodu|no|nolu|numara|numarali)$/

/** With what codes begin on displays. */
export const CODE_BEGINNINGS = ['al', 'alm', 'a', 'alarm', 'e', 'er', 'err', 'f', '']

/** Whether a word makes a code of the number beside it. */
export function isCodeWord(word: string): boolean {
  return CODE_WORD.test(word)
}

/** Units, as a text writes and as people say them. */
const UNITS = [
  ['v', 'volt'],
  ['a', 'amper'],
  ['w', 'watt'],
  ['kw', 'kilowatt'],
  ['hz', 'hertz'],
]

/** Returns all forms of a unit, the shortest first; nothing for other words. */
export function unitForms(word: string): string[] {
  return UNITS.find((forms) => forms.includes(word)) ?? []
}
