// Imported first, so that a Node that is too old prints a clear message instead of a syntax error.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `✗ Node.js: bulunan ${process.versions.node}; beklenen 20.19 ya da üstü. Yenisini https://nodejs.org adresinden kurun.`,
  )
  process.exit(1)
}
