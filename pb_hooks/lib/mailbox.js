/// Mails to be sent: a row in the transaction of their cause, so that none is sent without it and
/// none is forgotten.
const { isEmail, mailHtml, plainLine } = require(`${__hooks}/built/domain.js`)

const LONGEST_SUBJECT = 190

/** Puts a mail into the box. `mail` is `{ subject, text }`; what wrote it is its `kind` and `cause`. */
function post(tx, { kind, cause, to, replyTo, mail }) {
  if (!isAddress(to)) return
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
  }
  tx.save(new Record(tx.findCachedCollectionByNameOrId('mails'), facts))
}

/** An address that can stand in a header by itself. */
function isAddress(text) {
  return isEmail(text) && !/[\u0000-\u0020<>()[\],;:"\\\u007f]/.test(text)
}

module.exports = { post }
