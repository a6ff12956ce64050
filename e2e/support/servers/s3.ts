import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { AwsClient } from 'aws4fetch'
import type { TestProject } from 'vitest/node'

const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as new (options: object) => {
  run: () => Promise<{ port: number }>
  close: () => Promise<void>
}

const KEY = 'S3RVER'
export const client = new AwsClient({ accessKeyId: KEY, secretAccessKey: KEY, region: 'us-east-1', service: 's3' })

type S3 = { url: string; folder: string }

declare module 'vitest' {
  interface ProvidedContext {
    s3?: S3
  }
}

export async function startS3(): Promise<S3 & { stop: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 's3-'))
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: folder })
  const { port } = await server.run()
  const stop = async () => {
    // Fails if the server has already stopped.
    await server.close().catch(() => {})
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: `http://127.0.0.1:${port}`, folder, stop }
}

export async function newBucket({ url }: S3) {
  const address = `${url}/b${randomBytes(6).toString('hex')}`
  await client.fetch(address, { method: 'PUT' })
  return { STORAGE_S3_URL: address, STORAGE_S3_KEY: KEY, STORAGE_S3_SECRET: KEY }
}

const OBJECT_SUFFIX = '._S3rver_object'

export function namesInBucket({ folder }: S3, bucketUrl: string, store: string): string[] {
  const storeFolder = path.join(folder, path.basename(bucketUrl), store)
  const names = existsSync(storeFolder) ? readdirSync(storeFolder) : []
  return names
    .filter((name) => name.endsWith(OBJECT_SUFFIX))
    .map((name) => name.slice(0, -OBJECT_SUFFIX.length))
    .sort()
}

/** Writes files to the server's disk, which is faster than uploading them. */
export function putIntoBucket({ folder }: S3, bucketUrl: string, store: string, names: readonly string[]): void {
  const storeFolder = path.join(folder, path.basename(bucketUrl), store)
  mkdirSync(storeFolder, { recursive: true })
  for (const name of names) writeFileSync(path.join(storeFolder, name + OBJECT_SUFFIX), 'x')
}

/** Starts a server in which the handlers of API tests store their files. Returns a function that stops it. */
export default async function storeInS3({ provide }: TestProject): Promise<() => Promise<void>> {
  const { stop, ...s3 } = await startS3()
  provide('s3', s3)
  return stop
}
