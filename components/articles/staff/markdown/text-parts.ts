import type { TextEdit, TextState } from './text-edits'

type Range = { from: number; to: number }

/** A picture that is alone on its line. `from` and `to` are the ends of that line in the text. */
export type PictureLine = Range & {
  /** `yeni:KEY` or the path of a stored picture. */
  address: string
  alt: string
  caption: string
}

/** The pictures of a text and the texts around them. There is one more text than pictures. */
type TextParts = { pictures: PictureLine[]; texts: Range[] }

const LINE =
  /^!\[((?:[^\]\\\n]|\\.)*)\]\((yeni:[a-z0-9-]+|\/uploads\/[^\s()]+)(?:[ \t]+"((?:[^"\\\n]|\\.)*)")?[ \t]*\)[ \t]*$/gm

const unescapeMarkdown = (text: string) => text.replace(/\\([!-/:-@[-`{-~])/g, '$1')

/** Returns the parts of a text. One blank line next to a picture belongs to none of them. */
export function partsOf(content: string): TextParts {
  const pictures = Array.from(
    content.matchAll(LINE),
    ({ 0: line, 1: alt = '', 2: address = '', 3: caption = '', index }) => ({
      from: index,
      to: index + line.length,
      address,
      alt: unescapeMarkdown(alt),
      caption: unescapeMarkdown(caption),
    }),
  )
  const texts = Array.from({ length: pictures.length + 1 }, (_, index) => {
    let from = pictures[index - 1]?.to ?? 0
    let to = pictures[index]?.from ?? content.length
    const isNewline = (offset: number) => content[offset] === '\n'
    if (index > 0) for (let count = 0; count < 2 && from < to && isNewline(from); count += 1) from += 1
    if (index < pictures.length) for (let count = 0; count < 2 && to > from && isNewline(to - 1); count += 1) to -= 1
    return { from, to }
  })
  return { pictures, texts }
}

/** Returns the index of the text that contains an offset, and the offset in that text. */
export function positionOf({ texts }: TextParts, offset: number): { index: number; offset: number } {
  const first = texts.findIndex(({ to }) => offset <= to)
  const index = first === -1 ? texts.length - 1 : first
  const { from, to } = texts[index]!
  return { index, offset: Math.min(Math.max(offset, from), to) - from }
}

/** Replaces a text between pictures, and separates it from them with blank lines. `start` and `end` are offsets in the text. */
export function changeText(content: string, index: number, { text, start, end }: TextState): TextEdit {
  const { pictures } = partsOf(content)
  const from = pictures[index - 1]?.to ?? 0
  const to = pictures[index]?.from ?? content.length
  const [isFirst, isLast] = [index === 0, index === pictures.length]
  const lead = isFirst || (text === '' && isLast) ? '' : '\n\n'
  const trail = isLast || text === '' ? '' : '\n\n'
  const shift = from + lead.length
  return { from, to, insert: lead + text + trail, start: shift + start, end: shift + end }
}

/** Alternative text and caption of a picture. */
export type PictureTexts = { alt: string; caption: string }

/** Returns a picture as a line of Markdown. Drops characters that would end the picture's texts. */
export function pictureMarkdown(address: string, { alt, caption }: PictureTexts): string {
  const [label, title] = [alt.replace(/[[\]\\\n]/g, ''), caption.replace(/["\\\n]/g, '')]
  return `![${label}](${address}${title && ` "${title}"`})`
}

export function changePictureTexts(content: string, index: number, texts: PictureTexts): TextEdit {
  const { from, to, address } = partsOf(content).pictures[index]!
  const insert = pictureMarkdown(address, texts)
  return { from, to, insert, start: from + insert.length, end: from + insert.length }
}

/** Removes a picture with its line. */
export function removePicture(content: string, index: number): TextEdit {
  const { texts } = partsOf(content)
  const [from, to] = [texts[index]!.to, texts[index + 1]!.from]
  const [before, after] = [content.slice(0, from), content.slice(to)]
  const needsBlankLine = before !== '' && after !== '' && !before.endsWith('\n\n') && !after.startsWith('\n\n')
  return { from, to, insert: needsBlankLine ? '\n\n' : '', start: from, end: from }
}

/** Returns where the blocks of a text begin. A block of code is one block. */
function blockStarts(text: string): number[] {
  const starts: number[] = []
  let isFenced = false
  let isAfterBlank = true
  let offset = 0
  for (const line of text.split('\n')) {
    if (!isFenced && isAfterBlank && line.trim() !== '') starts.push(offset)
    if (/^\s*(?:```|~~~)/.test(line)) isFenced = !isFenced
    isAfterBlank = line.trim() === ''
    offset += line.length + 1
  }
  return starts
}

/** Moves a picture past the block above or below it. Null if there is none. */
export function movePicture(content: string, index: number, by: -1 | 1): TextEdit | null {
  const { pictures, texts } = partsOf(content)
  const picture = pictures[index]!
  const line = content.slice(picture.from, picture.to)
  const text = texts[by === -1 ? index : index + 1]!
  const starts = blockStarts(content.slice(text.from, text.to)).map((offset) => text.from + offset)
  const neighbour = pictures[index + by]
  const passedBlock =
    starts.length > 0
      ? by === -1
        ? { from: starts.at(-1)!, to: text.to }
        : { from: starts[0]!, to: starts[1] ?? text.to }
      : neighbour
  if (!passedBlock) return null
  const block = content.slice(passedBlock.from, passedBlock.to).trimEnd()
  if (by === -1) {
    const { from } = passedBlock
    return { from, to: picture.to, insert: `${line}\n\n${block}`, start: from, end: from }
  }
  const start = picture.from + block.length + 2
  const end = starts.length > 1 ? '\n\n' : ''
  return { from: picture.from, to: passedBlock.to, insert: `${block}\n\n${line}${end}`, start, end: start }
}

/** Returns the text after an edit. */
export function applyEdit(content: string, { from, to, insert }: TextEdit): string {
  return content.slice(0, from) + insert + content.slice(to)
}
