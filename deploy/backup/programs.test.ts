import { expect, test } from 'vitest'
import { findProgram } from './programs'

test('a missing release of pg_dump is reported in one line that names the package to install', async () => {
  await expect(findProgram('pg_dump', 99, 'PostgreSQL 99 yedeği')).rejects.toThrow(
    /^pg_dump: (bulunan [\d, ]+|hiç bulunamadı); PostgreSQL 99 yedeği için 99 ya da daha yeni bir sürüm gerekir \(Debian: postgresql-client-99\)\.$/,
  )
})
