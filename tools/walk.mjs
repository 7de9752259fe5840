// npm run walk [-- --calls | --docs]
// The files that one order line passes, from the tap in the grid to the owner's desk: for each stage the
// shortest path of calls between its waypoints, read from the sources. `--calls` prints the functions
// too, `--docs` the list in docs/architecture.md. Fails if a waypoint no longer exists or no call
// path leads to the next one.
import { orderLineWalk } from './walk/orderLine.mjs'
import { listOf, roomVisits, walkThrough } from './walk/walk.mjs'
import { optionsOf } from './setup/process/usage.mjs'

const { calls: withCalls, docs } = optionsOf(import.meta.url, {
  calls: { type: 'boolean', default: false },
  docs: { type: 'boolean', default: false },
})
const walk = walkThrough(orderLineWalk)
if (docs) {
  console.log(listOf(walk).join('\n'))
  process.exit()
}
let files = 0
for (const { stage, visits } of walk) {
  console.log(`\n${stage}`)
  for (const { file, calls } of visits) {
    files += 1
    console.log(`${String(files).padStart(4)} ${file}`)
    if (withCalls) console.log(`       ${calls.join(', ')}`)
  }
}
const rooms = roomVisits(walk)
const often = [...rooms].filter(([, times]) => times >= 3)
console.log(`\n${files} files in ${rooms.size} rooms`)
console.log(
  `Entered three times or more: ${often.map(([room, times]) => `${room} (${times})`).join(' ') || 'none'}`,
)
