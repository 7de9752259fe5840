/// The requester's role. A token of one collection never counts as one of another.

/** The signed-in owner, or undefined. */
function adminOf(e) {
  return e.auth && e.auth.collection().name === 'admins' ? e.auth : undefined
}

/** The signed-in shopper, or undefined. */
function shopperOf(e) {
  return e.auth && e.auth.collection().name === 'users' ? e.auth : undefined
}

/** An event's `actor` and `actorId`. */
function actorOf(e) {
  if (adminOf(e) || e.hasSuperuserAuth()) return { actor: 'owner', actorId: e.auth.id }
  return shopperOf(e) ? { actor: 'shopper', actorId: e.auth.id } : { actor: 'guest', actorId: '' }
}

module.exports = { adminOf, shopperOf, actorOf }
