const WORDS = ['', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz', 'on']

/** Returns a count for use in a sentence: as a word up to ten, in digits above. */
export const countWord = (count: number) => WORDS[count] || count.toLocaleString('tr-TR')

/** Returns a text with a capital at its beginning, in the Turkish way: 'iki mesaj' is 'İki mesaj'. */
export const capitalised = (text: string) => text.slice(0, 1).toLocaleUpperCase('tr') + text.slice(1)

const isLower = (letter: string) => letter !== letter.toLocaleUpperCase('tr')

/** Returns a title as it is written within a sentence: 'Servo açılmıyor' is 'servo açılmıyor', 'DC bara' stays. */
export function withinSentence(title: string): string {
  const [first = '', second = '', ...rest] = title
  return isLower(second) ? first.toLocaleLowerCase('tr') + second + rest.join('') : title
}

/** Returns the vowel of an ending, 'a' or 'e', that agrees with the last vowel of a word. */
const endingVowel = (word: string) => (/[aıou][^aeıioöuü]*$/.test(word.toLocaleLowerCase('tr')) ? 'a' : 'e')

/** Returns a name in the dative: 'Mart’a', 'Kaya’ya', 'Eylül’e'. */
export const nameTo = (name: string) => `${name}’${/[aeıioöuü]$/i.test(name) ? 'y' : ''}${endingVowel(name)}`

/** Returns a name in the locative: 'Mart’ta', 'Eylül’de'. */
export const nameAt = (name: string) => `${name}’${/[fstkçşhp]$/i.test(name) ? 't' : 'd'}${endingVowel(name)}`

const ONES = ['sıfır', ...WORDS.slice(1, 10)]
const TENS = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli']

/** Returns the locative ending of a time of day, as its last number is read: '’te' for 11:04, '’da' for 11:30. */
export function endingAt(clock: string): string {
  const [tens = 0, ones = 0] = (clock.endsWith('00') ? clock.slice(0, 2) : clock.slice(-2)).split('').map(Number)
  const word = (ones === 0 && TENS[tens]) || ONES[ones]!
  return nameAt(word).slice(word.length)
}

const NARROW: Record<string, string> = { a: 'ı', ı: 'ı', e: 'i', i: 'i', o: 'u', u: 'u', ö: 'ü', ü: 'ü' }

/** Returns a name with 'was': 'Mart’tı', 'Eylül’dü'. It ends in a consonant. */
export function nameWas(name: string): string {
  const [vowel = 'i'] = /[aıeioöuü](?=[^aıeioöuü]*$)/.exec(name.toLocaleLowerCase('tr')) ?? []
  return `${name}’${/[fstkçşhp]$/i.test(name) ? 't' : 'd'}${NARROW[vowel]}`
}
