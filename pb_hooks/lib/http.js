/// Headers of a request and its answer. A record's event has them one step deeper than a route's.

/** The headers of the answer. */
function answerHeaders(e) {
  return (e.response || e.requestEvent.response).header()
}

/** The request itself. */
function requestOf(e) {
  return e.request || e.requestEvent.request
}

/** A header of the request; empty when it was not sent. */
function askedHeader(e, name) {
  return requestOf(e).header.get(name)
}

module.exports = { answerHeaders, askedHeader, requestOf }
