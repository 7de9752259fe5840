/// Whether the storefront sends its mails through EmailJS; the server then sends none of its own.
module.exports = { isOn: () => Boolean($os.getenv('VITE_EMAILJS_PUBLIC_KEY')) }
