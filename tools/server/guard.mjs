// Runs a server while the process that started this program lives. The parent holds the other end
// of standard input; when it exits, even by kill -9, the pipe closes and the server is stopped.
// Usage: node guard.mjs <binary> <arguments…>. The line "kill" on standard input kills at once.
import { spawn } from 'node:child_process'

const GRACE_MS = 4_000

const [binary = '', ...args] = process.argv.slice(2)
const server = spawn(binary, args, { stdio: ['ignore', 'inherit', 'inherit'], windowsHide: true })

server.once('error', (error) => {
  console.error(error.message)
  process.exit(1)
})
server.once('exit', (code) => process.exit(code ?? 1))

function stop() {
  server.kill('SIGTERM')
  setTimeout(() => server.kill('SIGKILL'), GRACE_MS).unref()
}

process.stdin.setEncoding('utf8')
process.stdin.on('data', (text) => String(text).includes('kill') && server.kill('SIGKILL'))
process.stdin.once('end', stop)
process.stdin.once('error', stop)
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, stop)
// A parent that has exited cannot read what the server still prints.
process.stdout.on('error', () => {})
process.stderr.on('error', () => {})
