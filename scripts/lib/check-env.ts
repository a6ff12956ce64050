import { demoAccount } from '@/lib/accounts/demo-account'
import { env, EnvError, storageAddress } from '@/lib/platform/env'

/** Checks the site's variables. In demo mode it prints a line with the credentials of the demo account. */
try {
  const demo = demoAccount(env())
  storageAddress()
  if (demo) console.log(`demo: ${demo.email} / ${env().ADMIN_PASSWORD ? '(ADMIN_PASSWORD)' : demo.password}`)
} catch (error) {
  if (!(error instanceof EnvError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
