import { foldText } from '@/lib/platform/turkish/search'

/** The positions of searched words in a text: pairs of start and end, in the order of the text. */
export type Marks = [start: number, end: number][]

type Letter = { folded: string; start: number; end: number }

const LETTER = /[\p{L}\p{N}]/u

/** A cache of folded characters, because folding takes most of the time. */
const folds = new Map<string, string>()
const MAX_FOLDS = 2000

function foldCharacter(character: string): string {
  const cached = folds.get(character)
  if (cached !== undefined) return cached
  const folded = foldText(character)
  if (folds.size < MAX_FOLDS) folds.set(character, folded)
  return folded
}

/** Returns the folded letters of a text with their positions. Combining accents belong to the letter before them. */
function lettersOf(text: string): Letter[] {
  const letters: Letter[] = []
  let start = 0
  for (const character of text) {
    const end = start + character.length
    const folded = foldCharacter(character)
    const lastLetter = letters.at(-1)
    if (folded === '' && lastLetter) lastLetter.end = end
    else for (const letter of folded || ' ') letters.push({ folded: letter, start, end })
    start = end
  }
  return letters
}

/** Whether a character may separate the letters and digits of a code or a phone number. `endOf` skips at most two in a row. */
const isBreak = (letter: Letter | undefined) => letter !== undefined && /[-._/()\s]/.test(letter.folded)

/** Returns the index after a word that starts at the index `start`, or -1 if the letters there differ. */
function endOf(letters: Letter[], start: number, word: string[]): number {
  const isCode = word.some((letter) => /\d/.test(letter))
  let end = start
  for (const letter of word) {
    if (isCode && end > start && isBreak(letters[end])) end += isBreak(letters[end + 1]) ? 2 : 1
    if (letters[end]?.folded !== letter) return -1
    end += 1
  }
  return end
}

/** Returns the positions at which words of a text start with the folded words. Ranges with only a space between them are joined. */
export function marksIn(text: string, words: readonly string[]): Marks {
  const letters = lettersOf(text)
  const targets = words.map((word) => Array.from(word)).toSorted((a, b) => b.length - a.length)
  const hasLonger = targets.some(({ length }) => length > 1)
  const marks: Marks = []
  for (let index = 0; index < letters.length; index += 1) {
    const isStart = LETTER.test(letters[index]!.folded) && (index === 0 || !LETTER.test(letters[index - 1]!.folded))
    if (!isStart) continue
    const end = Math.max(...targets.map((word) => endOf(letters, index, word)), -1)
    if (end < 0) continue
    const [from, to] = [letters[index]!.start, letters[end - 1]!.end]
    const lastMark = marks.at(-1)
    const isAdjacent = lastMark !== undefined && /^\s*$/.test(text.slice(lastMark[1], from))
    // A single letter would match too many words.
    if (end - index === 1 && hasLonger && !isAdjacent) continue
    if (isAdjacent) lastMark[1] = to
    else marks.push([from, to])
    index = end - 1
  }
  return marks
}

/** Returns the part of a text around the first matching word: at most `limit` characters, truncated between words, plus ellipses. */
export function excerptAround(text: string, words: readonly string[], limit: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= limit) return line
  const firstMark = marksIn(line, words)[0]?.[0] ?? 0
  // A sentence that starts shortly before the word is shown from its start.
  const textBefore = line.slice(Math.max(0, firstMark - limit / 2), firstMark)
  const sentenceStart = /^.*[.!?…:] (?=\S|$)/.exec(textBefore)?.[0].length
  const wordStart = Math.max(0, textBefore.search(/\s/) + 1)
  const start = firstMark <= limit / 2 ? 0 : firstMark - textBefore.length + (sentenceStart ?? wordStart)
  const rest = line.slice(start)
  const ellipsis = start > 0 && sentenceStart === undefined ? '…' : ''
  if (rest.length <= limit) return ellipsis + rest
  return `${ellipsis}${rest.slice(0, limit).replace(/[\s.,;:]*\s\S*$/, '')}…`
}

/** Returns a folded word as it is spelled in one of the texts, in lower case, or unchanged if no text contains it. */
export function spellingOf(word: string, texts: readonly string[]): string {
  const targets = Array.from(word)
  for (const text of texts) {
    const letters = lettersOf(text)
    const start = letters.findIndex((_, first) =>
      targets.every((letter, index) => letters[first + index]?.folded === letter),
    )
    if (start < 0) continue
    return text.slice(letters[start]!.start, letters[start + targets.length - 1]!.end).toLocaleLowerCase('tr')
  }
  return word
}
