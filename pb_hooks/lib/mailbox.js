/// Mails to be sent: a row in the transaction of their cause, so that none is sent without it and
/// none is forgotten.
const { isEmail, mailHtml, plainLine } = require(`${__hooks}/built/domain.js`)
const { shopOf } = require(`${__hooks}/lib/house.js`)

const LONGEST_SUBJECT = 190
const HOUR_MS = 60 * 60 * 1000

/** What anyone can have sent to one address: a busy customer gets fewer, and no mailbox is filled. */
const MOST_TO_ONE = [
  { most: 6, windowMs: HOUR_MS },
  { most: 20, windowMs: 24 * HOUR_MS },
]
/** Nobody misses one of these: the next request writes another. */
const DISPENSABLE = ['reset', 'account', 'newsletter']

/**
 * Puts a mail into the box. `mail` is `{ subject, text }`; what wrote it is its `kind` and `cause`. One
 * beyond the limit of its recipient waits for the owner, unless it is the owner who causes it.
 */
function post(tx, { kind, cause, to, replyTo, mail, byOwner = false }) {
  if (!isAddress(to)) return
  const isTooMany = !byOwner && hasEnough(tx, to)
  if (isTooMany && DISPENSABLE.includes(kind)) return
  const facts = {
    kind,
    cause,
    to,
    replyTo: isAddress(replyTo) ? replyTo : '',
    subject: plainLine(mail.subject).slice(0, LONGEST_SUBJECT),
    text: mail.text,
    html: mailHtml(mail.text),
    tries: 0,
    nextTry: new DateTime(),
    held: isTooMany ? 'limit' : '',
  }
  tx.save(new Record(tx.findCachedCollectionByNameOrId('mails'), facts))
}

/** Whether an address has had its mails for now; the house itself gets as many as there are. */
function hasEnough(tx, to) {
  if ($os.getenv('DARZI_LIMITS') === 'off') return false
  if (to.toLowerCase() === shopOf(tx).email.toLowerCase()) return false
  return MOST_TO_ONE.some(({ most, windowMs }) => {
    const since = new Date(Date.now() - windowMs).toISOString().replace('T', ' ')
    const recent = '"to" = {:to} COLLATE NOCASE AND created > {:since} AND held = \'\''
    return tx.countRecords('mails', $dbx.exp(recent, { to, since })) >= most
  })
}

/** An address that can stand in a header by itself. */
function isAddress(text) {
  return isEmail(text) && !/[\u0000-\u0020<>()[\],;:"\\\u007f]/.test(text)
}

module.exports = { post }
