/// A request or a save inside one transaction: while `work` runs, the event's own app is it.
function within(e, work) {
  const outer = e.app
  let answer
  try {
    outer.runInTransaction((tx) => {
      e.app = tx
      answer = work(tx)
    })
  } finally {
    e.app = outer
  }
  return answer
}

module.exports = { within }
