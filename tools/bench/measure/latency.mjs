/**
 * Requests the paths in turn for a while and measures the response times.
 * @param {string} url of the shop, without a slash at its end
 * @param {readonly string[]} paths
 * @param {{ seconds: number, clients: number }} load `clients` run concurrently
 * @returns {Promise<{ answers: number, perSecond: number, p50Ms: number, p95Ms: number, p99Ms: number }>}
 */
export async function latency(url, paths, { seconds, clients }) {
  /** @type {number[]} */
  const times = []
  const began = performance.now()
  const end = began + seconds * 1000
  const client = async (/** @type {number} */ first) => {
    for (let turn = first; performance.now() < end; turn += 1) {
      const asked = performance.now()
      const answer = await fetch(url + paths[turn % paths.length])
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`)
      times.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, index) => client(index)))
  const took = (performance.now() - began) / 1000
  times.sort((one, other) => one - other)
  const at = (/** @type {number} */ share) => round(times[Math.floor(share * times.length)] ?? 0)
  return {
    answers: times.length,
    perSecond: Math.round(times.length / took),
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    p99Ms: at(0.99),
  }
}

/** @param {number} ms */
function round(ms) {
  return Math.round(ms * 10) / 10
}
