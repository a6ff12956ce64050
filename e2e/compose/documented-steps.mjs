// The documented steps: blocks of commands in docs/operations.md below a comment `<!-- test:compose NAME -->`.
import { readFileSync } from 'node:fs'

const DOCUMENT = 'docs/operations.md'
const text = readFileSync(new URL(`../../${DOCUMENT}`, import.meta.url), 'utf8')

const MARKED = /^<!-- test:compose ([a-z-]+) -->\n```sh\n(.*?)^```$/gms

/** @type {Map<string, string>} commands of the marked blocks by name */
export const blocks = new Map(Array.from(text.matchAll(MARKED), ([, name, commands]) => [name, commands]))

/** @type {string[]} all blocks of commands, marked or not */
export const allBlocks = Array.from(text.matchAll(/^```sh\n(.*?)^```$/gms), ([, commands]) => commands)

/** Examples in the document that stand for values of a run. */
export const PLACEHOLDERS = { set: '2026-11-21T03-00-00-000Z', version: 'vX.Y.Z', volumes: 'olcev_' }

/**
 * Returns a block's commands with values in place of its examples.
 * @param {{ set?: string, version?: string, volumes: string }} values
 * @throws when the block is missing, or when an example in it has no value
 */
export function commandsOf(name, values) {
  let commands = blocks.get(name)
  if (!commands) throw new Error(`${DOCUMENT} has no block "test:compose ${name}".`)
  for (const [kind, example] of Object.entries(PLACEHOLDERS)) {
    if (!commands.includes(example)) continue
    if (!values[kind]) throw new Error(`The block "${name}" of ${DOCUMENT} needs a value for ${example}.`)
    commands = commands.replaceAll(example, values[kind])
  }
  return commands
}
