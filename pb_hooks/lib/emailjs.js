/// Whether the storefront sends its mails through EmailJS, and to which origin: the server then
/// does not send those. The build's settings decide, so that the two cannot disagree.
const origin = read()

function read() {
  try {
    return JSON.parse(toString($os.readFile(`${__hooks}/built/emailjs.json`))).origin
  } catch (_serverMails) {
    return ''
  }
}

module.exports = { isOn: () => origin !== '', origin }
