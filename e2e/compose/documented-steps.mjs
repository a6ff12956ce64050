// The documented steps: blocks of commands below a comment `<!-- test:compose NAME -->` in docs/operations.md, or
// `<!-- test:swarm NAME -->` in docs/several-machines.md.
import { readFileSync } from 'node:fs'

const DOCUMENTS = { compose: 'docs/operations.md', swarm: 'docs/several-machines.md' }

/** Placeholders in the documents, which a run replaces. */
const BACKUP = { backup: '2026-11-21T03-00-00-000Z' }
const PLACEHOLDERS = { compose: { ...BACKUP, version: 'vX.Y.Z', volumes: 'olcev_' }, swarm: BACKUP }

/** @param {'compose' | 'swarm'} kind */
export function stepsOf(kind) {
  const document = DOCUMENTS[kind]
  const text = readFileSync(new URL(`../../${document}`, import.meta.url), 'utf8')
  const marked = text.matchAll(new RegExp(`^<!-- test:${kind} ([a-z-]+) -->\\n\`\`\`sh\\n(.*?)^\`\`\`$`, 'gms'))
  /** @type {Map<string, string>} commands of the marked blocks by name */
  const blocks = new Map(Array.from(marked, ([, name = '', commands = '']) => [name, commands]))
  return {
    blocks,
    /** @type {string[]} all blocks of commands, marked or not */
    allBlocks: Array.from(text.matchAll(/^```sh\n(.*?)^```$/gms), ([, commands = '']) => commands),
    /**
     * Returns a block's commands with values in place of its placeholders.
     * @param {string} name
     * @param {{ backup?: string, version?: string, volumes?: string }} values
     * @throws {Error} when the block is missing, or when a placeholder in it has no value
     */
    commandsOf: (name, values = {}) => {
      let commands = blocks.get(name)
      if (!commands) throw new Error(`${document} has no block "test:${kind} ${name}".`)
      for (const [key, placeholder] of Object.entries(PLACEHOLDERS[kind])) {
        if (!commands.includes(placeholder)) continue
        if (!values[key]) throw new Error(`The block "${name}" of ${document} needs a value for ${placeholder}.`)
        commands = commands.replaceAll(placeholder, values[key])
      }
      return commands
    },
  }
}
