const WORDS = ['', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz', 'on']

/** Returns a count inside a sentence: in a word up to ten, then in digits. */
export const countWord = (count: number) => WORDS[count] || count.toLocaleString('tr-TR')

/** Returns a text with a capital at its beginning, in the Turkish way: 'iki mesaj' is 'İki mesaj'. */
export const capitalised = (text: string) => text.slice(0, 1).toLocaleUpperCase('tr') + text.slice(1)

const isLower = (letter: string) => letter !== letter.toLocaleUpperCase('tr')

/** Returns a title as it goes on within a sentence: 'Servo açılmıyor' is 'servo açılmıyor', 'DC bara' stays. */
export function withinSentence(title: string): string {
  const [first = '', second = '', ...rest] = title
  return isLower(second) ? first.toLocaleLowerCase('tr') + second + rest.join('') : title
}

/** Returns the vowel of an ending, 'a' or 'e', as the last vowel of a word wants it. */
const endingVowel = (word: string) => (/[aıou][^aeıioöuü]*$/.test(word.toLocaleLowerCase('tr')) ? 'a' : 'e')

/** Returns a name as the place to which something goes: 'Mart’a', 'Kaya’ya', 'Eylül’e'. */
export const nameTo = (name: string) => `${name}’${/[aeıioöuü]$/i.test(name) ? 'y' : ''}${endingVowel(name)}`

/** Returns a name as the place where something is: 'Mart’ta', 'Eylül’de'. */
export const nameAt = (name: string) => `${name}’${/[fstkçşhp]$/i.test(name) ? 't' : 'd'}${endingVowel(name)}`
