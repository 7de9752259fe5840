/// The mail queue: a mail is a row written in the transaction of its cause, so that none is sent
/// without it and none is lost.
const { isEmail, mailHtml, plainLine } = require(`${__hooks}/built/domain.js`)
const { shopOf } = require(`${__hooks}/lib/house.js`)

const LONGEST_SUBJECT = 190
const HOUR_MS = 60 * 60 * 1000

/** The most mails to one address: more than a busy customer causes, too few to flood a mailbox. */
const MOST_TO_ONE = [
  { most: 6, windowMs: HOUR_MS },
  { most: 20, windowMs: 24 * HOUR_MS },
]
/** Kinds that are dropped beyond the limit: the next request queues another. */
const DISPENSABLE = ['reset', 'account', 'newsletter']

/**
 * Queues a mail. `mail` is `{ subject, text }`; `kind` and `cause` name what triggered it. Beyond
 * the recipient's limit it is held for the owner, unless the owner triggered it.
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

/** Whether an address has reached its limit; the shop's own has none. */
function hasEnough(tx, to) {
  if ($os.getenv('DARZI_LIMITS') === 'off') return false
  if (to.toLowerCase() === shopOf(tx).email.toLowerCase()) return false
  return MOST_TO_ONE.some(({ most, windowMs }) => {
    const since = new Date(Date.now() - windowMs).toISOString().replace('T', ' ')
    const recent = '"to" = {:to} COLLATE NOCASE AND created > {:since} AND held = \'\''
    return tx.countRecords('mails', $dbx.exp(recent, { to, since })) >= most
  })
}

/** An address that is safe as a whole header value. */
function isAddress(text) {
  return isEmail(text) && !/[\u0000-\u0020<>()[\],;:"\\\u007f]/.test(text)
}

module.exports = { post }
