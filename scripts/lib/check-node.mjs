// Imported first: a Node that is too old should say so, and not fail at something it does not know.
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`✗ Node.js: bulunan ${process.versions.node}; beklenen 20.19 ya da üstü.`)
  process.exit(1)
}
