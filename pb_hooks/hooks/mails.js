// The owner's actions on mails: send one again, send or discard held ones.

/** Handles every error of a write. @type {(e: core.RequestEvent) => void} */
const handleErrors = (e) => require(`${__hooks}/built/server.js`).handleErrors(e)

routerAdd(
  'POST',
  '/api/owner/mails/{id}/resend',
  (e) => require(`${__hooks}/built/server.js`).resendMail(e),
  handleErrors,
)
routerAdd(
  'POST',
  '/api/owner/mails/{id}/discard',
  (e) => require(`${__hooks}/built/server.js`).discardMail(e),
  handleErrors,
)
routerAdd(
  'POST',
  '/api/owner/held-mails/send',
  (e) => require(`${__hooks}/built/server.js`).sendHeldMails(e),
  handleErrors,
)
routerAdd(
  'POST',
  '/api/owner/held-mails/discard',
  (e) => require(`${__hooks}/built/server.js`).discardHeldMails(e),
  handleErrors,
)
