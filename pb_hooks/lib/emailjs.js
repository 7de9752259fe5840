/// Whether the storefront sends its mails through EmailJS, and where to: the server then sends none for
/// the same cause. What the build was made with decides, so that the two can never disagree.
const origin = read()

function read() {
  try {
    return JSON.parse(toString($os.readFile(`${__hooks}/built/emailjs.json`))).origin
  } catch (_serverMails) {
    return ''
  }
}

module.exports = { isOn: () => origin !== '', origin }
