import { isDeclared, shortestPath } from './callGraph.mjs'

/**
 * A stage of a walk, and the chains of functions that it passes: each function of a chain calls the
 * next one, perhaps through others.
 * @typedef {{ stage: string, chains: readonly (readonly string[])[] }} Stage
 */

/** A file that the walk enters for the first time. @typedef {{ file: string, calls: string[] }} Visit */

/**
 * The files of each stage in the order in which the walk enters them. Fails if a waypoint no longer
 * exists or no call path leads to the next one.
 * @param {readonly Stage[]} stages
 * @returns {{ stage: string, visits: Visit[] }[]}
 */
export function walkThrough(stages) {
  /** @type {Map<string, Visit>} */
  const seen = new Map()
  return stages.map(({ stage, chains }) => {
    /** @type {Visit[]} */
    const visits = []
    for (const call of chains.flatMap(callsOf)) {
      const [file = '', name = ''] = call.split('#')
      const visit = seen.get(file) ?? { file, calls: [] }
      if (!seen.has(file)) visits.push(visit)
      if (!visit.calls.includes(name)) visit.calls.push(name)
      seen.set(file, visit)
    }
    return { stage, visits }
  })
}

/** @param {readonly string[]} waypoints @returns {string[]} */
function callsOf(waypoints) {
  return waypoints.flatMap((to, place) => {
    if (!isDeclared(to)) throw new Error(`${to} no longer exists: update tools/walk/orderLine.mjs.`)
    const from = waypoints[place - 1]
    if (from === undefined) return [to]
    const path = shortestPath(from, to).slice(1)
    if (path.length === 0)
      throw new Error(`No call path from ${from} to ${to}: update tools/walk/orderLine.mjs.`)
    return path
  })
}

/** @param {string} file */
export function roomOf(file) {
  return file.slice(0, file.lastIndexOf('/'))
}

/**
 * How often the walk enters each room.
 * @param {readonly { visits: readonly Visit[] }[]} walk
 * @returns {Map<string, number>}
 */
export function roomVisits(walk) {
  const rooms = walk.flatMap(({ visits }) => visits.map(({ file }) => roomOf(file)))
  const entered = rooms.filter((room, place) => room !== rooms[place - 1])
  return new Map(entered.map((room) => [room, entered.filter((one) => one === room).length]))
}

/**
 * The walk as docs/architecture.md lists it: a stage, its rooms, and the files in them.
 * @param {readonly { stage: string, visits: readonly Visit[] }[]} walk
 * @returns {string[]}
 */
export function listOf(walk) {
  return walk.map(({ stage, visits }) => {
    /** @type {Map<string, string[]>} */
    const rooms = new Map()
    for (const { file } of visits) {
      const room = roomOf(file)
      const name = file.slice(room.length + 1).replace(/\.tsx?$/, '')
      rooms.set(room, [...(rooms.get(room) ?? []), name])
    }
    const places = [...rooms].map(
      ([room, names]) => `\`${room.replace('src/', '')}\` (${names.join(', ')})`,
    )
    return `- **${stage}.** ${places.join(', ')}`
  })
}
