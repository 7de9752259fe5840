/// Sessions. PocketBase's tokens cannot be revoked one by one, so each carries the id of its session
/// (the claim `sid`), which a renewed token inherits. Signing out on one device stores that id until
/// the token would have expired; the account's other sessions go on.
const { adminOf } = require(`${__hooks}/lib/actors.js`)
const { refuse } = require(`${__hooks}/lib/answers.js`)
const { requestOf } = require(`${__hooks}/lib/http.js`)
const { findById } = require(`${__hooks}/lib/records.js`)

const ENDED = 'ended_sessions'
/** A record's id: 15 lowercase letters and digits. */
const ID_LENGTH = 15
const ID_SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789'
const SESSION_OF_STREAM = 'session'

/** Gives a sign-in's token a session of its own, and a refreshed token that of its predecessor. */
function issue(e) {
  const isRenewal = e.authMethod === '' && e.auth
  const sid = isRenewal
    ? sessionOf(sentToken(e))
    : $security.randomStringWithAlphabet(ID_LENGTH, ID_SIGNS)
  const claims = $security.parseUnverifiedJWT(e.token)
  const key = e.record.tokenKey() + e.record.collection().authToken.secret
  const seconds = claims.exp - Math.floor(Date.now() / 1000)
  e.token = $security.createJWT(Object.assign({}, claims, { sid }), key, seconds)
  e.next()
}

/** Continues a request unless its token belongs to a revoked session. */
function onlyOpen(e, goOn = () => e.next()) {
  if (!e.auth || !findById(e.app, ENDED, sessionOf(sentToken(e)))) return goOn()
  return refuse(e, 401, 'signInNeeded')
}

/** Continues a request of the signed-in owner; others have to sign in. */
function asOwner(e, goOn) {
  return adminOf(e) ? onlyOpen(e, goOn) : refuse(e, 401, 'signInNeeded')
}

/** Continues an event stream of a valid session and stores the session on its client. */
function onlyOpenStream(e) {
  return onlyOpen(e, () => {
    if (e.auth) e.client.set(SESSION_OF_STREAM, sessionOf(sentToken(e)))
    return e.next()
  })
}

/** Revokes the request's session. An invalid token gets the same answer. */
function end(e) {
  if (e.auth && !e.hasSuperuserAuth()) {
    const token = sentToken(e)
    const id = sessionOf(token)
    const expires = new Date($security.parseUnverifiedJWT(token).exp * 1000).toISOString()
    if (!findById(e.app, ENDED, id)) {
      e.app.save(new Record(e.app.findCachedCollectionByNameOrId(ENDED), { id, expires }))
    }
    closeStreams(e.app, id)
  }
  return e.noContent(204)
}

function closeStreams(app, id) {
  const broker = app.subscriptionsBroker()
  const clients = broker.clients()
  for (const key in clients) {
    if (clients[key].get(SESSION_OF_STREAM) === id) broker.unregister(key)
  }
}

/** Deletes revoked sessions whose token has expired. */
function prune(app) {
  const now = new DateTime().string()
  app.db().delete(ENDED, $dbx.exp('expires < {:now}', { now })).execute()
}

/** The session of a token; one issued before sessions existed gets one of its own. */
function sessionOf(token) {
  return $security.parseUnverifiedJWT(token).sid || $security.sha256(token).slice(0, ID_LENGTH)
}

/** The request's token, as PocketBase reads it. */
function sentToken(e) {
  return requestOf(e)
    .header.get('Authorization')
    .replace(/^Bearer /i, '')
}

module.exports = { asOwner, end, issue, onlyOpen, onlyOpenStream, prune }
