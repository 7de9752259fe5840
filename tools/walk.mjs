// npm run walk [-- --calls]
// The files that one order line passes, from the tap in the grid to the owner's desk: for each stage the
// shortest path of calls between its waypoints, read from the sources. `--calls` prints the functions
// too. Fails when a waypoint is gone or nothing leads to the next one.
import { orderLineWalk } from './walk/orderLine.mjs'
import { callGraph, shortestPath } from './walk/callGraph.mjs'
import { optionsOf } from './setup/process/usage.mjs'

const { calls: withCalls } = optionsOf(import.meta.url, {
  calls: { type: 'boolean', default: false },
})
const graph = callGraph(['tsconfig.json', 'src/server/tsconfig.json'])
/** @type {string[]} */
const files = []
/** @type {string[]} */
const rooms = []
for (const { stage, waypoints } of orderLineWalk) {
  const calls = waypoints.flatMap((to, place) => {
    const from = waypoints[place - 1]
    const found = from === undefined ? [to] : shortestPath(graph, from, to).slice(1)
    if (!graph.has(to) || found.length === 0) throw new Error(`${stage}: no call leads to ${to}`)
    return found
  })
  if (stage !== '') console.log(`\n${stage}`)
  for (const call of calls) {
    const [file = ''] = call.split('#')
    const room = file.slice(0, file.lastIndexOf('/'))
    if (!files.includes(file)) {
      console.log(`${String(files.push(file)).padStart(4)} ${file}`)
      if (rooms.at(-1) !== room) rooms.push(room)
    }
    if (withCalls) console.log(`       ${call.slice(file.length + 1)}`)
  }
}
const visits = new Map(rooms.map((room) => [room, rooms.filter((one) => one === room).length]))
const often = [...visits].filter(([, times]) => times >= 3)
console.log(`\n${files.length} files in ${visits.size} rooms`)
console.log(
  `Rooms that it comes back to twice or more: ${often.map(([room]) => room).join(' ') || 'none'}`,
)
