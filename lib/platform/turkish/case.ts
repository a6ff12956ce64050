const WORDS = ['', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz', 'on']

/** Returns a count for use in a sentence: as a word up to ten, in digits above. */
export const countWord = (count: number) => WORDS[count] || count.toLocaleString('tr-TR')

/** Capitalises the first letter of a text by Turkish rules: 'iki mesaj' becomes 'İki mesaj'. */
export const capitalise = (text: string) => text.slice(0, 1).toLocaleUpperCase('tr') + text.slice(1)

const isLower = (letter: string) => letter !== letter.toLocaleUpperCase('tr')

/** Returns a title for use within a sentence: 'Servo açılmıyor' becomes 'servo açılmıyor', 'DC bara' stays. */
export function withinSentence(title: string): string {
  const [first = '', second = '', ...rest] = title
  return isLower(second) ? first.toLocaleLowerCase('tr') + second + rest.join('') : title
}

/** Returns the vowel of an ending, 'a' or 'e', that agrees with the last vowel of a word. */
const endingVowel = (word: string) => (/[aıou][^aeıioöuü]*$/.test(word.toLocaleLowerCase('tr')) ? 'a' : 'e')

/** Returns a name in the dative: 'Mart’a', 'Kaya’ya', 'Eylül’e'. */
export const dativeOf = (name: string) => `${name}’${/[aeıioöuü]$/i.test(name) ? 'y' : ''}${endingVowel(name)}`

/** Returns a name in the locative: 'Mart’ta', 'Eylül’de'. */
export const locativeOf = (name: string) => `${name}’${/[fstkçşhp]$/i.test(name) ? 't' : 'd'}${endingVowel(name)}`

const TENS = ['sıfır', 'on', 'yirmi', 'otuz', 'kırk', 'elli']

/** Returns the last word of a number below 60 as it is read aloud: 'sekiz' for 18. */
const lastWord = (number: number) => WORDS[number % 10] || TENS[number / 10]!

/** Returns a clock time such as '18.00' with the ending that `inflect` adds to its last word: 'sekiz', 'otuz'. */
function inflectClock(clock: string, inflect: (word: string) => string): string {
  const [hours = 0, minutes = 0] = clock.split(/[.:]/).map(Number)
  const word = lastWord(minutes || hours)
  return clock + inflect(word).slice(word.length)
}

/** Returns a clock time in the dative: '18.00’e', '12.00’ye', '15.30’a'. */
export const clockInDative = (clock: string) => inflectClock(clock, dativeOf)

/** Returns a clock time in the locative: '08.30’da', '13.00’te'. */
export const clockInLocative = (clock: string) => inflectClock(clock, locativeOf)

/** Returns the locative ending of a clock time: '’te' for 11:04, '’da' for 11:30. */
export const locativeEnding = (clock: string) => clockInLocative(clock).slice(clock.length)

const NARROW_VOWELS: Record<string, string> = { a: 'ı', ı: 'ı', e: 'i', i: 'i', o: 'u', u: 'u', ö: 'ü', ü: 'ü' }

/** Returns the last vowel of a word in lower case, or 'i' if it has none. */
const lastVowel = (word: string) => /[aıeioöuü](?=[^aıeioöuü]*$)/.exec(word)?.[0] ?? 'i'

/** Returns a count below 60 as a share of a whole: '6’sı', '5’i', '3’ü'. */
export function shareOf(count: number): string {
  const word = lastWord(count)
  const vowel = lastVowel(word)
  return `${count}’${word.endsWith(vowel) ? 's' : ''}${NARROW_VOWELS[vowel]}`
}

/** Returns a name with 'was': 'Mart’tı', 'Eylül’dü'. The name must end in a consonant. */
export function nameWithWas(name: string): string {
  const vowel = lastVowel(name.toLocaleLowerCase('tr'))
  return `${name}’${/[fstkçşhp]$/i.test(name) ? 't' : 'd'}${NARROW_VOWELS[vowel]}`
}

/** Returns a company's name in the genitive: "Ölçev'in". */
export function genitiveOf(name: string): string {
  const letters = name.toLocaleLowerCase('tr').replace(/[^\p{L}]/gu, '')
  const vowel = lastVowel(letters)
  return `${name}'${letters.endsWith(vowel) ? 'n' : ''}${NARROW_VOWELS[vowel]}n`
}
