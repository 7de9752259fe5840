/// Request and response headers. A record event nests them one level deeper than a route event.

/** The headers of the answer. */
function answerHeaders(e) {
  return (e.response || e.requestEvent.response).header()
}

/** The request itself. */
function requestOf(e) {
  return e.request || e.requestEvent.request
}

/** A request header; empty when it was not sent. */
function askedHeader(e, name) {
  return requestOf(e).header.get(name)
}

module.exports = { answerHeaders, askedHeader, requestOf }
