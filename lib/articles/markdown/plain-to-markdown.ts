/** Characters that may mean something inside a line: escapes, code, emphasis, links and addresses. */
const INLINE_SYNTAX = /\\(?=[!-/:-@[-`{-~]|$)|`|\*+|_+|\](?=\()|(?<=https?):(?=\/\/)/gim

/** A heading, list, quote, code block, rule, or the line below the head of a table. */
const LINE_START = /^(\s*)(#(?=#{0,5}(?:\s|$))|[-+*](?=\s|$)|>|~(?=~~)|[*_](?=[*_\s]*$)|[-:|](?=[-:|\s]*$))/
const NUMBERED_ITEM = /^(\s*\d{1,9})([.)])(?=\s|$)/

const isSpace = (character: string | undefined) => character === undefined || /[\t\n\p{Zs}]/u.test(character)
const isWord = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character)

/** Whether * or _ has no special meaning: between spaces, or _ inside a word. */
function isLiteral(run: string, before: string | undefined, after: string | undefined): boolean {
  return (isSpace(before) && isSpace(after)) || (run[0] === '_' && isWord(before) && isWord(after))
}

/** Escapes the characters of a text that may mean something inside a line. */
export function escapeInline(text: string): string {
  return text.replace(INLINE_SYNTAX, (run: string, offset: number) => {
    if (/[*_]/.test(run) && isLiteral(run, text[offset - 1], text[offset + run.length])) return run
    return run.replace(/./g, '\\$&')
  })
}

/** Escapes the start of a line that would otherwise begin a heading, a list, a quote or another block. */
export function escapeLineStart(line: string, escape = '\\'): string {
  return line.replace(LINE_START, `$1${escape}$2`).replace(NUMBERED_ITEM, `$1${escape}$2`)
}

/** Returns Markdown that a page shows like the plain text. Ordinary prose stays unchanged. Several empty lines look like one. */
export function plainToMarkdown(text: string): string {
  return escapeInline(text)
    .split('\n')
    .map((line) => escapeLineStart(line))
    .join('\n')
}
