import { env, EnvError } from '@/lib/env'

try {
  env()
} catch (error) {
  if (!(error instanceof EnvError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
