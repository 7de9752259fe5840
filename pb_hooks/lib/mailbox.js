/// Mails to be sent: a row in the transaction of their cause, so that none is sent without it and
/// none is forgotten. Where the storefront sends mails itself, none are written.
const emailjs = require(`${__hooks}/lib/emailjs.js`)
const { isEmail } = require(`${__hooks}/built/domain.js`)

/** Puts a mail into the box. `mail` is `{ subject, text, html }`. */
function post(tx, kind, cause, to, replyTo, mail) {
  if (emailjs.isOn()) return
  const facts = { kind, cause, to, replyTo: isAddress(replyTo) ? replyTo : '', tries: 0 }
  tx.save(new Record(tx.findCollectionByNameOrId('mails'), Object.assign(facts, mail)))
}

/** An address that can stand in a header by itself. */
function isAddress(text) {
  return isEmail(text) && !/[\u0000-\u0020<>()[\],;:"\\\u007f]/.test(text)
}

module.exports = { post }
