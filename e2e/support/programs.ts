import { spawn } from 'node:child_process'
import { once } from 'node:events'

export type Program = {
  pid: number
  /** Everything it has printed, on both streams. */
  said: () => string
  ended: Promise<number | null>
}

/** Starts a Node program of the project (`dist/…`, `scripts/…`) with these variables and nothing else. */
export function startProgram(args: string[], variables: Record<string, string>, input?: string): Program {
  const child = spawn(process.execPath, args, {
    env: { NODE_ENV: 'production', PATH: process.env.PATH, ...variables },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.on('error', () => {}).end(input)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  return { pid: child.pid!, said: () => output, ended: once(child, 'close').then(([code]) => code as number | null) }
}

/** Runs such a program to its end. */
export async function runProgram(
  args: string[],
  variables: Record<string, string>,
  input?: string,
): Promise<{ code: number | null; said: string }> {
  const program = startProgram(args, variables, input)
  const code = await program.ended
  return { code, said: program.said() }
}
